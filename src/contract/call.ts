import type { Answer } from './envelope.ts';
import type { Entity, ValueOf } from './entity.ts';

/** One call of the API. A `read` may be repeated; a `write` is never sent twice unasked. */
export interface Call<Sent = unknown, Told = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly kind: 'read' | 'write';
  /** What it is asked with: the fields of an entity, one text, or nothing. */
  readonly request: Entity<Sent> | 'text' | 'nothing';
  readonly answer: Answer<Told>;
}
export type RequestOf<C extends Call> = C['request'] extends 'nothing'
  ? undefined
  : C['request'] extends 'text'
    ? string
    : ValueOf<C['request']>;
export type AnswerOf<C extends Call> = C['answer'] extends Answer<infer T> ? T : never;

/** A call with its types as they are spelled. Bundles drop the calls and entities that they do not use, hence the annotation. */
export const call = /* @__NO_SIDE_EFFECTS__ */ <
  const N extends string,
  const M extends Call['method'],
  const K extends Call['kind'],
  R,
  T,
>(
  name: N,
  method: M,
  kind: K,
  request: R,
  answer: Answer<T>,
) => ({ name, method, kind, request, answer });
