import { expect, test } from 'vitest';
import { categoryNameInSentence } from '../../../src/components/categoryName.ts';
import { defaultState } from '../../../src/components/filters/listState.ts';
import { NoMatch } from '../../../src/features/listing/NoMatch.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

test.each([
  ['Fundas', [], 'fundas'],
  ['CABLES USB-C', [], 'cables USB-C'],
  ['iPhone', [], 'iPhone'],
  ['Baseus cargadores', ['Baseus'], 'Baseus cargadores'],
])('R4.12 within a sentence the category %s with the brands %j is «%s»', (name, brands, expected) => {
  const category = categoryNameInSentence({ name, products: brands.map((brand) => ({ brand })) });
  expect(category).toBe(expected);
  const phone = { name: 'Galaxy A54', products: 3 };
  const html = renderToStaticMarkup(
    <NoMatch state={{ ...defaultState, phone: 'galaxy-a54' }} category={category} phone={phone} />,
  );
  expect(html).toContain(`Aún no hay ${expected} para Galaxy A54.`);
});
