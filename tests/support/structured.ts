import * as z from 'zod';

/** The requirements of search engines for the shop's types of structured data (schema.org, Google Search Central). */
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
      .refine((items) => items.slice(0, -1).every(({ item }) => item), 'only the last may be without an address'),
  }),
  ItemList: z.looseObject({ itemListElement: z.array(z.looseObject({ '@type': z.literal('ListItem') })).nonempty() }),
  FAQPage: z.looseObject({ mainEntity: z.array(z.looseObject({ '@type': z.literal('Question') })).nonempty() }),
};

const block = z.looseObject({ '@context': z.literal('https://schema.org') });

/** Finds faults in a block of structured data, including types without a schema here. */
export function findStructuredDataFaults(json: string): string[] {
  const data = block.safeParse(JSON.parse(json));
  if (!data.success) return [z.prettifyError(data.error)];
  const graph = data.data['@graph'];
  const things = (Array.isArray(graph) ? graph : [data.data]) as Record<string, unknown>[];
  return things.flatMap((thing) => {
    const type = String(thing['@type']);
    if (!Object.hasOwn(types, type))
      return [`There is no check for the type ${type}: add it to tests/support/structured.ts.`];
    const { success, error } = types[type as keyof typeof types].safeParse(thing);
    return success ? [] : [`${type}: ${z.prettifyError(error)}`];
  });
}

/** The blocks of structured data of a page. */
export const structuredData = (page: string): string[] =>
  [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => json);
