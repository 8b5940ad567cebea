import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Reads and validates a data file in this folder. @throws Error that names the file and the path of each invalid value */
export function readData<T>(file: string, schema: z.ZodType<T>): T {
  const toError = (problem: string): Error => new Error(`scripts/sandbox/seed/${file}\n${problem}`);
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  } catch (error) {
    throw toError(String(error));
  }
  const result = schema.safeParse(data);
  if (!result.success) throw toError(z.prettifyError(result.error));
  return result.data;
}

export const text = z.string().min(1);
export const positive = z.number().positive();
export const count = z.int().nonnegative();
export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be #rrggbb');
