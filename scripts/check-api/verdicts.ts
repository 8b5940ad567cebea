import { foreignText } from '../../src/lib/foreignText.ts';
import type { ParsedList } from '../../src/contract/answers.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import { isRow, type WireRow } from '../../src/contract/entity.ts';
import type { Branch, Product } from '../../src/contract/fields.ts';
import type { Sale } from '../../src/contract/forms.ts';
import { formatPesos } from '../../src/lib/money.ts';
import { hasTooManyBad } from '../snapshot/validateCatalogue.ts';
import type { Seen } from './askedHost.ts';

/** What a host's answer to one call comes to. */
export interface Verdict {
  call: string;
  verdict: 'matches' | 'differs' | 'not reachable';
  /** The field or place, where it differs. */
  at?: string;
  /** What was found, and what to do. */
  note: string;
  /** What is right for the site, and a risk all the same. */
  danger?: string;
}
type Judged = Omit<Verdict, 'call'>;

/** A list: good where every row can be read. `atLeast` rows are expected. */
export function listVerdict(
  { items, rejected, missingFields, incomplete = [], unsafeFiles = [] }: ParsedList<unknown>,
  atLeast = 0,
): Judged {
  const [first] = rejected;
  const bad = first
    ? `${rejected.length} of ${rejected.length + items.length} rows cannot be read, such as ${first.id ?? '?'}: ${first.field} ${first.reason}`
    : '';
  if (first && hasTooManyBad(rejected.length, items.length))
    return {
      ...{ verdict: 'differs', at: first.field || 'a row' },
      note: `${bad}. Above 2 % nothing is published: correct or delete the records in the back office; if all are like that, mend the field in src/contract/fields.ts`,
    };
  const count = items.length + incomplete.length;
  if (count < atLeast)
    return {
      verdict: 'differs',
      at: 'its length',
      note: 'it is empty: a shop without it is not published. Check the data of the host, and how it reads bodies',
    };
  const apart = missingFields.length > 0 ? `; not told: ${missingFields.join(', ')} (asked a product instead)` : '';
  const [odd] = unsafeFiles;
  const left = odd ? `; ${unsafeFiles.length} pictures are left out, such as ${odd.id ?? '?'}: ${odd.reason}` : '';
  return { verdict: 'matches', note: `${count} rows${apart}${left}${bad && `; ${bad}: left out`}` };
}

/** A product without a field that tells stock would be sold out in every branch. */
export function stockVerdict({ items }: ParsedList<Product>, seen: Seen | undefined, { stock }: Dialect): Verdict[] {
  const [row] = rowsIn(bodyOf(seen));
  if (!row || items.length === 0 || items.some((item) => Object.keys(item.stock).length > 0)) return [];
  const note = `no field tells stock. A row has ${Object.keys(row).join(', ')}: set stock in src/contract/dialect.ts to what the names of the stock fields contain${nestedStock(row)}`;
  return [{ call: 'stock of products', verdict: 'differs', at: `${stock}…`, note }];
}

/** The branches, of which the shop has to be one. */
export function branchVerdict(list: ParsedList<Branch>, main: string): Judged {
  const verdict = listVerdict(list, 1);
  const ids = list.items.map(({ id }) => id);
  if (verdict.verdict !== 'matches' || ids.includes(main)) return verdict;
  const note = `there is no branch ${main}, of which the products are asked: set mainBranch in src/shop.ts to one of ${ids.slice(0, 20).join(', ')}`;
  return { verdict: 'differs', at: 'its ids', note };
}

function nestedStock(row: WireRow): string {
  const nested = Object.entries(row).find(([, value]) => typeof value === 'object' && value !== null);
  return nested
    ? `. "${nested[0]}" holds a list or an object: stock has to be a field for each branch of the row itself (Stock1, Stock2 …)`
    : '';
}

/** A sale that the owner named: what it reads as is shown, so that a day taken for a month is seen. */
export const saleVerdict = (sale: Sale | null, note: string): Judged =>
  sale
    ? {
        verdict: 'matches',
        note: `note ${sale.id} of ${sale.date}, ${formatPesos(sale.total)}: compare it with the ticket`,
      }
    : { verdict: 'differs', at: 'its record', note: `the host has no note ${note}. Name one that it has: --note N` };

/** Where an answer holds no results, what it holds instead. */
export function envelopeVerdict(said: string, seen: Seen | undefined): Pick<Verdict, 'at' | 'note'> {
  const [, place = ''] = said.split('differs at ', 2);
  const at = place.includes(':') ? place.slice(0, place.indexOf(':')) : 'the answer';
  const body = bodyOf(seen);
  if (body === undefined)
    return { at: 'the answer', note: `${said}. Look at the log of PHP for this call. It begins: ${shown(seen?.text)}` };
  const keys = isRow(body) ? Object.keys(body) : [];
  return {
    at,
    note: `${said}. The answer has ${foreignText(keys.map((key) => `"${key}"`).join(', ')) || 'no fields'}: ${shown(seen?.text)}`,
  };
}

/** An answer that browsers would show as a page. */
export const dangerOf = (seen: Seen | undefined): Pick<Verdict, 'danger'> =>
  seen && seen.status < 300 && /html|xml/i.test(seen.type)
    ? {
        danger: `it says Content-Type: ${seen.type}. A browser that opens the address shows what is in the database as a page: have PHP send header('Content-Type: application/json')`,
      }
    : {};

export const shown = (text: string | undefined): string => foreignText((text ?? '').replaceAll(/\s+/g, ' '), 160);

/** The JSON of an answer as it came; undefined where it is none. */
export function bodyOf(seen: Seen | undefined): unknown {
  try {
    return JSON.parse((seen?.text ?? '').replace(/^\uFEFF+/, ''));
  } catch {
    return undefined;
  }
}

/** The first list of rows in an answer, wherever it holds one. */
export function rowsIn(body: unknown): WireRow[] {
  if (Array.isArray(body)) return body.filter(isRow);
  if (!isRow(body)) return [];
  return (
    Object.values(body)
      .map(rowsIn)
      .find((rows) => rows.length > 0) ?? []
  );
}
