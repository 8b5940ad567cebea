import { countMismatches, type Diagnosis } from './diagnose.ts';
import type { ApiVerdict } from './verdicts.ts';

/** Formats a diagnosis: the verdict of each endpoint, warnings, and the lines to change. */
export function formatDiagnosis({ current, fixes, fixed, config }: Diagnosis): { text: string; matches: boolean } {
  const mismatches = countMismatches(current);
  const remaining = countMismatches(fixed);
  const report = [...formatVerdicts(current.verdicts), ''];
  if (mismatches === 0)
    report.push(`All ${current.verdicts.length} match. Set API_HOST=${config.base} and run \`npm run snapshot\`.`);
  else report.push(`${mismatches} of ${current.verdicts.length} do not match.`);
  if (fixes.length > 0) {
    report.push('', fixes.length === 1 ? 'One line to change:' : `${fixes.length} lines to change, in this order:`);
    for (const { line, file } of fixes) report.push(`  ${line}    (${file})`);
    const failing = fixed.verdicts.filter(({ verdict }) => verdict !== 'matches');
    report.push(
      '',
      remaining === 0
        ? `Called again with the change: all ${fixed.verdicts.length} match.`
        : `Called again with the change: ${remaining} do not match.`,
      ...formatVerdicts(failing.map(({ warning: _warning, ...verdict }) => verdict)),
    );
  } else if (current.errors.length > 0 && current.errors.every(({ status }) => status === 404))
    report.push('', notFoundHint(config.base));
  return { text: report.join('\n'), matches: mismatches === 0 };
}

/** The hint for a host that has none of the endpoints. */
const notFoundHint = (base: string): string =>
  `Nothing was found below ${base}. Open the existing shop in a browser with its developer tools (F12 → Network), reload,\n` +
  'and look for a name such as getCategorias: the text before it is API_HOST and the start of API_PATH; {call} replaces the\n' +
  'name, as in API_HOST=https://www.example.mx/tienda API_PATH=/servicios/{call}.php';

/** Formats a line per endpoint. Repeated notes and warnings are printed once. */
function formatVerdicts(verdicts: readonly ApiVerdict[]): string[] {
  const printedNotes = new Set<string>();
  const subjectsByWarning = new Map<string, string[]>();
  const lines = verdicts.map(({ subject, verdict, location, note, warning }) => {
    if (warning) subjectsByWarning.set(warning, [...(subjectsByWarning.get(warning) ?? []), subject]);
    const result = verdict === 'differs' ? `differs at ${location || 'its top level'}` : verdict;
    const [reason = ''] = note.split(/: [[{]/, 1); // excludes the quoted response
    const isRepeated = verdict !== 'matches' && printedNotes.has(reason);
    printedNotes.add(reason);
    return `${verdict === 'matches' ? '✔' : '✘'} ${subject.padEnd(34)} ${result}${note && !isRepeated ? `\n  ${note}` : ''}`;
  });
  const warnings = [...subjectsByWarning].map(
    ([warning, [firstSubject = '', ...otherSubjects]]) =>
      `⚠ ${firstSubject}${otherSubjects.length > 0 ? ` and ${otherSubjects.length} others` : ''}: ${warning}`,
  );
  return [...lines, ...warnings];
}
