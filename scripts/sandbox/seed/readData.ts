import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Reads and validates a data file in this folder. @throws Error that names the file and each invalid place in it */
export function readData<T>(file: string, schema: z.ZodType<T>): T {
  const fail = (problem: string): Error => new Error(`scripts/sandbox/seed/${file}\n${problem}`);
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  } catch (error) {
    throw fail(String(error));
  }
  const result = schema.safeParse(data);
  if (!result.success) throw fail(z.prettifyError(result.error));
  return result.data;
}

export const text = z.string().min(1);
export const positive = z.number().positive();
export const count = z.int().nonnegative();
export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is #rrggbb');
