/** The types of the contract: entities (the fields of a row), and endpoints with their responses. */
import type { Dialect } from './dialect.ts';
import type { FieldCodec, Wire } from './fieldCodecs.ts';

/** A row of a response, by the API's names. */
export type WireRow = Record<string, unknown>;

/** The fields of an entity: our name, the API's, and the codec. */
type Fields = Record<string, readonly [wireName: string, codec: FieldCodec<unknown>]>;
type Decoded<F extends Fields> = { [Name in keyof F]: F[Name][1] extends FieldCodec<infer T> ? T : never };

/** A value that spans several columns, such as the stock of a product. */
interface Columns<T> {
  decode: (row: WireRow, dialect: Dialect) => T;
  encode: (value: T, dialect: Dialect) => WireRow;
}

/** How rows of the API become objects of type T, and back. */
export interface Entity<T> {
  readonly fields: Fields;
  readonly columns?: Columns<object> | undefined;
  /** Never set: it only carries the type. */
  readonly as?: T;
}
export type ValueOf<E> = E extends Entity<infer T> ? T : never;

export const entity = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields, C extends object = object>(
  fields: F,
  columns?: Columns<C>,
): Entity<Decoded<F> & C> => ({ fields, columns: columns as Columns<object> | undefined });

/** Why a row cannot be decoded: the API's name of the field, and the reason. */
export interface Problem {
  field: string;
  reason: string;
}
export type DecodedRow<T> = { value: T; problem?: undefined } | { value?: undefined; problem: Problem };

/** Decodes a row. Fields that the entity does not name are dropped (R10.2). */
export function decodeRow<T>({ fields, columns }: Entity<T>, row: unknown, dialect: Dialect): DecodedRow<T> {
  if (!isRow(row)) return { problem: { field: '', reason: 'no es un registro' } };
  const value: WireRow = {};
  for (const [name, [wireName, codec]] of Object.entries(fields)) {
    const decoded = codec.decode(row[wireName], dialect, value['id']);
    if (decoded === undefined) return { problem: { field: wireName, reason: codec.errorMessage ?? '' } };
    value[name] = decoded;
  }
  return { value: { ...value, ...columns?.decode(row, dialect) } as T };
}

export function encodeRow<T>({ fields, columns }: Entity<T>, value: T, dialect: Dialect): Record<string, Wire> {
  const values = value as WireRow;
  const row = Object.entries(fields).map(([name, [wireName, codec]]) => [wireName, codec.encode(values[name])]);
  return { ...Object.fromEntries(row), ...columns?.encode(values, dialect) } as Record<string, Wire>;
}

export const wireNames = ({ fields }: Entity<unknown>): string[] => Object.values(fields).map(([wireName]) => wireName);

export const isRow = (value: unknown): value is WireRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rejected row: its id, the API's name of the field, and the reason. */
export interface RejectedRow extends Problem {
  id: string | null;
}

/** A row of a list, and which of its fields the API has left out. */
export interface PartialRow<T> {
  /** Missing fields are decoded like null; required ones are undefined. */
  value: { [Name in keyof T]: T[Name] | undefined };
  missing: string[];
}

/**
 * A list of a response: the good rows, and for scripts a report on the others (listReport.ts). In pages the report stays
 * empty, since it is not used there.
 */
export interface ParsedList<T> {
  items: T[];
  rejected: RejectedRow[];
  /** Fields that at least one row lacks, by the API's names; for stock columns, what their names contain. */
  missingFields: string[];
  /** All rows but the rejected ones, in order; absent if no row lacks a field. */
  rows?: PartialRow<T>[];
  /** Unsafe file names in good rows, decoded as "". */
  unsafeFiles?: RejectedRow[];
  /** Texts in good rows that were too long and are truncated. */
  truncated?: RejectedRow[];
}

/** How the rows of a list are decoded: as entities, or as single values such as file names. */
export type RowSchema<T> = Entity<T> | FieldCodec<T>;

/** Adds a report on rows that could not be decoded, or not in full, to their list. @param results one per row */
export type AddReport = <T>(
  list: ParsedList<T>,
  rowSchema: RowSchema<T>,
  rows: readonly unknown[],
  results: readonly DecodedRow<T>[],
  dialect: Dialect,
) => void;

/** How the response of an endpoint is decoded (encoded: endpoints.ts). */
export interface ResponseSchema<T> {
  /** @throws InvalidResponseError if the body is not what the endpoint returns for its request */
  decode(body: unknown, dialect: Dialect, addReport?: AddReport, request?: unknown): T;
  /** The schema of its rows, or of its one record; for encodeResponse(). */
  readonly list?: RowSchema<unknown>;
  readonly record?: Entity<unknown>;
}

/** One endpoint of the API. A `read` may be repeated; a `write` is sent once. */
export interface Endpoint<Request = unknown, Response = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly kind: 'read' | 'write';
  /** What it sends: the fields of an entity, one text, or nothing. */
  readonly request: Entity<Request> | 'text' | 'nothing';
  readonly response: ResponseSchema<Response>;
}
export type RequestOf<E extends Endpoint> = E['request'] extends 'nothing'
  ? undefined
  : E['request'] extends 'text'
    ? string
    : ValueOf<E['request']>;
export type ResponseOf<E extends Endpoint> = E['response'] extends ResponseSchema<infer T> ? T : never;

/** Defines an endpoint. The annotation lets bundlers drop unused endpoints and entities. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <
  const M extends Endpoint['method'],
  const K extends Endpoint['kind'],
  const N extends string,
  const R,
  T,
>(
  method: M,
  kind: K,
  name: N,
  request: R,
  response: ResponseSchema<T>,
) => ({ method, kind, name, request, response });

/** The content of the envelope of a response (dialect.results); undefined if it is missing. A bare list has no envelope. */
export const unwrap = (body: unknown, { results }: Pick<Dialect, 'results'>): unknown =>
  Array.isArray(body)
    ? body
    : results.split('.').reduce<unknown>((value, name) => (isRow(value) ? value[name] : undefined), body);
