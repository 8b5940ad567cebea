import type { FeatureUse } from './compat.ts';

/** A use with the file that it is in. */
export interface Found extends FeatureUse {
  file: string;
}

const covers = (entry: string, id: string): boolean => id === entry || id.startsWith(`${entry}.`);
const most = 5;

/**
 * One line for each thing used that no list has, and for each entry that nothing uses.
 * @param mustBeUsed the entries that would be idle otherwise; all as a rule
 */
export function judge(
  found: readonly Found[],
  listed: readonly string[],
  mustBeUsed: readonly string[] = listed,
): string[] {
  const unlisted = found.filter(({ id }) => !listed.some((entry) => covers(entry, id)));
  const lines = [...new Map(unlisted.map((use) => [use.id, use])).values()].map(({ id, lacking }) => {
    const own = unlisted.filter((use) => use.id === id).map(({ file, line }) => `${file}:${line}`);
    const places = [...new Set(own)];
    const more = places.length > most ? ` and ${places.length - most} more` : '';
    return `${places.slice(0, most).join(', ')}${more}: ${id} is not in ${lacking.join(', ')}`;
  });
  const idle = mustBeUsed.filter((entry) => !found.some(({ id }) => covers(entry, id)));
  return [...lines, ...idle.map((entry) => `tests/baseline/newer.ts lists ${entry}, which nothing uses`)];
}
