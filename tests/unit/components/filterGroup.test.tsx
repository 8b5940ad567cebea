import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FilterGroup, MatchingValues } from '../../../src/components/filters/FilterGroup.tsx';
import { maxInitialValues, type Facet } from '../../../src/components/filters/facets.ts';
import { defaultState } from '../../../src/components/filters/listState.ts';
import { maxNamesWithoutFilter } from '../../../src/lib/nameList.ts';

const createFacet = (count: number): Facet => ({
  name: 'brands',
  title: 'Marca',
  values: Array.from({ length: count }, (_, index) => ({ id: `m${index}`, value: `Marca ${index}`, count: 3 })),
  valueCount: count,
});

const renderGroup = (count: number, brands: string[] = []): string =>
  renderToStaticMarkup(
    <FilterGroup
      facet={createFacet(count)}
      state={{ ...defaultState, brands }}
      onChange={() => undefined}
      loadAllValues={() => undefined}
    />,
  );

describe('R4.8 a group of filters', () => {
  test('has a search field only if it has many values', () => {
    expect(renderGroup(maxNamesWithoutFilter + 1)).toContain('aria-label="Buscar marca"');
    expect(renderGroup(maxNamesWithoutFilter)).not.toContain('Buscar marca');
  });

  test('shows only its initial values and the selected ones', () => {
    const html = renderGroup(30, ['Marca 25']);
    expect(html.match(/type="checkbox"/g)).toHaveLength(maxInitialValues + 1);
    expect(html).toContain(`Ver ${30 - maxInitialValues - 1} más`);
  });
});

describe('R4.8 the values that contain a typed text', () => {
  const renderMatching = (typed: string, checked: string[] = [], count = 30): string =>
    renderToStaticMarkup(
      <MatchingValues
        values={createFacet(count).values}
        isSelected={({ value }) => checked.includes(value)}
        typed={typed}
        toCheckbox={({ value }) => <i key={value}>{value}</i>}
      />,
    );
  const parseValues = (html: string): (string | undefined)[] =>
    [...html.matchAll(/<i>([^<]*)<\/i>/g)].map(([, value]) => value);

  test('match in any case and order of words; selected values stay, and come first', () => {
    expect(parseValues(renderMatching('29 MARCA'))).toEqual(['Marca 29']);
    expect(parseValues(renderMatching('marca 29', ['Marca 3']))).toEqual(['Marca 3', 'Marca 29']);
  });

  test('have a message if there are none or too many', () => {
    expect(renderMatching('xyz')).toContain('Nada con «xyz»');
    expect(renderMatching('marca', [], 100)).toContain('100 con «marca»: aquí están las primeras 60');
    expect(parseValues(renderMatching('marca', [], 100))).toHaveLength(60);
  });
});
