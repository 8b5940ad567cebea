import { expect, test } from 'vitest';
import { branches } from '../../../../scripts/sandbox/seed/shop.ts';
import {
  branchJsonLd,
  branchListJsonLd,
  branchReferences,
  postalAddress,
} from '../../../../src/features/branches/jsonLd.ts';
import { withSlugs, type BranchWithSlug } from '../../../../src/features/branches/branchSlugs.ts';
import { validateJsonLd } from '../../../support/jsonLd.ts';

const context = { '@context': 'https://schema.org' };
const entries = withSlugs(branches);
const firstBranchJsonLd = branchJsonLd(
  'https://clavija.example',
  entries[0] as BranchWithSlug,
  'https://clavija.example/vistas/tienda.jpg',
);

test('R2.8 a branch has the properties that search engines require, and no opening hours if these are unknown', () => {
  expect(validateJsonLd(JSON.stringify({ ...context, ...firstBranchJsonLd }))).toEqual([]);
  expect(
    branchJsonLd('https://x.example', { ...(entries[0] as BranchWithSlug), id: '77' }, 'https://x.example/x.jpg'),
  ).not.toHaveProperty('openingHoursSpecification');
});

test('R2.11 an address omits what is not known', () => {
  const branch = {
    ...(entries[0] as BranchWithSlug),
    street: '',
    number: '',
    neighbourhood: '',
    postalCode: '',
    state: '',
  };
  const address = { '@type': 'PostalAddress', addressLocality: branch.city, addressCountry: 'MX' };
  expect(JSON.parse(JSON.stringify(postalAddress(branch)))).toEqual(address);
});

test('R2.11 a branch has the URL of its page; home and /sucursales refer to it', () => {
  const url = 'https://clavija.example/sucursales/guadalajara-centro';
  expect(firstBranchJsonLd).toMatchObject({ '@id': `${url}#branch`, url });
  expect(branchReferences('https://clavija.example', entries)[0]).toEqual({ '@id': firstBranchJsonLd['@id'] });
  const list = branchListJsonLd('https://clavija.example', entries);
  expect(validateJsonLd(JSON.stringify({ ...context, ...list }))).toEqual([]);
  expect(list).toMatchObject({ itemListElement: [{ position: 1, url }, {}, {}, {}, {}, {}] });
});

test('Metadata: validateJsonLd reports invalid properties, unknown types and a missing context', () => {
  const invalid = { ...firstBranchJsonLd, address: { ...(firstBranchJsonLd['address'] as object), postalCode: '441' } };
  expect(validateJsonLd(JSON.stringify({ ...context, '@graph': [firstBranchJsonLd, invalid] }))).toHaveLength(1);
  expect(validateJsonLd(JSON.stringify({ ...context, '@type': 'Person' }))).toHaveLength(1);
  expect(validateJsonLd(JSON.stringify(firstBranchJsonLd))).toHaveLength(1);
});
