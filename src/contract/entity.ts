import * as z from 'zod/mini';
import { fileName } from './fields.ts';

type Fields = Record<string, readonly [wireName: string, codec: z.ZodMiniType]>;
type Decoded<F extends Fields> = { [Name in keyof F]: z.output<F[Name][1]> };
export type Row = Record<string, unknown>;

/** What a codec cannot say field by field, such as the stock columns of a product. */
interface Extra<Out> {
  decode: (row: Row) => Out;
  encode: (value: Out) => Row;
}

/**
 * A codec between a row of the API and a domain object, from one table of names.
 * Fields of the row that the table does not name are dropped (R10.2).
 */
export function entity<F extends Fields, E extends object = object>(fields: F, extra?: Extra<E>) {
  const names = Object.entries(fields);
  const row = z.looseObject(Object.fromEntries(names.map(([, [wireName, codec]]) => [wireName, codec])));
  const codec = z.codec(row, z.custom<Decoded<F> & E>(), {
    decode: (wire) => {
      const value = Object.fromEntries(names.map(([name, [wireName]]) => [name, wire[wireName]]));
      return { ...value, ...extra?.decode(wire) } as Decoded<F> & E;
    },
    encode: (value) => {
      const wire = names.map(([name, [wireName]]) => [wireName, (value as Row)[name]]);
      return { ...Object.fromEntries(wire), ...extra?.encode(value) } as z.output<typeof row>;
    },
  });
  const wireNames = names.map(([, [wireName]]) => wireName);
  const fileNames = names.filter(([, [, field]]) => field === fileName).map(([, [wireName]]) => wireName);
  return Object.assign(codec, { wireNames, fileNames });
}
