import { itemListJsonLd } from '../../components/commonJsonLd.ts';
import { branchAddress, branchName } from '../../components/branch.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { buying, shop } from '../../shop.ts';
import { branchDetails, branchPhone } from '../../shop/branchDetails.ts';
import { branchPath, type BranchWithSlug } from './branchSlugs.ts';
import { toOpeningHoursSpecification } from './weekHours.ts';

const toJsonLdId = (origin: string, branch: BranchWithSlug): string => `${origin}${branchPath(branch)}#branch`;

/**
 * Describes a branch for search engines (schema.org/ElectronicsStore), from the API and shop.ts. Only its own page has
 * it; others refer to it.
 * @param picture full URL of the shop's Open Graph image
 */
export function branchJsonLd(origin: string, branch: BranchWithSlug, picture: string): Record<string, unknown> {
  const { hours } = branchDetails[branch.id] ?? {};
  return {
    '@type': 'ElectronicsStore',
    '@id': toJsonLdId(origin, branch),
    name: `${shop.name} ${branchName(branch)}`,
    image: picture,
    parentOrganization: { '@id': `${origin}/#shop` },
    telephone: `+52 ${branchPhone(branch.id)}`,
    url: origin + branchPath(branch),
    ...(buying.payment && { paymentAccepted: buying.payment.accepted }),
    ...(hours && { openingHoursSpecification: hours.map(toOpeningHoursSpecification) }),
    address: postalAddress(branch),
  };
}

/** References to the data of branches, for the home page. */
export const branchReferences = (origin: string, branches: readonly BranchWithSlug[]): Record<string, unknown>[] =>
  branches.map((branch) => ({ '@id': toJsonLdId(origin, branch) }));

/** The list of branches of /sucursales, by the URLs of their pages. */
export const branchListJsonLd = (origin: string, branches: readonly BranchWithSlug[]): Record<string, unknown> =>
  itemListJsonLd(branches.map((branch) => origin + branchPath(branch)));

/** Describes an address for search engines; what is not known is undefined, which JSON omits. */
export const postalAddress = (branch: Branch): Record<string, unknown> => ({
  '@type': 'PostalAddress',
  streetAddress: branchAddress(branch)[0] || undefined,
  addressLocality: branch.city || undefined,
  addressRegion: branch.state || undefined,
  postalCode: branch.postalCode || undefined,
  addressCountry: 'MX',
});
