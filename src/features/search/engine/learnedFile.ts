import type { Phone } from '../../../catalogue/phones/phones.ts';
import type { Lexicon } from './lexicon.ts';
import type { Learned } from './learned.ts';

const rowEnd = '\n';
const fieldEnd = '\u0004';

/** What was learned as three texts, row by row in the order of the products: their kinds, their phones, and all phones. */
export function encodeLearned({ kinds: ofProducts, phones, allPhones }: Learned): string[] {
  return [
    encodeCodes(ofProducts),
    encodeCodes(phones),
    allPhones.map(({ slug, brand, name }) => [slug, brand, name].join(fieldEnd)).join(rowEnd),
  ];
}

/** Reads what was learned. @param kinds that they are numbered by @param size how many products there are @throws Error where it is not whole */
export function decodeLearned(
  [ofProducts = '', phones = '', all = '']: readonly string[],
  { kinds }: Lexicon,
  size: number,
): Learned {
  const allPhones = all === '' ? [] : all.split(rowEnd).map(phoneFrom);
  const learned = { kinds: decodeCodes(ofProducts, size), phones: decodeCodes(phones, size), allPhones };
  const within = (rows: Learned['kinds'], limit: number): boolean =>
    rows.every((codes) => codes.every((code) => code < limit));
  if (!within(learned.kinds, 4 * kinds.length) || !within(learned.phones, 2 * allPhones.length))
    throw new Error('The search file is not whole, or of another version of the shop: load the page again.');
  return learned;
}

/** Nothing where it is as in the row before, as it mostly is. */
function encodeCodes(rows: Learned['kinds']): string {
  let before = '';
  return rows
    .map((codes) => {
      const text = codes.length === 0 ? '-' : codes.map((code) => code.toString(36)).join('.');
      const shown = text === before ? '' : text;
      before = text;
      return shown;
    })
    .join(rowEnd);
}

function decodeCodes(text: string, size: number): number[][] {
  let before: number[] = [];
  const rows = text.split(rowEnd).map((row) => {
    if (row !== '') before = row === '-' ? [] : row.split('.').map((code) => Number.parseInt(code, 36));
    return before;
  });
  return rows.slice(0, size);
}

function phoneFrom(row: string): Phone {
  const [slug = '', brand = '', name = ''] = row.split(fieldEnd);
  return { slug, brand, name };
}
