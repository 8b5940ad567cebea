import { branchAddress, branchName } from '../../components/branch.ts';
import type { Branch } from '../../contract/fields.ts';
import { branchDetails, shop } from '../../shop.ts';
import { openingHours } from './openingHours.ts';

/** The part of /sucursales that is about a branch. */
export const branchAnchor = ({ id }: Branch): string => `/sucursales#sucursal-${id}`;

/**
 * A branch for search engines (schema.org/ElectronicsStore): what the API and the owner tell, nothing else.
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
    ...(hours && { openingHoursSpecification: hours.map(openingHours) }),
    address: postalAddress(branch),
  };
}

/** Where a branch is (schema.org/PostalAddress). */
export const postalAddress = (branch: Branch): Record<string, unknown> => ({
  '@type': 'PostalAddress',
  streetAddress: branchAddress(branch)[0],
  addressLocality: branch.city,
  addressRegion: branch.state,
  postalCode: branch.postalCode,
  addressCountry: 'MX',
});
