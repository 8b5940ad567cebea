import { describe, expect, test } from 'vitest';
import { toCard } from '../../../../src/components/card.ts';
import { listJsonLd } from '../../../../src/features/listing/listPages.ts';
import { createProduct } from '../../../support/productFactory.ts';

const origin = 'https://clavija.example';

describe('JSON-LD of a list', () => {
  const breadcrumbs = [{ name: 'Cables' }];
  const cards = ['7', '501'].map((id) => toCard(createProduct({ id })));
  const createData = (pageNumber: number) =>
    listJsonLd({ breadcrumbs, cards, base: '/categoria/cables', pageNumber }, origin);

  test('R1.6 the first page lists the URLs of the products in order', () => {
    const [breadcrumbs, list] = createData(1);
    expect(breadcrumbs?.['itemListElement']).toMatchObject([
      { item: `${origin}/` },
      { item: `${origin}/categoria/cables` },
    ]);
    expect(list?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, url: `${origin}/producto/7` },
      { '@type': 'ListItem', position: 2, url: `${origin}/producto/501` },
    ]);
  });

  test('later pages and empty lists have only breadcrumbs', () => {
    expect(createData(2)).toHaveLength(1);
    expect(createData(2)[0]?.['itemListElement']).toMatchObject([{}, { item: `${origin}/categoria/cables/2` }]);
    expect(listJsonLd({ breadcrumbs, cards: [], base: '/ofertas', pageNumber: 1 }, origin)).toHaveLength(1);
  });
});
