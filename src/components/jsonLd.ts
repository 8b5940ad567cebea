import type { Crumb } from './Crumbs.tsx';
import type { Returns } from '../lib/owner.ts';

/** The way to a page from the home page (schema.org/BreadcrumbList). @param address of the page itself, in full */
export const breadcrumbsJsonLd = (
  crumbs: readonly Crumb[],
  origin: string,
  address: string,
): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Inicio', address: '/' }, ...crumbs].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: crumb.address ? origin + crumb.address : address,
  })),
});

type Data = Record<string, unknown>;

/** What the shop takes back, for search engines (schema.org/MerchantReturnPolicy). */
export const returnPolicy = ({ days, at }: Returns): Data => ({
  '@type': 'MerchantReturnPolicy',
  ...country(),
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
  returnMethod: `https://schema.org/${at === 'sucursal' ? 'ReturnInStore' : 'ReturnByMail'}`,
  returnFees: 'https://schema.org/FreeReturn',
});

function country(): Data {
  return { applicableCountry: 'MX', returnPolicyCountry: 'MX' };
}

/** The same for what is not taken back. */
export const noReturns: Data = {
  '@type': 'MerchantReturnPolicy',
  ...country(),
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
};
