import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

// Schemas of the shop's types, as search engines require them (schema.org, Google Search Central).

const url = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const idReference = z.strictObject({ '@id': url });
const price = z.string().regex(/^\d+\.\d\d$/);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const enumValue = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`));

const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const returnPolicy = z.strictObject({
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.literal('MX'),
  returnPolicyCountry: z.literal('MX'),
  returnPolicyCategory: enumValue('MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted'),
  merchantReturnDays: z.int().min(1).optional(),
  returnMethod: enumValue('ReturnInStore', 'ReturnByMail').optional(),
  returnFees: enumValue('FreeReturn').optional(),
  itemCondition: enumValue('NewCondition').optional(),
});

const address = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal('MX'),
});

const offer = z.object({
  '@type': z.literal('Offer'),
  url,
  price,
  priceCurrency: z.literal('MXN'),
  availability: enumValue('InStock', 'OutOfStock', 'LimitedAvailability'),
  itemCondition: enumValue('NewCondition', 'UsedCondition', 'RefurbishedCondition').optional(),
  priceSpecification: z
    .strictObject({
      '@type': z.literal('UnitPriceSpecification'),
      priceType: enumValue('StrikethroughPrice'),
      price,
      priceCurrency: z.literal('MXN'),
    })
    .optional(),
  hasMerchantReturnPolicy: returnPolicy.optional(),
  seller: z.looseObject({}).optional(),
});

/** The offer of a discontinued product: without a price. */
const discontinuedOffer = z.strictObject({
  '@type': z.literal('Offer'),
  url,
  availability: enumValue('Discontinued'),
});

const typeSchemas = {
  Organization: z.looseObject({
    '@id': url,
    name: text,
    url,
    logo: url,
    image: url,
    telephone: text,
    sameAs: z.array(url),
    address,
    hasMerchantReturnPolicy: returnPolicy.optional(),
  }),
  WebSite: z.looseObject({
    name: text,
    url,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({ '@type': z.literal('EntryPoint'), urlTemplate: z.string().includes('{busqueda}') }),
      'query-input': z.literal('required name=busqueda'),
    }),
  }),
  ElectronicsStore: z.looseObject({
    '@id': url,
    name: text,
    url,
    telephone: z.string().regex(/^\+52 [\d ]{10,}$/),
    parentOrganization: idReference,
    address,
    image: url,
    openingHoursSpecification: z
      .array(
        z.object({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.array(day).nonempty(),
          opens: time,
          closes: time,
        }),
      )
      .nonempty()
      .optional(),
  }),
  Product: z.looseObject({
    name: text,
    sku: text,
    url,
    image: z.array(url).nonempty().optional(),
    description: text.optional(),
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
      .refine(
        (items) => items.every(({ position }, index) => position === index + 1),
        'positions start at 1, without gaps',
      )
      .refine((items) => items.slice(0, -1).every(({ item }) => item), 'only the last item may lack a URL'),
  }),
  ItemList: z.looseObject({ itemListElement: z.array(z.looseObject({ '@type': z.literal('ListItem') })).nonempty() }),
  FAQPage: z.looseObject({ mainEntity: z.array(z.looseObject({ '@type': z.literal('Question') })).nonempty() }),
};

/** The vocabulary of schema.org, parsed from the types of `schema-dts`, which are generated from it. */
interface Vocabulary {
  /** The properties of each type, including inherited ones. */
  properties: Map<string, Set<string>>;
  /** The members of enumerations, as URLs. */
  enumMembers: Set<string>;
}

let vocabulary: Vocabulary | undefined;

function readVocabulary(): Vocabulary {
  if (vocabulary) return vocabulary;
  const text = readFileSync(fileURLToPath(import.meta.resolve('schema-dts/dist/schema.d.ts')), 'utf8');
  const interfaces = new Map<string, { parents: string[]; properties: string[] }>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+) extends ([\w<>, ]+) \{\n([^]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"([@\w]+)"\??:/gm)].map(([, property = '']) => property);
    interfaces.set(name, {
      parents: parents.split(/, /).map((parent) => parent.replace(/^Partial<|>$/g, '')),
      properties,
    });
  }
  const collectProperties = (name: string): string[] => {
    const { parents = [], properties = [] } = interfaces.get(name) ?? {};
    return [...properties, ...parents.flatMap(collectProperties)];
  };
  const leaves = [...interfaces.keys()].filter((name) => name.endsWith('Leaf'));
  return (vocabulary = {
    properties: new Map(leaves.map((name) => [name.slice(0, -4), new Set([...collectProperties(name), '@id'])])),
    enumMembers: new Set([...text.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, member = '']) => member)),
  });
}

/** Finds types, properties and enumeration members that schema.org does not define, with their paths, such as "Product.offers.x". */
function findUnknownTerms(value: unknown, path = ''): string[] {
  const { properties, enumMembers } = readVocabulary();
  if (typeof value === 'string')
    return value.startsWith('https://schema.org/') && !enumMembers.has(value)
      ? [`${path}: schema.org has no ${value}`]
      : [];
  if (Array.isArray(value)) return value.flatMap((item) => findUnknownTerms(item, path));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, ...rest } = value as Record<string, unknown>;
  if (typeof type !== 'string') return Object.keys(rest).join() === '@id' ? [] : [`${path}: an object without a type`];
  const typeProperties = properties.get(type);
  if (!typeProperties) return [`${path}: schema.org has no type ${type}`];
  return Object.entries(rest).flatMap(([name, propertyValue]) => {
    const propertyPath = `${path || type}.${name}`;
    // A keyword of JSON-LD, and schema.org's annotation of an action's input, which is not in its list of properties.
    if (name === 'query-input' || name === '@context') return [];
    return typeProperties.has(name)
      ? findUnknownTerms(propertyValue, propertyPath)
      : [`${propertyPath}: schema.org's ${type} has no such property`];
  });
}

type JsonLdObject = Record<string, unknown>;

interface ExpectedProperties {
  required: string[];
  recommended: string[];
}

/**
 * The properties that Google requires and recommends, by type (developers.google.com/search/docs/appearance/structured-data: merchant-listing,
 * return-policy, breadcrumb, local-business, organization). Dots separate nested properties.
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
  // Without a price and a picture Google shows no rich result, but crawlers learn that the product is no longer sold. The shop's
  // own requirement.
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
    // prettier-ignore
    recommended: [
      'logo', 'address', 'telephone', 'email', 'description', 'legalName', 'sameAs', 'hasMerchantReturnPolicy',
      'alternateName', 'foundingDate', 'taxID', 'hasShippingService',
    ],
  },
};

/** Properties that the shop never has, with the reasons. */
const omittedProperties: Record<string, string> = {
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
  'Product.offers.shippingDetails': 'nothing is bought on the site: shipping is agreed on WhatsApp',
  'Product.offers.priceValidUntil': 'the API does not state when a price expires',
  'ElectronicsStore.geo': 'the API has addresses, but no coordinates',
  'ElectronicsStore.priceRange': 'the owner has not provided it',
  'ElectronicsStore.aggregateRating': 'the shop has no ratings, and none are invented',
  'ElectronicsStore.review': 'the shop has no reviews, and none are invented',
  'Organization.alternateName': 'the owner has not provided it',
  'Organization.foundingDate': 'the owner has not provided it',
  'Organization.taxID': 'the owner has not provided it',
  'Organization.hasShippingService': 'shipping is agreed on WhatsApp',
};

/** Properties that some objects don't have, with the reasons. */
const optionalProperties: Record<string, string> = {
  'Product.image': 'the API has no picture of the product',
  'Product.description': 'the API has none',
  'Product.brand.name': 'the API has none',
  'Product.mpn': 'the API has none, or it is too long for Google',
  'Product.offers.itemCondition': 'the condition of the product has no counterpart in schema.org',
  'Product.offers.hasMerchantReturnPolicy': 'the owner has no return policy for refurbished products',
  'MerchantReturnPolicy.merchantReturnDays': 'there is no return window without returns',
  'MerchantReturnPolicy.returnMethod': 'there is no return method without returns',
  'MerchantReturnPolicy.returnFees': 'there are no return fees without returns',
  'ElectronicsStore.openingHoursSpecification': 'the owner has not provided the hours of this branch',
};

const hasProperty = (object: unknown, [name = '', ...rest]: string[]): boolean => {
  const value = (object as JsonLdObject | null)?.[name];
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return false;
  return rest.length === 0 || hasProperty(value, rest);
};

/** Finds all objects with a type, at any depth. */
function findTypedObjects(value: unknown): JsonLdObject[] {
  if (Array.isArray(value)) return value.flatMap(findTypedObjects);
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(findTypedObjects);
  return '@type' in value ? [value, ...nested] : nested;
}

/** Finds properties that Google expects and that are missing, except those in the lists above. */
function findMissingProperties(value: unknown): string[] {
  return findTypedObjects(value).flatMap((object) => {
    const isDiscontinued =
      (object['offers'] as JsonLdObject | undefined)?.['availability'] === 'https://schema.org/Discontinued';
    const type = isDiscontinued ? 'DiscontinuedProduct' : String(object['@type']);
    const { required = [], recommended = [] } = expectedProperties[type] ?? {};
    return [...required, ...recommended]
      .filter((path) => !hasProperty(object, path.split('.')))
      .map((path) => `${type}.${path}`)
      .filter((property) => !omittedProperties[property] && !optionalProperties[property])
      .map((property) => `Google expects ${property}`);
  });
}

const blockSchema = z.looseObject({ '@context': z.literal('https://schema.org') });

/** Validates an object against the schema of its type. A type without a schema is an error. */
function validateType(object: JsonLdObject): string[] {
  const type = String(object['@type']);
  if (!Object.hasOwn(typeSchemas, type))
    return [`There is no schema for the type ${type}: add it to tests/support/jsonLd.ts.`];
  const { success, error } = typeSchemas[type as keyof typeof typeSchemas].safeParse(object);
  return success ? [] : [`${type}: ${z.prettifyError(error)}`];
}

/** Validates a block of structured data against our schemas, schema.org, and Google's expectations. @returns the errors */
export function validateJsonLd(json: string): string[] {
  const { success, data, error } = blockSchema.safeParse(JSON.parse(json));
  if (!success) return [z.prettifyError(error)];
  const { '@graph': graph } = data;
  const objects = (Array.isArray(graph) ? graph : [data]) as JsonLdObject[];
  return [...objects.flatMap(validateType), ...findUnknownTerms(objects), ...findMissingProperties(objects)];
}

/** Finds the JSON-LD blocks of a page. */
export const findJsonLdBlocks = (page: string): string[] =>
  [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => json);
