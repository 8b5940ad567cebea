import { findFixtureProduct } from '../../tests/support/fixtureProducts.ts';
import { fixedPath, pageKinds, type PageKind } from '../../tests/support/pageKinds.ts';
import { fetchText } from '../../tests/support/site.ts';

/** A page to measure, with its budgets before any interaction. */
export interface AuditedPage {
  name: string;
  path: string;
  /** JavaScript, KB gzip: with unchanged and with changed live price and stock. */
  script: { unchanged: number; changed: number };
  /** HTML and CSS, KB gzip. */
  markup: number | undefined;
  noindex: boolean;
  /** Expected HTTP status. */
  status: number;
}

/** The results of a part of the audit. */
export interface Measurement {
  table: string;
  /** Exceeded byte budgets. */
  exceededBytes?: string[];
  /** Missed targets of time and score. */
  missedTargets?: string[];
}

/** Further kinds of pages, which only the audit measures. */
const createExtraKinds = (unbuiltProductId: string | undefined): PageKind[] => [
  { name: 'offers', path: fixedPath('/ofertas'), hasPrerenderedPrices: true, maxScriptKB: 30 },
  {
    name: 'product, sold out',
    path: async () => `/producto/${(await findFixtureProduct('soldOut')).id}`,
    hasPrerenderedPrices: true,
    maxScriptKB: 30,
  },
  { name: 'utilities', path: fixedPath('/utilidades'), maxScriptKB: 100 },
  {
    name: 'live product',
    path: fixedPath(`/producto/${unbuiltProductId ?? '999999999'}`),
    maxScriptKB: 100,
  },
  { name: 'live category', path: fixedPath('/categoria/no-existe'), maxScriptKB: 100 },
];

/**
 * Selects the kinds of pages whose name contains one of the words, or all kinds without words.
 * @param unbuiltProductId id of a product without a built page, which the live product page shows
 */
export async function selectPages(
  words: readonly string[],
  unbuiltProductId: string | undefined,
): Promise<AuditedPage[]> {
  const selected = [...pageKinds, ...createExtraKinds(unbuiltProductId)].filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (selected.length === 0) throw new Error(`No kind of page has a name that contains ${words.join(' or ')}.`);
  return Promise.all(selected.map(toAuditedPage));
}

async function toAuditedPage({
  name,
  path,
  hasPrerenderedPrices,
  maxScriptKB,
  status = 200,
}: PageKind): Promise<AuditedPage> {
  const url = await path();
  return {
    name,
    path: url,
    status,
    script: { unchanged: maxScriptKB, changed: hasPrerenderedPrices ? 100 : maxScriptKB },
    markup: name.startsWith('product') ? 20 : undefined,
    noindex: /<meta name="robots" content="noindex/.test(await fetchText(url)),
  };
}
