import * as z from 'zod/mini';
import { decodeEntities } from '../lib/entities.ts';
import { dialect } from './dialect.ts';
import type { Row } from './entity.ts';
import { id } from './fields.ts';

/** A row that does not decode: which one, which field of the API, and why. */
export interface Rejected {
  id: string | null;
  field: string;
  reason: string;
}

/** A list as it came: the good rows, the bad ones, and the fields that some row does not tell at all. */
export interface Listed<T> {
  items: T[];
  rejected: Rejected[];
  untold: string[];
  /** Rows that tell an id but not all that a record needs, and where among the items they stand. */
  slim?: { at: number; id: string }[];
  /** File names of good rows that are unsafe and were read as none. */
  unsafe?: Rejected[];
}

type ItemCodec = z.ZodMiniType & { wireNames?: readonly string[]; fileNames?: readonly string[] };

// Types know it by its usual name.
const key = dialect.results as 'results';

/** `{ results: [...] }`, or the bare list that listarUtilidades may be. */
type Envelope = { [key]: unknown[] | null; [other: string]: unknown } | unknown[];
const isRows = (value: unknown): boolean => value === null || Array.isArray(value);
const envelope = z.custom<Envelope>((body) => Array.isArray(body) || isRows(asRow(body)[key]));

/** The answer of a list call: `{ results: [...] }`, where null is the empty list. One bad row does not spoil the rest. */
export function listOf<Item extends ItemCodec>(item: Item) {
  return z.codec(envelope, z.custom<Listed<z.output<Item>>>(), {
    decode: (body) => decodeRows(item, (Array.isArray(body) ? body : body[key]) ?? []),
    encode: ({ items }) => ({
      [key]: items.length > 0 ? items.map((value) => z.encode(item, value as never)) : null,
    }),
  });
}

function decodeRows<Item extends ItemCodec>(item: Item, rows: unknown[]): Listed<z.output<Item>> {
  const list: Listed<z.output<Item>> = { items: [], rejected: [], untold: [] };
  const untold = new Set<string>();
  for (const row of rows) {
    const result = z.safeDecode(item, row as never);
    const slim = result.success ? undefined : slimId(row, result.error.issues);
    if (result.success) {
      (list.unsafe ??= []).push(...unsafeNames(item, row, result.data));
      list.items.push(result.data);
    } else if (slim === undefined) {
      list.rejected.push(rejection(row, result.error.issues));
      continue;
    } else (list.slim ??= []).push({ at: list.items.length, id: slim });
    for (const name of item.wireNames ?? []) if (!(name in (row as object))) untold.add(name);
  }
  if (list.unsafe?.length === 0) delete list.unsafe;
  list.untold = [...untold].sort();
  return list;
}

const asRow = (row: unknown): Row => (typeof row === 'object' && row !== null ? (row as Row) : {});

/** The id of a row that does not decode for nothing but fields that it does not have. */
function slimId(row: unknown, issues: readonly z.core.$ZodIssue[]): string | undefined {
  const { ProductoID: given } = asRow(row);
  if (issues.some(({ path: [name] }) => typeof name !== 'string' || name in asRow(row))) return undefined;
  return z.safeDecode(id, given as never).data;
}

function unsafeNames(item: ItemCodec, row: unknown, decoded: unknown): Rejected[] {
  const kept = new Set(Object.values(asRow(decoded)));
  return (item.fileNames ?? []).flatMap((field) => {
    const { [field]: told } = asRow(row);
    const name = typeof told === 'string' ? decodeEntities(told).trim() : '';
    const bad = name !== '' && !kept.has(name);
    return bad ? [{ id: idIn(row), field, reason: 'no es un nombre de archivo seguro' }] : [];
  });
}

/** What names a row in a report. */
function idIn(row: unknown): string | null {
  const { ProductoID, SucursalID, Nombre } = asRow(row);
  const told: unknown = ProductoID ?? SucursalID ?? Nombre ?? row;
  return typeof told === 'string' || typeof told === 'number' ? String(told).slice(0, 100) : null;
}

function rejection(row: unknown, issues: readonly z.core.$ZodIssue[]): Rejected {
  const [issue] = issues;
  return { id: idIn(row), field: issue?.path.join('.') ?? '', reason: issue?.message ?? 'no se puede leer' };
}

/** The answer of a call for one record: `{ results: {...} }`; null, an empty list and false mean that there is none. */
export function one<Item extends ItemCodec>(item: Item) {
  const record = z.looseObject({ [key]: z.unknown() });
  return z.codec(record, z.custom<z.output<Item> | null>(), {
    decode: ({ [key]: results }, ctx) => {
      const row: unknown = Array.isArray(results) ? results[0] : results;
      if (row === null || row === undefined || row === false) return null;
      const result = z.safeDecode(item, row as never);
      if (result.success) return result.data;
      ctx.issues.push(...result.error.issues.map((issue) => ({ ...issue, input: row }) as never));
      return z.NEVER;
    },
    encode: (value) => ({ [key]: value === null ? null : z.encode(item, value as never) }),
  });
}

/**
 * Whether a write was done, where the API does not show what it answers: null or false in `results`, a `status` other
 * than "success", and an `error` mean that it was not.
 */
export const acknowledged = z.codec(z.unknown(), z.custom<boolean>(), {
  decode: (body) => {
    const answer = (typeof body === 'object' && body !== null ? body : {}) as Answer;
    const { results = true, status = 'success', error } = answer;
    return results !== null && results !== false && status === 'success' && !error;
  },
  encode: (done) => (done ? { results: true, status: 'success' } : { results: null, status: 'error' }),
});

/** Whether the answer says "success" in so many words: nothing else will do (R6.8). */
export const status = z.codec(z.unknown(), z.custom<boolean>(), {
  decode: (body) => typeof body === 'object' && body !== null && (body as Answer).status === 'success',
  encode: (done) => ({ status: done ? 'success' : 'error' }),
});

interface Answer {
  results?: unknown;
  status?: unknown;
  error?: unknown;
}
