import { branchAddress, branchName } from '../../components/branch.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { branchDetails, buying, shop } from '../../shop.ts';
import { toOpeningHoursSpecification } from './openingHours.ts';

/** The address of a branch's card on /sucursales. */
const branchAnchor = ({ id }: Branch): string => `/sucursales#sucursal-${id}`;

/**
 * Describes a branch for search engines (schema.org/ElectronicsStore), from the API and shop.ts.
 * @param picture full address of the shop's picture
 */
export function branchData(origin: string, branch: Branch, picture: string): Record<string, unknown> {
  const { phone = shop.phone, hours } = branchDetails[branch.id] ?? {};
  return {
    '@type': 'ElectronicsStore',
    '@id': origin + branchAnchor(branch),
    name: `${shop.name} ${branchName(branch)}`,
    image: picture,
    parentOrganization: { '@id': `${origin}/#shop` },
    telephone: `+52 ${phone}`,
    url: origin + branchAnchor(branch),
    ...(buying.payment && { paymentAccepted: buying.payment.accepted }),
    ...(hours && { openingHoursSpecification: hours.map(toOpeningHoursSpecification) }),
    address: postalAddress(branch),
  };
}

/** The address of a branch (schema.org/PostalAddress). */
export const postalAddress = (branch: Branch): Record<string, unknown> => ({
  '@type': 'PostalAddress',
  streetAddress: branchAddress(branch)[0],
  addressLocality: branch.city,
  addressRegion: branch.state,
  postalCode: branch.postalCode,
  addressCountry: 'MX',
});
