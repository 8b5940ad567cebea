import { acknowledged, isEntity, status, type Listed } from './answers.ts';
import type { Dialect } from './dialect.ts';
import { writeRow, type Row } from './entity.ts';
import type { Answer } from './envelope.ts';
import { unread } from './visits.ts';

/** The body of an answer, as the API sends it: for the sandbox and the tests. Apart from the readers, so that no page loads it. */
export function writeAnswer<T>(answer: Answer<T>, value: T, dialect: Dialect): unknown {
  const { list, record } = answer;
  const given: unknown = value;
  if (list) {
    const rows = (given as Listed<unknown>).items.map((item) =>
      isEntity(list) ? writeRow(list, item, dialect) : list.write(item),
    );
    return envelope(rows.length > 0 ? rows : null, dialect);
  }
  if (record) return envelope(given === null ? null : writeRow(record, given, dialect), dialect);
  const done = given === true;
  const form = answer as Answer<unknown>;
  if (form === status) return { status: done ? 'success' : 'error' };
  if (form === acknowledged) return { ...envelope(done || null, dialect), status: done ? 'success' : 'error' };
  if (form === unread) return { ...envelope(done || null, dialect), status: 'success' };
  return envelope(given, dialect);
}

const envelope = (value: unknown, { results }: Pick<Dialect, 'results'>): Row =>
  results.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Row;
