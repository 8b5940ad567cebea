import type { Dialect } from './dialect.ts';
import type { Kind, Wire } from './fieldKinds.ts';

export type Row = Record<string, unknown>;

/** The fields of an entity: our name, and the API's with what it holds. */
export type Fields = Record<string, readonly [wireName: string, kind: Kind<unknown>]>;
type Decoded<F extends Fields> = { [Name in keyof F]: F[Name][1] extends Kind<infer T> ? T : never };

/** What no single field holds, such as the stock columns of a product. */
interface Columns<T> {
  read: (row: Row, dialect: Dialect) => T;
  write: (value: T, dialect: Dialect) => Row;
}

/** How rows of the API become objects of type T, and back. */
export interface Entity<T> {
  readonly fields: Fields;
  readonly columns?: Columns<object> | undefined;
  /** For types alone. */
  readonly as?: T;
}
export type ValueOf<E> = E extends Entity<infer T> ? T : never;

/** An entity from the list of its fields (fields.ts). */
export const entity = /* @__NO_SIDE_EFFECTS__ */ <F extends Fields, C extends object = object>(
  fields: F,
  columns?: Columns<C>,
): Entity<Decoded<F> & C> => ({ fields, columns: columns as Columns<object> | undefined });

/** Why a row is none: the API's name of the field, and the reason. */
export interface Problem {
  field: string;
  reason: string;
}
export type Read<T> = { value: T; problem?: undefined } | { value?: undefined; problem: Problem };

/** Reads a row. What the entity does not name is dropped (R10.2). */
export function readRow<T>({ fields, columns }: Entity<T>, row: unknown, dialect: Dialect): Read<T> {
  if (!isRow(row)) return { problem: { field: '', reason: 'no es un registro' } };
  const value: Row = {};
  for (const [name, [wireName, kind]] of Object.entries(fields)) {
    const read = kind.read(row[wireName], dialect);
    if (read === undefined) return { problem: { field: wireName, reason: kind.refusal } };
    value[name] = read;
  }
  return { value: { ...value, ...columns?.read(row, dialect) } as T };
}

/** A value as the API has it. */
export function writeRow<T>({ fields, columns }: Entity<T>, value: T, dialect: Dialect): Record<string, Wire> {
  const of = value as Row;
  const row = Object.entries(fields).map(([name, [wireName, kind]]) => [wireName, kind.write(of[name])]);
  return { ...Object.fromEntries(row), ...columns?.write(of, dialect) } as Record<string, Wire>;
}

/** The API's names of an entity's fields. */
export const wireNames = ({ fields }: Entity<unknown>): string[] => Object.values(fields).map(([wireName]) => wireName);

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
