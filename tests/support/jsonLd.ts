import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

// The shapes of the shop's types, as search engines require them (schema.org, Google Search Central).
const url = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const reference = z.strictObject({ '@id': url });
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const schemaValue = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));

const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const returnPolicy = z.strictObject({
  '@type': z.literal('MerchantReturnPolicy'),
  ...{ applicableCountry: z.literal('MX'), returnPolicyCountry: z.literal('MX') },
  returnPolicyCategory: schemaValue('MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted'),
  merchantReturnDays: z.int().min(1).optional(),
  returnMethod: schemaValue('ReturnInStore', 'ReturnByMail').optional(),
  returnFees: schemaValue('FreeReturn').optional(),
  itemCondition: schemaValue('NewCondition').optional(),
});

const address = z.object({
  '@type': z.literal('PostalAddress'),
  ...{ streetAddress: text, addressLocality: text, addressRegion: text },
  ...{ postalCode: z.string().regex(/^\d{5}$/), addressCountry: z.literal('MX') },
});

const offer = z.object({
  '@type': z.literal('Offer'),
  ...{ url, price: z.string().regex(/^\d+\.\d\d$/), priceCurrency: z.literal('MXN') },
  availability: schemaValue('InStock', 'OutOfStock', 'LimitedAvailability'),
  itemCondition: schemaValue('NewCondition', 'UsedCondition', 'RefurbishedCondition').optional(),
  priceSpecification: z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      priceType: schemaValue('StrikethroughPrice'),
      ...{ price: z.string().regex(/^\d+\.\d\d$/), priceCurrency: z.literal('MXN') },
    })
    .optional(),
  hasMerchantReturnPolicy: returnPolicy.optional(),
  seller: z.looseObject({}).optional(),
});

/** Of a product that left the catalogue: without a price. */
const discontinuedOffer = z.strictObject({
  '@type': z.literal('Offer'),
  ...{ url, availability: schemaValue('Discontinued') },
});

const types = {
  Organization: z.looseObject({
    ...{ '@id': url, name: text, url, logo: url, image: url, telephone: text, sameAs: z.array(url) },
    ...{ address, hasMerchantReturnPolicy: returnPolicy.optional() },
  }),
  WebSite: z.looseObject({
    ...{ name: text, url },
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({ '@type': z.literal('EntryPoint'), urlTemplate: z.string().includes('{busqueda}') }),
      'query-input': z.literal('required name=busqueda'),
    }),
  }),
  ElectronicsStore: z.looseObject({
    ...{ '@id': url, name: text, url, telephone: z.string().regex(/^\+52 [\d ]{10,}$/), parentOrganization: reference },
    ...{ address, image: url },
    openingHoursSpecification: z
      .array(
        z.object({
          '@type': z.literal('OpeningHoursSpecification'),
          ...{ dayOfWeek: z.array(day).nonempty(), opens: time, closes: time },
        }),
      )
      .nonempty()
      .optional(),
  }),
  Product: z.looseObject({
    ...{ name: text, sku: text, url, image: z.array(url).nonempty().optional(), description: text.optional() },
    brand: z.object({ '@type': z.literal('Brand'), name: text }).optional(),
    mpn: text.max(70).optional(),
    offers: z.union([offer, discontinuedOffer]),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(
        z.looseObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text, item: url.optional() }),
      )
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1')
      .refine((items) => items.slice(0, -1).every(({ item }) => item), 'only the last may be without a URL'),
  }),
  ItemList: z.looseObject({ itemListElement: z.array(z.looseObject({ '@type': z.literal('ListItem') })).nonempty() }),
  FAQPage: z.looseObject({ mainEntity: z.array(z.looseObject({ '@type': z.literal('Question') })).nonempty() }),
};

/**
 * The vocabulary of schema.org, read from the types of `schema-dts`, which are made from it: of each type the properties that
 * it may have, and the members of enumerations.
 */
interface Vocabulary {
  /** By type, with what it takes over from others. */
  properties: Map<string, Set<string>>;
  /** Members, as URLs. */
  members: Set<string>;
}

let read: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (read) return read;
  const text = readFileSync(fileURLToPath(import.meta.resolve('schema-dts/dist/schema.d.ts')), 'utf8');
  const own = new Map<string, { above: string[]; names: string[] }>();
  for (const [, name = '', above = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+) extends ([\w<>, ]+) \{\n([^]*?)^\}/gm,
  )) {
    const names = [...body.matchAll(/^ {4}"([@\w]+)"\??:/gm)].map(([, property = '']) => property);
    own.set(name, { above: above.split(/, /).map((each) => each.replace(/^Partial<|>$/g, '')), names });
  }
  const gather = (name: string): string[] => {
    const { above = [], names = [] } = own.get(name) ?? {};
    return [...names, ...above.flatMap(gather)];
  };
  const leaves = [...own.keys()].filter((name) => name.endsWith('Leaf'));
  return (read = {
    properties: new Map(leaves.map((name) => [name.slice(0, -4), new Set([...gather(name), '@id'])])),
    members: new Set([...text.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, member = '']) => member)),
  });
}

/** What of a thing is not of schema.org: types, properties, members of enumerations. Paths, such as "Product.offers.x". */
function notOfSchema(thing: unknown, path = ''): string[] {
  if (typeof thing === 'string')
    return thing.startsWith('https://schema.org/') && !vocabulary().members.has(thing)
      ? [`${path}: schema.org has no ${thing}`]
      : [];
  if (Array.isArray(thing)) return thing.flatMap((each) => notOfSchema(each, path));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, ...rest } = thing as Record<string, unknown>;
  if (typeof type !== 'string') return Object.keys(rest).join() === '@id' ? [] : [`${path}: a thing without a type`];
  const known = vocabulary().properties.get(type);
  if (!known) return [`${path}: schema.org has no type ${type}`];
  return Object.entries(rest).flatMap(([name, value]) => {
    const here = `${path || type}.${name}`;
    // Google's own, which schema.org keeps in a list apart: developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox
    if (name === 'query-input' || name === '@context') return [];
    return known.has(name) ? notOfSchema(value, here) : [`${here}: schema.org's ${type} has no such property`];
  });
}

type Thing = Record<string, unknown>;

interface ExpectedProperties {
  required: string[];
  recommended: string[];
}

/**
 * What Google asks for, by type (developers.google.com/search/docs/appearance/structured-data: merchant-listing,
 * return-policy, breadcrumb, local-business, organization). Dots lead into what is in a thing.
 */
const expectedProperties: Record<string, ExpectedProperties> = {
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

/** What our shops never state, and why. */
const neverStated: Record<string, string> = {
  'Product.gtin': 'the API has none',
  'Product.aggregateRating': 'the shop has no ratings, and none are invented',
  'Product.review': 'the shop has no reviews, and none are invented',
  'Product.audience': 'the API does not state it',
  'Product.color': 'the API states it only in the name',
  'Product.material': 'the API states it only in the name',
  'Product.pattern': 'the API states it only in the name',
  'Product.size': 'the API states it only in the name',
  'Product.hasCertification': 'the API does not state it',
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

/** What Google asks for and a block lacks without one of the reasons above. */
function lacking(block: unknown): string[] {
  return things(block).flatMap((thing) => {
    const isDiscontinued =
      (thing['offers'] as Thing | undefined)?.['availability'] === 'https://schema.org/Discontinued';
    const type = isDiscontinued ? 'DiscontinuedProduct' : String(thing['@type']);
    const { required = [], recommended = [] } = expectedProperties[type] ?? {};
    return [...required, ...recommended]
      .filter((path) => !has(thing, path.split('.')))
      .map((path) => `${type}.${path}`)
      .filter((what) => !neverStated[what] && !sometimes[what])
      .map((what) => `Google asks for ${what}`);
  });
}

const block = z.looseObject({ '@context': z.literal('https://schema.org') });

/** The faults of one thing by its shape, including a type without one here. */
function misshapen(thing: Record<string, unknown>): string[] {
  const type = String(thing['@type']);
  if (!Object.hasOwn(types, type))
    return [`There is no check for the type ${type}: add it to tests/support/structured.ts.`];
  const { success, error } = types[type as keyof typeof types].safeParse(thing);
  return success ? [] : [`${type}: ${z.prettifyError(error)}`];
}

/** Finds faults in a block of structured data: by our shapes, by schema.org, and what Google asks for that is missing. */
export function structuredDataFaults(json: string): string[] {
  const { success, data, error } = block.safeParse(JSON.parse(json));
  if (!success) return [z.prettifyError(error)];
  const { '@graph': graph } = data;
  const all = (Array.isArray(graph) ? graph : [data]) as Record<string, unknown>[];
  return [...all.flatMap(misshapen), ...notOfSchema(all), ...lacking(all)];
}

/** The blocks of structured data of a page. */
export const structuredData = (page: string): string[] =>
  [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => json);
