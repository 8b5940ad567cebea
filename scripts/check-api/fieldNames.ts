import { foreignText } from '../../src/lib/foreignText.ts';
import { unwrap } from '../../src/contract/call.ts';
import { isRow, wireNames } from '../../src/contract/entity.ts';
import { product } from '../../src/contract/fields.ts';
import type { Guess, Seen } from './askedHost.ts';
import { bodyOf, type Verdict } from './verdicts.ts';

/** What two names of a field have in common that differ in case, or in signs between their letters. */
export const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/**
 * The fields that the record of a product lacks. What cannot be read as none, such as a price, is refused elsewhere; what
 * can, such as an offer, would be none in the whole shop without a word.
 */
export function fieldNames(seen: Seen | undefined, { dialect, renames }: Guess): Verdict[] {
  const results = unwrap(bodyOf(seen), dialect);
  const row: unknown = Array.isArray(results) ? results[0] : results;
  if (!isRow(row)) return [];
  const there = Object.keys(row).map((name) => renames[name] ?? name);
  const missing = wireNames(product).filter((name) => !there.includes(name));
  if (missing.length === 0) return [];
  const said = `its record has no ${missing.join(', ')}, which the shop then takes for none. It has ${foreignText(there.join(', '))}`;
  const twin = missing.find((name) => there.some((other) => letters(other) === letters(name)));
  const call = 'fields of a product';
  return twin
    ? [{ call, verdict: 'differs', at: twin, note: `${said}: put the host's name in src/contract/fields.ts` }]
    : [
        {
          call,
          verdict: 'matches',
          note: '',
          danger: `${said}. Where one is there by another name, put that in src/contract/fields.ts`,
        },
      ];
}
