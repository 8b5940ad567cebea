import type { Dialect } from './dialect.ts';
import { isRow, type Entity, type Problem, type ValueOf } from './entity.ts';
import type { FieldCodec } from './fieldCodecs.ts';

/** How the answer of a call is read (written: callTable.ts). */
export interface Answer<T> {
  /** @throws Unreadable if the body is not what the call answers */
  read(body: unknown, dialect: Dialect): T;
  /** The codec of its rows, or of its one record. */
  readonly list?: Entity<unknown> | FieldCodec<unknown>;
  readonly record?: Entity<unknown>;
}

/** One call of the API. A `read` may be repeated; a `write` is sent once. */
export interface Call<Request = unknown, Response = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly kind: 'read' | 'write';
  /** What it sends: the fields of an entity, one text, or nothing. */
  readonly request: Entity<Request> | 'text' | 'nothing';
  readonly answer: Answer<Response>;
}
export type RequestOf<C extends Call> = C['request'] extends 'nothing'
  ? undefined
  : C['request'] extends 'text'
    ? string
    : ValueOf<C['request']>;
export type AnswerOf<C extends Call> = C['answer'] extends Answer<infer T> ? T : never;

/** A line of the table of calls. The annotation lets bundles drop the calls and entities that they do not use. */
export const call = /* @__NO_SIDE_EFFECTS__ */ <
  const M extends Call['method'],
  const K extends Call['kind'],
  const N extends string,
  const R,
  T,
>(
  method: M,
  kind: K,
  name: N,
  request: R,
  answer: Answer<T>,
) => ({ method, kind, name, request, answer });

/** An answer that is not what its call promises: which field of the API differs, and how. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  declare readonly field: string;

  constructor({ field, reason }: Problem) {
    super(`the answer differs at ${field || 'its top level'}: ${reason}`);
    this.field = field;
  }
}

/** What the envelope of an answer holds; undefined if the field is missing. A bare list has no envelope. */
export const unwrap = (body: unknown, { results }: Pick<Dialect, 'results'>): unknown =>
  Array.isArray(body)
    ? body
    : results.split('.').reduce<unknown>((at, name) => (isRow(at) ? at[name] : undefined), body);
