import { expect, test } from 'vitest';
import { createMutations } from '../support/catalogueMutations.ts';
import { createCatalogue } from '../support/createCatalogue.ts';

test('R11.7 each mutated field of a catalogue differs, including those in lists with one item or none', () => {
  const catalogue = createCatalogue(3);
  const mutations = createMutations(catalogue);
  expect(mutations.map(({ changedField }) => changedField)).toEqual(
    expect.arrayContaining(['products: pictures', 'lists: bestSellers', 'lists: offers', 'sliders']),
  );
  for (const { changedField, catalogue: mutated } of mutations) expect(mutated, changedField).not.toEqual(catalogue);
});
