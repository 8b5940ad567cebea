import { actor } from '../../tests/support/cast.ts';
import { kinds, type Kind } from '../../tests/support/kinds.ts';
import { html } from '../../tests/support/site.ts';

/** A page that is measured, and what it may fetch untouched. */
export interface AuditedPage {
  name: string;
  path: string;
  /** JavaScript, KB gzip: when no live figure differs from the page's, and when some do. */
  script: { same: number; changed: number };
  /** HTML and CSS, KB gzip. */
  markup: number | undefined;
  /** Search engines are told to leave it out. */
  hidden: boolean;
  /** The status that it is meant to be answered with. */
  status: number;
}

const at =
  (path: string): (() => Promise<string>) =>
  () =>
    Promise.resolve(path);

/** Kinds that differ for a phone though not for the tests of the whole site. */
const further = (shellId: string | undefined): Kind[] => [
  { name: 'offers', path: at('/ofertas'), products: true, script: 30 },
  {
    name: 'product, sold out',
    path: async () => `/producto/${(await actor('soldOut')).id}`,
    products: true,
    script: 30,
  },
  { name: 'utilities', path: at('/utilidades'), products: false, script: 100 },
  { name: 'live product', path: at(`/producto/${shellId ?? '999999999'}`), products: false, script: 100 },
  { name: 'live category', path: at('/categoria/no-existe'), products: false, script: 100 },
];

/**
 * Every kind of page whose name holds one of the words; all without a word.
 * @param shellId a product that the site lacks
 */
export async function auditedPages(words: readonly string[], shellId: string | undefined): Promise<AuditedPage[]> {
  const chosen = [...kinds, ...further(shellId)].filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (chosen.length === 0) throw new Error(`No kind of page has a name with ${words.join(' or ')} in it.`);
  return Promise.all(chosen.map(asPage));
}

async function asPage({ name, path, products, script, status = 200 }: Kind): Promise<AuditedPage> {
  const address = await path();
  return {
    ...{ name, path: address, status },
    script: { same: script, changed: products ? 100 : script },
    markup: name.startsWith('product') ? 20 : undefined,
    hidden: /<meta name="robots" content="noindex/.test(await html(address)),
  };
}
