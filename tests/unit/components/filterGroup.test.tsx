import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FilterGroup, FoundValues } from '../../../src/components/filters/FilterGroup.tsx';
import { maxFirstValues, type Facet } from '../../../src/components/filters/facets.ts';
import { defaultState } from '../../../src/components/filters/listState.ts';
import { maxWithoutFilter } from '../../../src/lib/nameList.ts';

const facetOf = (count: number): Facet => ({
  name: 'brands',
  title: 'Marca',
  values: Array.from({ length: count }, (_, index) => ({ id: `m${index}`, value: `Marca ${index}`, count: 3 })),
  distinct: count,
});

const rendered = (count: number, brands: string[] = []): string =>
  renderToStaticMarkup(
    <FilterGroup
      facet={facetOf(count)}
      state={{ ...defaultState, brands }}
      onChange={() => undefined}
      loadAllValues={() => undefined}
    />,
  );

describe('R4.8 a group of filters', () => {
  test('that is too long to be read has a field, a shorter one has none', () => {
    expect(rendered(maxWithoutFilter + 1)).toContain('aria-label="Buscar marca"');
    expect(rendered(maxWithoutFilter)).not.toContain('Buscar marca');
  });

  test('comes with its most frequent values and what is checked', () => {
    const html = rendered(30, ['Marca 25']);
    expect(html.match(/type="checkbox"/g)).toHaveLength(maxFirstValues + 1);
    expect(html).toContain(`Ver ${30 - maxFirstValues - 1} más`);
  });
});

describe('R4.8 the values that hold what is typed', () => {
  const found = (typed: string, checked: string[] = [], count = 30): string =>
    renderToStaticMarkup(
      <FoundValues
        values={facetOf(count).values}
        isSelected={({ value }) => checked.includes(value)}
        typed={typed}
        toCheckbox={({ value }) => <i key={value}>{value}</i>}
      />,
    );
  const values = (html: string): (string | undefined)[] =>
    [...html.matchAll(/<i>([^<]*)<\/i>/g)].map(([, value]) => value);

  test('in any case and order of words; what is checked is first and stays', () => {
    expect(values(found('29 MARCA'))).toEqual(['Marca 29']);
    expect(values(found('marca 29', ['Marca 3']))).toEqual(['Marca 3', 'Marca 29']);
  });

  test('are told, none and too many too', () => {
    expect(found('xyz')).toContain('Nada con «xyz»');
    expect(found('marca', [], 100)).toContain('100 con «marca»: aquí están las primeras 60');
    expect(values(found('marca', [], 100))).toHaveLength(60);
  });
});
