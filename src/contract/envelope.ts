import type { Dialect } from './dialect.ts';
import { isRow, type Entity, type Problem } from './entity.ts';
import type { Kind } from './fieldKinds.ts';

/** How the answer of a call is read (written: writeAnswer.ts). */
export interface Answer<T> {
  /** @throws Unreadable where it is not what the call answers */
  read(body: unknown, dialect: Dialect): T;
  /** What its rows are, or its one record. */
  readonly list?: Entity<unknown> | Kind<unknown>;
  readonly record?: Entity<unknown>;
}

/** An answer that is not what its call answers: where it differs (the API's name of a field), and how. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  declare readonly field: string;

  constructor({ field, reason }: Problem) {
    super(`the answer differs at ${field || 'its top level'}: ${reason}`);
    this.field = field;
  }
}

/** What the envelope of an answer holds; undefined where it has no such field. A bare list is one without an envelope. */
export const opened = (body: unknown, { results }: Pick<Dialect, 'results'>): unknown =>
  Array.isArray(body)
    ? body
    : results.split('.').reduce<unknown>((at, name) => (isRow(at) ? at[name] : undefined), body);
