import { endpoints, encodeResponse } from '../../src/contract/endpoints.ts';
import { product, type Product } from '../../src/contract/catalogue.ts';
import { type Endpoint, decodeRow, encodeRow, isRow, wireNames, type ParsedList } from '../../src/contract/schema.ts';
import type { Dialect } from '../../src/contract/dialect.ts';

const maxDepth = 20;

type ParseResult = { request: unknown } | { error: string };

/**
 * Parses the body of a request. Rejects fields that the contract does not have.
 * @returns the request, or why it is invalid
 */
export function parseRequestBody(endpoint: Endpoint, body: ArrayBuffer, dialect: Dialect): ParseResult {
  const text = decodeUtf8(body);
  if (text === null) return { error: 'the body is not UTF-8' };
  if (dialect.body === 'form') return decode(endpoint, parseForm(endpoint, text, dialect), dialect);
  const json = parseJson(text);
  if (!json) return { error: 'the body is not JSON' };
  const problem = findJsonProblem(text, maxDepth);
  return problem ? { error: problem } : decode(endpoint, json.value, dialect);
}

/** Parses the query of a GET request. Ignores unknown parameters. */
export const parseQuery = (endpoint: Endpoint, query: Record<string, string>, dialect: Dialect): ParseResult =>
  decode(endpoint, query, dialect, false);

function decode({ request: schema }: Endpoint, input: unknown, dialect: Dialect, rejectUnknown = true): ParseResult {
  if (schema === 'nothing') return { request: undefined };
  if (schema === 'text') return typeof input === 'string' ? { request: input } : { error: 'the body is not text' };
  const { value, problem } = decodeRow(schema, input, dialect);
  if (problem) return { error: `${problem.field || 'the body'}: ${problem.reason}` };
  if (rejectUnknown && isRow(input)) {
    const names = wireNames(schema);
    for (const [name, field] of Object.entries(input)) {
      if (!names.includes(name)) return { error: 'the body has a field that this endpoint does not accept' };
      if (typeof field === 'object' && field !== null) return { error: `${name}: is neither a text nor a number` };
    }
  }
  return { request: value };
}

/** Parses a form body, like PHP's $_POST. */
function parseForm({ request }: Endpoint, text: string, dialect: Dialect): unknown {
  const fields = Object.fromEntries(new URLSearchParams(text));
  return request === 'text' ? fields[dialect.text] : fields;
}

function decodeUtf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Matches an unterminated string to the end: retrying from each of its characters would take quadratic time. */
const token = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|[{}[\]:]/g;

/**
 * Finds problems that JSON.parse accepts: duplicate keys, and excessive nesting.
 * @param json valid JSON
 * @returns the problem, or null
 */
function findJsonProblem(json: string, maxDepth: number): string | null {
  const open: Set<string>[] = [];
  let text = '';
  for (const [part] of json.matchAll(token)) {
    if (part === '{' || part === '[') {
      open.push(new Set());
      if (open.length > maxDepth) return 'the body is nested too deeply';
    } else if (part === '}' || part === ']') open.pop();
    else if (part === ':') {
      const key = JSON.parse(text) as string;
      if (open.at(-1)?.has(key)) return 'the body has a field twice';
      open.at(-1)?.add(key);
    } else text = part;
  }
  return null;
}

type JsonBytes = Uint8Array<ArrayBuffer>;

const encode = (json: string): JsonBytes => new TextEncoder().encode(json);

/** Creates a serializer of response bodies. Caches the JSON of products and of the product list. */
export function createResponseWriter(dialect: Dialect): (endpoint: Endpoint, response: unknown) => JsonBytes {
  // Products and lists keep their identity until the catalogue changes (queries.ts).
  const productJson = new WeakMap<Product, string>();
  const listBytes = new WeakMap<Product[], JsonBytes>();
  const writeProduct = (item: Product): string => {
    const json = productJson.get(item) ?? JSON.stringify(encodeRow(product, item, dialect));
    productJson.set(item, json);
    return json;
  };
  return ({ response: schema }, response) => {
    if (schema !== endpoints.getProductosEnVenta.response)
      return encode(JSON.stringify(encodeResponse(schema, response, dialect)));
    const { items } = response as ParsedList<Product>;
    const cached = listBytes.get(items);
    if (cached) return cached;
    const rows = items.length > 0 ? `[${items.map(writeProduct).join(',')}]` : 'null';
    const envelope = dialect.results.split('.').map((name) => `{${JSON.stringify(name)}:`);
    const bytes = encode(`${envelope.join('')}${rows}${'}'.repeat(envelope.length)}`);
    listBytes.set(items, bytes);
    return bytes;
  };
}
