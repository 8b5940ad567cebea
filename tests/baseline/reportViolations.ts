import type { UnsupportedUse } from './compat.ts';

/** A use with the file that contains it. */
export interface UnsupportedUseInFile extends UnsupportedUse {
  file: string;
}

/** The maximum number of locations per violation. */
const maxLocations = 5;

const covers = (entry: string, id: string): boolean => id === entry || id.startsWith(`${entry}.`);

/**
 * Formats a line for each used feature without an entry, and for each unused entry.
 * @param entries features that may be used (unsupportedFeatures.ts)
 * @param requiredEntries the entries that have to be used; default: all
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
  const suffix = locations.length > maxLocations ? ` and ${locations.length - maxLocations} more` : '';
  const browsers = uses[0]?.browsers.join(', ') ?? '';
  return `${locations.slice(0, maxLocations).join(', ')}${suffix}: ${id} is not supported by ${browsers}`;
}
