import { expect, test } from 'vitest';
import { branches } from '../../../../scripts/sandbox/seed/shop.ts';
import { branchData } from '../../../../src/features/branches/jsonLd.ts';
import type { Branch } from '../../../../src/contract/catalogue.ts';
import { findStructuredDataFaults } from '../../../support/structured.ts';

const context = { '@context': 'https://schema.org' };
const store = branchData('https://clavija.example', branches[0] as Branch, 'https://clavija.example/vistas/tienda.jpg');

test('R2.8 a branch has the properties that search engines require', () => {
  expect(findStructuredDataFaults(JSON.stringify({ ...context, ...store }))).toEqual([]);
  expect(
    branchData('https://x.example', { ...(branches[0] as Branch), id: '77' }, 'https://x.example/x.jpg'),
  ).not.toHaveProperty('openingHoursSpecification');
});

test('Metadata: the check of structured data finds missing properties and unknown types', () => {
  const wrong = { ...store, address: { ...(store['address'] as object), postalCode: '441' } };
  expect(findStructuredDataFaults(JSON.stringify({ ...context, '@graph': [store, wrong] }))).toHaveLength(1);
  expect(findStructuredDataFaults(JSON.stringify({ ...context, '@type': 'Person' }))).toHaveLength(1);
  expect(findStructuredDataFaults(JSON.stringify(store))).toHaveLength(1);
});
