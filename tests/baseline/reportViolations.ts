import type { UnsupportedUse } from './compat.ts';

/** A use with the file that contains it. */
export interface UnsupportedUseInFile extends UnsupportedUse {
  file: string;
}

const covers = (entry: string, id: string): boolean => id === entry || id.startsWith(`${entry}.`);
/** Locations that a line names. */
const maxLocations = 5;

/**
 * One line for each used feature without an entry in the lists, and for each unused entry.
 * @param requiredEntries the entries that have to be used; all by default
 */
export function reportViolations(
  uses: readonly UnsupportedUseInFile[],
  entries: readonly string[],
  requiredEntries: readonly string[] = entries,
): string[] {
  const unlisted = Map.groupBy(
    uses.filter(({ id }) => !entries.some((entry) => covers(entry, id))),
    ({ id }) => id,
  );
  const unusedEntries = requiredEntries.filter((entry) => !uses.some(({ id }) => covers(entry, id)));
  return [
    ...[...unlisted].map(([id, usesOfFeature]) => formatViolation(id, usesOfFeature)),
    ...unusedEntries.map((entry) => `tests/baseline/unsupportedFeatures.ts lists ${entry}, which is not used`),
  ];
}

function formatViolation(id: string, uses: readonly UnsupportedUseInFile[]): string {
  const locations = [...new Set(uses.map(({ file, line }) => `${file}:${line}`))];
  const more = locations.length > maxLocations ? ` and ${locations.length - maxLocations} more` : '';
  const browsers = uses[0]?.browsers.join(', ') ?? '';
  return `${locations.slice(0, maxLocations).join(', ')}${more}: ${id} is not supported by ${browsers}`;
}
