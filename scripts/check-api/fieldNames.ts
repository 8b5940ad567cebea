import { foreignText } from '../../src/lib/foreignText.ts';
import { unwrap, isRow, wireNames } from '../../src/contract/schema.ts';
import { product } from '../../src/contract/catalogue.ts';
import type { HostConfig, RecordedAnswer } from './observedHost.ts';
import { parseBody, type CallVerdict } from './verdicts.ts';

/** Removes case and separators from a field name. */
export const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * Finds fields that a product record lacks. Missing required fields, such as the price, are rejected elsewhere; a missing
 * optional one, such as the offer, would silently be absent in the whole shop.
 */
export function checkFieldNames(seen: RecordedAnswer | undefined, { dialect, renames }: HostConfig): CallVerdict[] {
  const results = unwrap(parseBody(seen), dialect);
  const row: unknown = Array.isArray(results) ? results[0] : results;
  if (!isRow(row)) return [];
  const there = Object.keys(row).map((name) => renames[name] ?? name);
  const missing = wireNames(product).filter((name) => !there.includes(name));
  if (missing.length === 0) return [];
  const message = `its record has no ${missing.join(', ')}, which the shop then takes for none. It has ${foreignText(there.join(', '))}`;
  const twin = missing.find((name) => there.some((other) => normalizeName(other) === normalizeName(name)));
  const call = 'fields of a product';
  return twin
    ? [{ call, verdict: 'differs', at: twin, note: `${message}: put the host's name in src/contract/catalogue.ts` }]
    : [
        {
          call,
          verdict: 'matches',
          note: '',
          danger: `${message}. Where one is there by another name, put that in src/contract/catalogue.ts`,
        },
      ];
}
