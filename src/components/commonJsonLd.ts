import type { Breadcrumb } from './Breadcrumbs.tsx';
import type { Returns } from '../shop/types.ts';

type Data = Record<string, unknown>;

/** The breadcrumbs of a page (schema.org/BreadcrumbList). @param url full URL of the page itself */
export const breadcrumbsJsonLd = (breadcrumbs: readonly Breadcrumb[], origin: string, url: string): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Inicio', url: '/' }, ...breadcrumbs].map((breadcrumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: breadcrumb.name,
    item: breadcrumb.url ? origin + breadcrumb.url : url,
  })),
});

/** A list of pages by their full URLs, in order (schema.org/ItemList). */
export const itemListJsonLd = (urls: readonly string[]): Data => ({
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});

const country = { applicableCountry: 'MX', returnPolicyCountry: 'MX' };

/** The return policy (schema.org/MerchantReturnPolicy); only new products unless `includesUsed`. */
export const returnPolicy = ({ days, method, includesUsed }: Returns): Data => ({
  '@type': 'MerchantReturnPolicy',
  ...country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  ...(!includesUsed && { itemCondition: 'https://schema.org/NewCondition' }),
  returnMethod: `https://schema.org/${method === 'sucursal' ? 'ReturnInStore' : 'ReturnByMail'}`,
  returnFees: 'https://schema.org/FreeReturn',
});

/** The policy for products that the shop does not take back. */
export const noReturns: Data = {
  '@type': 'MerchantReturnPolicy',
  ...country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
};
