import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import { isRow, type WireRow, type ParsedList } from '../../src/contract/schema.ts';
import type { Branch, Product } from '../../src/contract/catalogue.ts';
import type { Sale } from '../../src/contract/forms.ts';
import { formatPesos } from '../../src/lib/money.ts';
import { hasTooManyInvalid, maxInvalidShare } from '../snapshot/validateCatalogue.ts';
import type { RecordedResponse } from './recordingClient.ts';
import type { ApiError } from '../../src/api/apiError.ts';
import { optionalLists } from '../snapshot/fetchCatalogue.ts';

/** The result of comparing one call with the contract. */
export interface CallVerdict {
  call: string;
  verdict: 'matches' | 'differs' | 'not reachable';
  /** The field or place that differs. */
  at?: string;
  /** What was found, and what to do. */
  note: string;
  /** A risk of a response that matches. */
  warning?: string;
}
type VerdictWithoutCall = Omit<CallVerdict, 'call'>;

/** The verdict on a list: matches if its rows are valid and there are at least `minRows`. */
export function listVerdict(
  { items, rejected, missingFields, incomplete = [], unsafeFiles = [] }: ParsedList<unknown>,
  minRows = 0,
): VerdictWithoutCall {
  const [first] = rejected;
  const bad = first
    ? `${rejected.length} of ${rejected.length + items.length} rows cannot be read, such as ${first.id ?? '?'}: ${first.field} ${first.reason}`
    : '';
  if (first && hasTooManyInvalid(rejected.length, items.length))
    return {
      verdict: 'differs',
      at: first.field || 'a row',
      note: `${bad}. Above ${maxInvalidShare * 100} % nothing is published: correct or delete the records in the back office; if all rows are invalid, correct the field in src/contract/catalogue.ts`,
    };
  const count = items.length + incomplete.length;
  if (count < minRows)
    return {
      verdict: 'differs',
      at: 'its length',
      note: 'it is empty: a shop without it is not published. Check the data of the host, and how it reads bodies',
    };
  const missing = missingFields.length > 0 ? `; not sent: ${missingFields.join(', ')} (read from single products)` : '';
  const [unsafe] = unsafeFiles;
  const leftOut = unsafe
    ? `; ${unsafeFiles.length} pictures are left out, such as ${unsafe.id ?? '?'}: ${unsafe.reason}`
    : '';
  return { verdict: 'matches', note: `${count} rows${missing}${leftOut}${bad && `; ${bad}: left out`}` };
}

/** The verdict on stock: products without a stock field would be sold out everywhere. */
export function stockVerdict(
  { items }: ParsedList<Product>,
  response: RecordedResponse | undefined,
  { stock }: Dialect,
): CallVerdict[] {
  const [row] = findRows(parseBody(response));
  if (!row || items.length === 0 || items.some((item) => Object.keys(item.stock).length > 0)) return [];
  const note = `no stock field. A row has ${Object.keys(row).join(', ')}: set stock in src/contract/dialect.ts to what the names of the stock fields contain${nestedStockHint(row)}`;
  return [{ call: 'stock of products', verdict: 'differs', at: `${stock}…`, note }];
}

/** The verdict on branches, which must include the main branch. */
export function branchVerdict(list: ParsedList<Branch>, main: string): VerdictWithoutCall {
  const verdict = listVerdict(list, 1);
  const ids = list.items.map(({ id }) => id);
  if (verdict.verdict !== 'matches' || ids.includes(main)) return verdict;
  const note = `there is no branch ${main}, whose products are fetched: set mainBranch in src/shop.ts to one of ${ids.slice(0, 20).join(', ')}`;
  return { verdict: 'differs', at: 'its ids', note };
}

function nestedStockHint(row: WireRow): string {
  const nested = Object.entries(row).find(([, value]) => typeof value === 'object' && value !== null);
  return nested
    ? `. "${nested[0]}" is a list or an object: the row itself needs a stock field for each branch (Stock1, Stock2 …)`
    : '';
}

/** The verdict on a sale that the owner named. Shows it as read, so that swapped day and month are noticed. */
export const saleVerdict = (sale: Sale | null, receipt: string): VerdictWithoutCall =>
  sale
    ? {
        verdict: 'matches',
        note: `sale ${sale.id} of ${sale.date}, ${formatPesos(sale.total)}: compare it with the receipt`,
      }
    : {
        verdict: 'differs',
        at: 'its record',
        note: `the host has no sale ${receipt}. Name one that it has: --receipt N`,
      };

/** Describes a response without results. */
export function envelopeVerdict(
  message: string,
  response: RecordedResponse | undefined,
): Pick<CallVerdict, 'at' | 'note'> {
  const [, place = ''] = message.split('differs at ', 2);
  const at = place.includes(':') ? place.slice(0, place.indexOf(':')) : 'the response';
  const body = parseBody(response);
  if (body === undefined)
    return {
      at: 'the response',
      note: `${message}. Look at the log of PHP for this call. It begins: ${excerpt(response?.text)}`,
    };
  const keys = isRow(body) ? Object.keys(body) : [];
  return {
    at,
    note: `${message}. The response has ${sanitizeText(keys.map((key) => `"${key}"`).join(', ')) || 'no fields'}: ${excerpt(response?.text)}`,
  };
}

/** The warning about a response that browsers would render as a page. */
export const findTypeWarning = (response: RecordedResponse | undefined): Pick<CallVerdict, 'warning'> =>
  response && response.status < 300 && /html|xml/i.test(response.type)
    ? {
        warning: `it has Content-Type: ${response.type}. A browser that opens the URL renders texts of the database as a page: let PHP send header('Content-Type: application/json')`,
      }
    : {};

const excerpt = (text: string | undefined): string => sanitizeText((text ?? '').replaceAll(/\s+/g, ' '), 160);

/** Parses the body of a response; undefined if it is not JSON. */
export function parseBody(response: RecordedResponse | undefined): unknown {
  try {
    return JSON.parse((response?.text ?? '').replace(/^\uFEFF+/, ''));
  } catch {
    return undefined;
  }
}

/** Finds the first list of rows in a response, at any level. */
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
 * Explains calls that the host does not have: if others exist, the path is right, and optional lists may be missing.
 */
export function explainAbsentCalls(verdicts: CallVerdict[], errors: readonly ApiError[]): void {
  const absent = new Set(errors.filter(({ status }) => status === 404 || status === 410).map(({ call }) => call));
  if (verdicts.every(({ call }) => absent.has(call))) return;
  for (const verdict of verdicts.filter(({ call }) => absent.has(call)))
    Object.assign(
      verdict,
      optionalLists.has(verdict.call)
        ? { verdict: 'matches', note: 'the host does not have it (404); the shop works without it' }
        : {
            note: 'the host does not have it (404), though it has others at this path: it must exist by this name',
          },
    );
}
