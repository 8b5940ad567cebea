import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * Real products with the names, makers and texts that people typed: 360 of 18,294, every eighty-third and the longest, the
 * emptiest and the strangest of each field. From docyx/pc-part-dataset (MIT) and the Abt-Buy benchmark as AI-team-UoA/pyJedAI
 * has it (Apache-2.0), in the form of getProductosEnVenta; stock, offers and sales are made up. CATALOGUE names another
 * file of that form, plain or compressed, to be looked at in its place.
 */
export function realRows(): Record<string, unknown>[] {
  const named = process.env['CATALOGUE'];
  const bytes = readFileSync(named || new URL('../fixtures/realProducts.json.gz', import.meta.url));
  return JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()) as Record<string, unknown>[];
}
