import { expect, test } from 'vitest';
import { branches } from '../../../../scripts/sandbox/seed/shop.ts';
import { branchJsonLd, branchListJsonLd, branchReferences } from '../../../../src/features/branches/jsonLd.ts';
import { withSlugs, type BranchEntry } from '../../../../src/features/branches/branchSlugs.ts';
import { structuredDataFaults } from '../../../support/structured.ts';

const context = { '@context': 'https://schema.org' };
const all = withSlugs(branches);
const store = branchJsonLd(
  'https://clavija.example',
  all[0] as BranchEntry,
  'https://clavija.example/vistas/tienda.jpg',
);

test('R2.8 a branch has the properties that search engines require', () => {
  expect(structuredDataFaults(JSON.stringify({ ...context, ...store }))).toEqual([]);
  expect(
    branchJsonLd('https://x.example', { ...(all[0] as BranchEntry), id: '77' }, 'https://x.example/x.jpg'),
  ).not.toHaveProperty('openingHoursSpecification');
});

test('R2.11 its data has the URL of its page; home and /sucursales refer to it', () => {
  const url = 'https://clavija.example/sucursales/guadalajara-centro';
  expect(store).toMatchObject({ '@id': `${url}#branch`, url });
  expect(branchReferences('https://clavija.example', all)[0]).toEqual({ '@id': store['@id'] });
  const list = branchListJsonLd('https://clavija.example', all);
  expect(structuredDataFaults(JSON.stringify({ ...context, ...list }))).toEqual([]);
  expect(list).toMatchObject({ itemListElement: [{ position: 1, url }, {}, {}, {}, {}, {}] });
});

test('Metadata: the check of structured data finds missing properties and unknown types', () => {
  const wrong = { ...store, address: { ...(store['address'] as object), postalCode: '441' } };
  expect(structuredDataFaults(JSON.stringify({ ...context, '@graph': [store, wrong] }))).toHaveLength(1);
  expect(structuredDataFaults(JSON.stringify({ ...context, '@type': 'Person' }))).toHaveLength(1);
  expect(structuredDataFaults(JSON.stringify(store))).toHaveLength(1);
});
