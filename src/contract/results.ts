import * as z from 'zod/mini';

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
}

type ItemCodec = z.ZodMiniType & { wireNames?: readonly string[] };

/** `{ results: [...] }`, or the bare list that listarUtilidades may be. */
const envelope = z.union([z.looseObject({ results: z.nullable(z.array(z.unknown())) }), z.array(z.unknown())]);

/** The answer of a list call: `{ results: [...] }`, where null is the empty list. One bad row does not spoil the rest. */
export function listOf<Item extends ItemCodec>(item: Item) {
  return z.codec(envelope, z.custom<Listed<z.output<Item>>>(), {
    decode: (body) => decodeRows(item, (Array.isArray(body) ? body : body.results) ?? []),
    encode: ({ items }) => ({
      results: items.length > 0 ? items.map((value) => z.encode(item, value as never)) : null,
    }),
  });
}

function decodeRows<Item extends ItemCodec>(item: Item, rows: unknown[]): Listed<z.output<Item>> {
  const list: Listed<z.output<Item>> = { items: [], rejected: [], untold: [] };
  const untold = new Set<string>();
  for (const row of rows) {
    const result = z.safeDecode(item, row as never);
    if (!result.success) {
      list.rejected.push(rejection(row, result.error.issues));
      continue;
    }
    list.items.push(result.data);
    for (const name of item.wireNames ?? []) if (!(name in (row as object))) untold.add(name);
  }
  list.untold = [...untold].sort();
  return list;
}

function rejection(row: unknown, issues: readonly z.core.$ZodIssue[]): Rejected {
  const fields = new Map(Object.entries(typeof row === 'object' && row !== null ? row : {}));
  const id: unknown = fields.get('ProductoID') ?? fields.get('SucursalID') ?? fields.get('Nombre');
  const [issue] = issues;
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 100) : null,
    field: issue?.path.join('.') ?? '',
    reason: issue?.message ?? 'no se puede leer',
  };
}

/** The answer of a call for one record: `{ results: {...} }`; null, an empty list and false mean that there is none. */
export function one<Item extends ItemCodec>(item: Item) {
  const record = z.looseObject({ results: z.unknown() });
  return z.codec(record, z.custom<z.output<Item> | null>(), {
    decode: ({ results }, ctx) => {
      const row: unknown = Array.isArray(results) ? results[0] : results;
      if (row === null || row === undefined || row === false) return null;
      const result = z.safeDecode(item, row as never);
      if (result.success) return result.data;
      ctx.issues.push(...result.error.issues.map((issue) => ({ ...issue, input: row }) as never));
      return z.NEVER;
    },
    encode: (value) => ({ results: value === null ? null : z.encode(item, value as never) }),
  });
}

/**
 * Whether a write was done, where the API does not show what it answers: null or false in `results`, and a `status`
 * other than "success", mean that it was not.
 */
export const acknowledged = z.codec(z.unknown(), z.boolean(), {
  decode: (body) => {
    const { results = true, status = 'success' } = (typeof body === 'object' && body !== null ? body : {}) as Answer;
    return results !== null && results !== false && status === 'success';
  },
  encode: (done) => (done ? { results: true, status: 'success' } : { results: null, status: 'error' }),
});

/** Whether the answer says "success" in so many words: nothing else will do (R6.8). */
export const status = z.codec(z.unknown(), z.boolean(), {
  decode: (body) => typeof body === 'object' && body !== null && (body as Answer).status === 'success',
  encode: (done) => ({ status: done ? 'success' : 'error' }),
});

interface Answer {
  results?: unknown;
  status?: unknown;
}
