import { foreignText } from '../../src/lib/foreignText.ts';
import type { ParsedList } from '../../src/contract/answers.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import { isRow, type WireRow } from '../../src/contract/schema.ts';
import type { Branch, Product } from '../../src/contract/catalogue.ts';
import type { Sale } from '../../src/contract/forms.ts';
import { formatPesos } from '../../src/lib/money.ts';
import { hasTooManyBad } from '../snapshot/validateCatalogue.ts';
import type { RecordedAnswer } from './observedHost.ts';
import type { ApiError } from '../../src/api/client.ts';
import { optionalLists } from '../snapshot/fetchCatalogue.ts';

/** The result of comparing one call with the contract. */
export interface CallVerdict {
  call: string;
  verdict: 'matches' | 'differs' | 'not reachable';
  /** The field or place, where it differs. */
  at?: string;
  /** What was found, and what to do. */
  note: string;
  /** A risk of an answer that matches. */
  danger?: string;
}
type VerdictWithoutCall = Omit<CallVerdict, 'call'>;

/** The verdict on a list: matches where its rows are valid and there are `atLeast` of them. */
export function listVerdict(
  { items, rejected, missingFields, incomplete = [], unsafeFiles = [] }: ParsedList<unknown>,
  atLeast = 0,
): VerdictWithoutCall {
  const [first] = rejected;
  const bad = first
    ? `${rejected.length} of ${rejected.length + items.length} rows cannot be read, such as ${first.id ?? '?'}: ${first.field} ${first.reason}`
    : '';
  if (first && hasTooManyBad(rejected.length, items.length))
    return {
      verdict: 'differs',
      at: first.field || 'a row',
      note: `${bad}. Above 2 % nothing is published: correct or delete the records in the back office; if all are like that, correct the field in src/contract/catalogue.ts`,
    };
  const count = items.length + incomplete.length;
  if (count < atLeast)
    return {
      verdict: 'differs',
      at: 'its length',
      note: 'it is empty: a shop without it is not published. Check the data of the host, and how it reads bodies',
    };
  const apart = missingFields.length > 0 ? `; not sent: ${missingFields.join(', ')} (asked a product instead)` : '';
  const [odd] = unsafeFiles;
  const left = odd ? `; ${unsafeFiles.length} pictures are left out, such as ${odd.id ?? '?'}: ${odd.reason}` : '';
  return { verdict: 'matches', note: `${count} rows${apart}${left}${bad && `; ${bad}: left out`}` };
}

/** The verdict on stock: products without a stock field would be sold out everywhere. */
export function stockVerdict(
  { items }: ParsedList<Product>,
  seen: RecordedAnswer | undefined,
  { stock }: Dialect,
): CallVerdict[] {
  const [row] = findRows(parseBody(seen));
  if (!row || items.length === 0 || items.some((item) => Object.keys(item.stock).length > 0)) return [];
  const note = `no field tells stock. A row has ${Object.keys(row).join(', ')}: set stock in src/contract/dialect.ts to what the names of the stock fields contain${nestedStock(row)}`;
  return [{ call: 'stock of products', verdict: 'differs', at: `${stock}…`, note }];
}

/** The verdict on branches, which must include the main branch. */
export function branchVerdict(list: ParsedList<Branch>, main: string): VerdictWithoutCall {
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

/** The verdict on a sale that the owner named. Shows it as read, so that swapped day and month are noticed. */
export const saleVerdict = (sale: Sale | null, note: string): VerdictWithoutCall =>
  sale
    ? {
        verdict: 'matches',
        note: `note ${sale.id} of ${sale.date}, ${formatPesos(sale.total)}: compare it with the ticket`,
      }
    : { verdict: 'differs', at: 'its record', note: `the host has no note ${note}. Name one that it has: --note N` };

/** Describes an answer without results. */
export function envelopeVerdict(message: string, seen: RecordedAnswer | undefined): Pick<CallVerdict, 'at' | 'note'> {
  const [, place = ''] = message.split('differs at ', 2);
  const at = place.includes(':') ? place.slice(0, place.indexOf(':')) : 'the answer';
  const body = parseBody(seen);
  if (body === undefined)
    return {
      at: 'the answer',
      note: `${message}. Look at the log of PHP for this call. It begins: ${excerpt(seen?.text)}`,
    };
  const keys = isRow(body) ? Object.keys(body) : [];
  return {
    at,
    note: `${message}. The answer has ${foreignText(keys.map((key) => `"${key}"`).join(', ')) || 'no fields'}: ${excerpt(seen?.text)}`,
  };
}

/** The danger of an answer that browsers would render as a page. */
export const findDanger = (seen: RecordedAnswer | undefined): Pick<CallVerdict, 'danger'> =>
  seen && seen.status < 300 && /html|xml/i.test(seen.type)
    ? {
        danger: `it says Content-Type: ${seen.type}. A browser that opens the address shows what is in the database as a page: have PHP send header('Content-Type: application/json')`,
      }
    : {};

export const excerpt = (text: string | undefined): string => foreignText((text ?? '').replaceAll(/\s+/g, ' '), 160);

/** Parses the body of a response; undefined where it is not JSON. */
export function parseBody(seen: RecordedAnswer | undefined): unknown {
  try {
    return JSON.parse((seen?.text ?? '').replace(/^\uFEFF+/, ''));
  } catch {
    return undefined;
  }
}

/** Finds the first list of rows in an answer, at any level. */
export function findRows(body: unknown): WireRow[] {
  if (Array.isArray(body)) return body.filter(isRow);
  if (!isRow(body)) return [];
  return (
    Object.values(body)
      .map(findRows)
      .find((rows) => rows.length > 0) ?? []
  );
}

/**
 * Explains calls that the host does not have: where others answer, the path is right, and optional lists may be missing.
 */
export function explainAbsentCalls(verdicts: CallVerdict[], errors: readonly ApiError[]): void {
  const absent = new Set(errors.filter(({ status }) => status === 404 || status === 410).map(({ call }) => call));
  if (verdicts.every(({ call }) => absent.has(call))) return;
  for (const verdict of verdicts.filter(({ call }) => absent.has(call)))
    Object.assign(
      verdict,
      optionalLists.has(verdict.call)
        ? { verdict: 'matches', note: 'the host does not have it (404); the shop does without' }
        : {
            note: 'the host does not have it (404), though others answer at this path: it has to be there by this name',
          },
    );
}
