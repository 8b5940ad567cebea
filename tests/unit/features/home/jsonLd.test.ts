import { expect, test } from 'vitest';
import { withSlugs } from '../../../../src/features/branches/branchSlugs.ts';
import { shopJsonLd } from '../../../../src/features/home/jsonLd.ts';

const origin = 'https://clavija.example';

test('R2.11 the JSON-LD of the home page has the shop, its search and references to its branches', () => {
  const branch = {
    id: '1',
    postalCode: '44100',
    neighbourhood: 'Centro',
    street: 'Av. Juárez',
    number: '482',
    city: 'Guadalajara',
    state: 'Jalisco',
  };
  expect(shopJsonLd(origin, withSlugs([branch]), branch, `${origin}/vistas/tienda.jpg`)['@graph']).toMatchObject([
    {
      '@type': 'Organization',
      address: { addressLocality: 'Guadalajara' },
      image: `${origin}/vistas/tienda.jpg`,
      subOrganization: [{ '@id': `${origin}/sucursales/guadalajara-centro#branch` }],
    },
    { '@type': 'WebSite', potentialAction: { target: { urlTemplate: `${origin}/busqueda?busqueda={busqueda}` } } },
  ]);
});
