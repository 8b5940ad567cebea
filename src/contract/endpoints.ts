import { isEntity } from './responses.ts';
import { acknowledgedResponse, statusResponse } from './writeResponses.ts';
import {
  type Endpoint,
  type ResponseSchema,
  type ResponseOf,
  type RequestOf,
  encodeRow,
  type WireRow,
  type ParsedList,
} from './schema.ts';
import * as catalogue from './catalogue.ts';
import type { Dialect } from './dialect.ts';
import * as forms from './forms.ts';
import { anyResponse, localizarip, postVisita } from './visits.ts';

type EndpointsIn<M> = { [Name in keyof M as M[Name] extends Endpoint ? Name : never]: M[Name] };

const endpointsIn = <M extends object>(module: M) =>
  Object.fromEntries(
    Object.entries(module).filter(([, value]) => typeof value === 'object' && 'method' in value),
  ) as EndpointsIn<M>;

/** All 24 endpoints by name, for the sandbox, the snapshot and the tests. Browsers import single endpoints. */
export const endpoints = { ...endpointsIn(catalogue), ...endpointsIn(forms), localizarip, postVisita };
export type EndpointName = keyof typeof endpoints;
export type RequestOfName<Name extends EndpointName> = RequestOf<(typeof endpoints)[Name]>;
export type ResponseOfName<Name extends EndpointName> = ResponseOf<(typeof endpoints)[Name]>;

/** Encodes the body of a response as the API sends it, for the sandbox and the tests. */
export function encodeResponse<T>(schema: ResponseSchema<T>, value: T, dialect: Dialect): unknown {
  const { list, record } = schema;
  const content: unknown = value;
  if (list) {
    const rows = (content as ParsedList<unknown>).items.map((item) =>
      isEntity(list) ? encodeRow(list, item, dialect) : list.encode(item),
    );
    return envelope(rows.length > 0 ? rows : null, dialect);
  }
  if (record) return envelope(content === null ? null : encodeRow(record, content, dialect), dialect);
  const succeeded = content === true;
  const untyped = schema as ResponseSchema<unknown>;
  if (untyped === statusResponse) return { status: succeeded ? 'success' : 'error' };
  if (untyped === acknowledgedResponse)
    return { ...envelope(succeeded || null, dialect), status: succeeded ? 'success' : 'error' };
  if (untyped === anyResponse) return { ...envelope(succeeded || null, dialect), status: 'success' };
  return envelope(content, dialect);
}

const envelope = (value: unknown, { results }: Pick<Dialect, 'results'>): WireRow =>
  results.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as WireRow;
