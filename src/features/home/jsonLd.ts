import type { Branch } from '../../contract/catalogue.ts';
import { returnPolicy } from '../../components/commonJsonLd.ts';
import { about, legal, returns, shop } from '../../shop.ts';
import type { BranchWithSlug } from '../branches/branchSlugs.ts';
import { branchReferences, postalAddress } from '../branches/jsonLd.ts';

type Data = Record<string, unknown>;

/**
 * The JSON-LD of the shop, its site with the search, and references to its branches (schema.org).
 * @param mainBranch the branch whose address is the shop's
 * @param pictureUrl full URL of the shop's picture
 */
export const shopJsonLd = (
  origin: string,
  branches: readonly BranchWithSlug[],
  mainBranch: Branch,
  pictureUrl: string,
): Data => ({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#shop`,
      name: shop.name,
      url: `${origin}/`,
      description: about.description,
      logo: `${origin}/assets/icons/icon-512.png`,
      image: pictureUrl,
      email: shop.email,
      telephone: `+52 ${shop.phone}`,
      address: postalAddress(mainBranch),
      ...(legal && { legalName: legal.name }),
      ...(returns && { hasMerchantReturnPolicy: returnPolicy(returns) }),
      sameAs: [about.social.url],
      subOrganization: branchReferences(origin, branches),
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
  ],
});
