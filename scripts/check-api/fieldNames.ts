import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import { unwrap, isRow, wireNames } from '../../src/contract/schema.ts';
import { product } from '../../src/contract/catalogue.ts';
import type { HostConfig, RecordedResponse } from './recordingClient.ts';
import { parseBody, type CallVerdict } from './verdicts.ts';

/** Removes case and separators from a field name. */
export const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * Finds fields that a product record lacks. A missing required field, such as the price, fails the call itself; a missing
 * optional one, such as the offer, would be empty in the whole shop without an error.
 */
export function checkFieldNames(
  response: RecordedResponse | undefined,
  { dialect, renames }: HostConfig,
): CallVerdict[] {
  const results = unwrap(parseBody(response), dialect);
  const row: unknown = Array.isArray(results) ? results[0] : results;
  if (!isRow(row)) return [];
  const names = Object.keys(row).map((name) => renames[name] ?? name);
  const missing = wireNames(product).filter((name) => !names.includes(name));
  if (missing.length === 0) return [];
  const message = `its record has no ${missing.join(', ')}; the shop treats them as empty. It has ${sanitizeText(names.join(', '))}`;
  const normalizedNames = names.map(normalizeName);
  const renamed = missing.find((name) => normalizedNames.includes(normalizeName(name)));
  const call = 'fields of a product';
  return renamed
    ? [
        {
          call,
          verdict: 'differs',
          location: renamed,
          note: `${message}: use the name of the API in src/contract/catalogue.ts`,
        },
      ]
    : [
        {
          call,
          verdict: 'matches',
          note: '',
          warning: `${message}. If one has another name, use that in src/contract/catalogue.ts`,
        },
      ];
}
