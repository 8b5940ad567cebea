import { findFixture } from '../../tests/support/fixtures.ts';
import { kinds, type Kind } from '../../tests/support/kinds.ts';
import { html } from '../../tests/support/site.ts';
import { fixedPath } from './inp/userFlow.ts';

/** A page to measure, with its budgets before any interaction. */
export interface AuditedPage {
  name: string;
  path: string;
  /** JavaScript, KB gzip: with unchanged and with changed live figures. */
  script: { same: number; changed: number };
  /** HTML and CSS, KB gzip. */
  markup: number | undefined;
  /** Whether it is `noindex`. */
  hidden: boolean;
  /** Expected HTTP status. */
  status: number;
}

/** The results of a part of the audit. */
export interface Measurement {
  table: string;
  /** Exceeded byte budgets. */
  exceededBytes?: string[];
  /** Exceeded goals of time and score. */
  exceededGoals?: string[];
}

/** Further kinds of pages, which matter for measurements only. */
const furtherKinds = (shellId: string | undefined): Kind[] => [
  { name: 'offers', path: fixedPath('/ofertas'), products: true, script: 30 },
  {
    name: 'product, sold out',
    path: async () => `/producto/${(await findFixture('soldOut')).id}`,
    products: true,
    script: 30,
  },
  { name: 'utilities', path: fixedPath('/utilidades'), products: false, script: 100 },
  { name: 'live product', path: fixedPath(`/producto/${shellId ?? '999999999'}`), products: false, script: 100 },
  { name: 'live category', path: fixedPath('/categoria/no-existe'), products: false, script: 100 },
];

/**
 * Selects the kinds of pages whose name contains one of the words; all without words.
 * @param shellId id of a product that the site lacks
 */
export async function selectPages(words: readonly string[], shellId: string | undefined): Promise<AuditedPage[]> {
  const chosen = [...kinds, ...furtherKinds(shellId)].filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (chosen.length === 0) throw new Error(`No kind of page has a name with ${words.join(' or ')} in it.`);
  return Promise.all(chosen.map(toAuditedPage));
}

async function toAuditedPage({ name, path, products, script, status = 200 }: Kind): Promise<AuditedPage> {
  const url = await path();
  return {
    name,
    path: url,
    status,
    script: { same: script, changed: products ? 100 : script },
    markup: name.startsWith('product') ? 20 : undefined,
    hidden: /<meta name="robots" content="noindex/.test(await html(url)),
  };
}
