import type { Returns } from '../lib/owner.ts';

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
