import type { Branch } from '../../contract/fields.ts';
import { shop } from '../../shop.ts';
import { branchData } from '../branches/structured.ts';

type Data = Record<string, unknown>;

/** The shop, its site with its search, and each branch (schema.org). */
export const shopData = (origin: string, branches: readonly Branch[]): Data => ({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#shop`,
      name: shop.name,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      email: shop.email,
      telephone: `+52 ${shop.phone}`,
      sameAs: [shop.social.address],
    },
    {
      '@type': 'WebSite',
      name: shop.name,
      url: `${origin}/`,
      inLanguage: 'es-MX',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/busqueda?busqueda={busqueda}` },
        'query-input': 'required name=busqueda',
      },
    },
    ...branches.map((branch) => branchData(origin, branch)),
  ],
});
