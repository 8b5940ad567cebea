type Thing = Record<string, unknown>;

interface Asked {
  required: string[];
  recommended: string[];
}

/**
 * What Google asks for, by type (developers.google.com/search/docs/appearance/structured-data: merchant-listing,
 * return-policy, breadcrumb, local-business, organization). Dots lead into what is in a thing.
 */
const asked: Record<string, Asked> = {
  Product: {
    required: ['name', 'image', 'offers.price', 'offers.priceCurrency'],
    // prettier-ignore
    recommended: [
      'description', 'sku', 'brand.name', 'mpn', 'gtin', 'aggregateRating', 'review', 'audience', 'color', 'material',
      'pattern', 'size', 'hasCertification', 'isVariantOf', 'inProductGroupWithID', 'subjectOf',
      'offers.availability', 'offers.itemCondition', 'offers.url', 'offers.hasMerchantReturnPolicy',
      'offers.shippingDetails', 'offers.priceValidUntil',
    ],
  },
  // No price and no picture: Google shows none of it, and others learn that it is not sold any more.
  DiscontinuedProduct: { required: ['name', 'url', 'sku'], recommended: [] },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'], recommended: ['priceType'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['returnPolicyCountry', 'merchantReturnDays', 'returnMethod', 'returnFees'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position'], recommended: [] },
  ElectronicsStore: {
    required: ['name', 'address'],
    // prettier-ignore
    recommended: [
      'image', 'telephone', 'url', 'openingHoursSpecification', 'geo', 'priceRange', 'aggregateRating', 'review',
    ],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressCountry'],
    recommended: ['addressRegion', 'postalCode'],
  },
  Organization: {
    required: ['name', 'url'],
    recommended: [
      ...['logo', 'address', 'telephone', 'email', 'description', 'legalName', 'sameAs', 'hasMerchantReturnPolicy'],
      ...['alternateName', 'foundingDate', 'taxID', 'hasShippingService'],
    ],
  },
};

/** What no shop of ours tells, and why. */
const untold: Record<string, string> = {
  'Product.gtin': 'the API has none',
  'Product.aggregateRating': 'the shop has no ratings, and none are invented',
  'Product.review': 'the shop has no reviews, and none are invented',
  'Product.audience': 'the API does not tell it',
  'Product.color': 'the API does not tell it apart from the name',
  'Product.material': 'the API does not tell it apart from the name',
  'Product.pattern': 'the API does not tell it apart from the name',
  'Product.size': 'the API does not tell it apart from the name',
  'Product.hasCertification': 'the API does not tell it',
  'Product.isVariantOf': 'the API has no variants',
  'Product.inProductGroupWithID': 'the API has no variants',
  'Product.subjectOf': 'the shop has no 3D models',
  'Product.offers.shippingDetails': 'nothing is bought on the site: how it is sent is agreed by WhatsApp',
  'Product.offers.priceValidUntil': 'the API does not tell when a price ends',
  'ElectronicsStore.geo': 'the API has addresses, no coordinates',
  'ElectronicsStore.priceRange': 'the owner has not said one',
  'ElectronicsStore.aggregateRating': 'the shop has no ratings, and none are invented',
  'ElectronicsStore.review': 'the shop has no reviews, and none are invented',
  'Organization.alternateName': 'the owner has not said one',
  'Organization.foundingDate': 'the owner has not said one',
  'Organization.taxID': 'the owner has not said one',
  'Organization.hasShippingService': 'how things are sent is agreed by WhatsApp',
};

/** What one thing may be without, and when. */
const sometimes: Record<string, string> = {
  'Product.image': 'the API has no picture of it',
  'Product.description': 'the API has none',
  'Product.brand.name': 'the API has none',
  'Product.mpn': 'the API has none, or one that is too long for Google',
  'Product.offers.itemCondition': 'the shop has a word of its own for it',
  'Product.offers.hasMerchantReturnPolicy': 'the owner promises nothing of what was mended before',
  'MerchantReturnPolicy.merchantReturnDays': 'what is not taken back has no days',
  'MerchantReturnPolicy.returnMethod': 'what is not taken back has no way',
  'MerchantReturnPolicy.returnFees': 'what is not taken back costs nothing',
  'ElectronicsStore.openingHoursSpecification': 'the owner has not told the hours of this branch',
};

const has = (thing: unknown, [name = '', ...more]: string[]): boolean => {
  const value = (thing as Thing | null)?.[name];
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return false;
  return more.length === 0 || has(value, more);
};

/** Every thing in a block, each with its type. */
function things(block: unknown): Thing[] {
  if (Array.isArray(block)) return block.flatMap(things);
  if (typeof block !== 'object' || block === null) return [];
  const inside = Object.values(block).flatMap(things);
  return '@type' in block ? [block, ...inside] : inside;
}

/** What Google asks for and a block of structured data lacks, by its reason; '' where there is none: that is a fault. */
export function lacking(block: unknown): { what: string; reason: string }[] {
  return things(block).flatMap((thing) => {
    const isDiscontinued =
      (thing['offers'] as Thing | undefined)?.['availability'] === 'https://schema.org/Discontinued';
    const type = isDiscontinued ? 'DiscontinuedProduct' : String(thing['@type']);
    const { required = [], recommended = [] } = asked[type] ?? {};
    return [...required, ...recommended]
      .filter((path) => !has(thing, path.split('.')))
      .map((path) => {
        const what = `${type}.${path}`;
        return { what, reason: untold[what] ?? sometimes[what] ?? '' };
      });
  });
}
