import type { Dialect } from './dialect.ts';
import { isRow, type Problem, type Row } from './entity.ts';

/** How the answer of a call is read, and how the sandbox writes it. */
export interface Answer<T> {
  /** @throws Unreadable where it is not what the call answers */
  read(body: unknown, dialect: Dialect): T;
  write(value: T, dialect: Dialect): unknown;
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

export const envelope = (value: unknown, { results }: Pick<Dialect, 'results'>): Row =>
  results.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Row;
