import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import type { Dialect } from '../../src/contract/dialect.ts';
import { isRow, unwrap, wireNames, type WireRow, type ParsedList } from '../../src/contract/schema.ts';
import { product, type Branch, type Product } from '../../src/contract/catalogue.ts';
import type { Sale } from '../../src/contract/forms.ts';
import { formatPesos } from '../../src/lib/money.ts';
import { hasTooManyInvalid, maxInvalidShare } from '../snapshot/validateCatalogue.ts';
import type { HostConfig, RecordedResponse } from './recordingClient.ts';
import type { ApiError } from '../../src/api/apiError.ts';
import { optionalEndpoints } from '../snapshot/fetchCatalogue.ts';

/** The result of comparing one endpoint, or the files or fields that it returns, with the contract. */
export interface ApiVerdict {
  subject: string;
  verdict: 'matches' | 'differs' | 'not reachable';
  /** The field or part that differs; "" for the top level. */
  location?: string;
  /** Number of rows of a list that matches. */
  rowCount?: number;
  /** Details of the response, and the remedy if it differs. */
  note: string;
  /** A warning about a response that matches. */
  warning?: string;
}
export type VerdictWithoutSubject = Omit<ApiVerdict, 'subject'>;

/** Checks a list: it matches if its rows are valid, and if there are at least `minRows`. */
export function checkList(
  { items, rejected, missingFields, rows, unsafeFiles = [] }: ParsedList<unknown>,
  minRows = 0,
): VerdictWithoutSubject {
  const [first] = rejected;
  const invalidRows = first
    ? `${rejected.length} of ${rejected.length + items.length} rows cannot be read, such as ${first.id ?? '?'}: ${first.field} ${first.reason}`
    : '';
  if (first && hasTooManyInvalid(rejected.length, items.length))
    return {
      verdict: 'differs',
      location: first.field || 'a row',
      note: `${invalidRows}. Above ${maxInvalidShare * 100} % nothing is published: correct or delete the records in the back office; if all rows are invalid, correct the field in src/contract/catalogue.ts`,
    };
  const count = (rows ?? items).length;
  if (count < minRows)
    return {
      verdict: 'differs',
      location: 'its length',
      note: 'it is empty, and a catalogue without it is not published. Check the data of the host, and how it reads bodies',
    };
  const missing = missingFields.length > 0 ? `; missing: ${missingFields.join(', ')} (read from single products)` : '';
  const [unsafe] = unsafeFiles;
  const leftOut = unsafe
    ? `; ${unsafeFiles.length} pictures are left out, such as ${unsafe.id ?? '?'}: ${unsafe.reason}`
    : '';
  return {
    verdict: 'matches',
    rowCount: count,
    note: `${count} rows${missing}${leftOut}${invalidRows && `; ${invalidRows}: left out`}`,
  };
}

/** Checks stock: products without a stock field would be sold out everywhere. */
export function checkStock(
  { items }: ParsedList<Product>,
  response: RecordedResponse | undefined,
  { stock }: Dialect,
): ApiVerdict[] {
  const [row] = findRows(response?.body);
  if (!row || items.length === 0 || items.some((item) => Object.keys(item.stock).length > 0)) return [];
  const note = `no stock field. A row has ${Object.keys(row).join(', ')}: set stock in src/contract/dialect.ts to the text that the names of the stock fields contain${nestedStockHint(row)}`;
  return [{ subject: 'stock of products', verdict: 'differs', location: `${stock}…`, note }];
}

/** Checks branches, which must include the main branch. */
export function checkBranches(list: ParsedList<Branch>, mainId: string): VerdictWithoutSubject {
  const verdict = checkList(list, 1);
  const ids = list.items.map(({ id }) => id);
  if (verdict.verdict !== 'matches' || ids.includes(mainId)) return verdict;
  const note = `there is no branch ${mainId}, whose products are fetched: set mainBranch in src/shop.ts to one of ${ids.slice(0, 20).join(', ')}`;
  return { verdict: 'differs', location: 'its ids', note };
}

function nestedStockHint(row: WireRow): string {
  const nested = Object.entries(row).find(([, value]) => typeof value === 'object' && value !== null);
  return nested
    ? `. "${nested[0]}" is a list or an object: the row itself needs a stock field for each branch (Stock1, Stock2 …)`
    : '';
}

/** Checks a sale. Its note has the parsed date, to reveal a swapped day and month. */
export const checkSale = (sale: Sale | null, receipt: string): VerdictWithoutSubject =>
  sale
    ? {
        verdict: 'matches',
        note: `sale ${sale.id} of ${sale.date}, ${formatPesos(sale.total)}: compare it with the receipt`,
      }
    : {
        verdict: 'differs',
        location: 'its record',
        note: `the host has no sale ${receipt}. Give the number of an existing one: --receipt N`,
      };

/** Describes an invalid response. @param field the one that differs, "" for the top level; undefined if it is not JSON */
export function describeEnvelope(
  message: string,
  field: string | undefined,
  { body, excerpt }: Pick<RecordedResponse, 'body' | 'excerpt'> = { body: undefined, excerpt: '' },
): Pick<ApiVerdict, 'location' | 'note'> {
  if (body === undefined)
    return {
      location: 'the response',
      note: `${message}. Check the log of PHP for this endpoint. It begins: ${excerpt}`,
    };
  const keys = isRow(body) ? Object.keys(body) : [];
  return {
    location: field ?? 'the response',
    note: `${message}. The response has ${sanitizeText(keys.map((key) => `"${key}"`).join(', ')) || 'no fields'}: ${excerpt}`,
  };
}

/** Warns about a response that browsers would render as a page. */
export const findContentTypeWarning = (response: RecordedResponse | undefined): Pick<ApiVerdict, 'warning'> =>
  response && response.status < 300 && /html|xml/i.test(response.contentType)
    ? {
        warning: `it has Content-Type: ${response.contentType}. A browser that opens the URL renders texts of the database as a page: let PHP send header('Content-Type: application/json')`,
      }
    : {};

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
 * Explains endpoints that the host does not have: if others exist, the path is correct, and optional lists may be missing.
 */
export function explainMissingEndpoints(verdicts: ApiVerdict[], errors: readonly ApiError[]): void {
  const missing = new Set(
    errors.filter(({ status }) => status === 404 || status === 410).map(({ endpoint }) => endpoint),
  );
  if (verdicts.every(({ subject }) => missing.has(subject))) return;
  for (const verdict of verdicts.filter(({ subject }) => missing.has(subject)))
    Object.assign(
      verdict,
      optionalEndpoints.has(verdict.subject)
        ? { verdict: 'matches', note: 'the host does not have it (404); the shop works without it' }
        : {
            note: 'the host does not have it (404), but has others at this path: it must exist by this name',
          },
    );
}

/** Removes case and separators from a field name. */
export const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * Finds fields that a product record lacks. A missing required field, such as the price, fails the call itself; a missing
 * optional one, such as the offer, would be empty in the whole shop without an error.
 */
export function checkFieldNames(
  response: RecordedResponse | undefined,
  { dialect, renames }: HostConfig,
): ApiVerdict[] {
  const results = unwrap(response?.body, dialect);
  const row: unknown = Array.isArray(results) ? results[0] : results;
  if (!isRow(row)) return [];
  const names = Object.keys(row).map((name) => renames[name] ?? name);
  const missing = wireNames(product).filter((name) => !names.includes(name));
  if (missing.length === 0) return [];
  const message = `its record has no ${missing.join(', ')}; the shop treats them as empty. It has ${sanitizeText(names.join(', '))}`;
  const normalizedNames = names.map(normalizeName);
  const renamed = missing.find((name) => normalizedNames.includes(normalizeName(name)));
  const subject = 'fields of a product';
  return renamed
    ? [
        {
          subject,
          verdict: 'differs',
          location: renamed,
          note: `${message}: use the name of the API in src/contract/catalogue.ts`,
        },
      ]
    : [
        {
          subject,
          verdict: 'matches',
          note: '',
          warning: `${message}. If one has another name, use that in src/contract/catalogue.ts`,
        },
      ];
}
