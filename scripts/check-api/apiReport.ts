import { countMismatches, type Diagnosis } from './diagnose.ts';
import type { CallVerdict } from './verdicts.ts';

/** Formats a diagnosis: each call, dangers, and the lines to change. */
export function formatReport({ now, lines, fixed, config }: Diagnosis): { text: string; matches: boolean } {
  const wrong = countMismatches(now);
  const left = countMismatches(fixed);
  const report = [...formatVerdicts(now.verdicts), ''];
  if (wrong === 0)
    report.push(`All ${now.verdicts.length} match. Set API_HOST=${config.base} and run \`npm run snapshot\`.`);
  else report.push(`${wrong} of ${now.verdicts.length} do not match.`);
  if (lines.length > 0) {
    report.push('', lines.length === 1 ? 'One line to change:' : `${lines.length} lines to change, in this order:`);
    for (const { line, where } of lines) report.push(`  ${line}    (${where})`);
    const rest = fixed.verdicts.filter(({ verdict }) => verdict !== 'matches');
    report.push(
      '',
      left === 0
        ? `Proved by asking again with it: all ${fixed.verdicts.length} match.`
        : `Asked again with it: ${left} do not match.`,
      ...formatVerdicts(rest.map(({ danger: _danger, ...verdict }) => verdict)),
    );
  } else if (now.errors.length > 0 && now.errors.every(({ status }) => status === 404))
    report.push('', notFoundHint(config.base));
  return { text: report.join('\n'), matches: wrong === 0 };
}

/** The hint for a host where no call was found. */
const notFoundHint = (base: string): string =>
  `Nothing was found below ${base}. Open the shop of today in a browser with its tools (F12 → Network), reload, and look\n` +
  'for a name such as getCategorias: what stands before it is API_HOST and the beginning of API_PATH, {call} its place,\n' +
  'as in API_HOST=https://www.example.mx/tienda API_PATH=/servicios/{call}.php';

/** A line per call; notes and dangers that several share are printed once. */
function formatVerdicts(verdicts: readonly CallVerdict[]): string[] {
  const told = new Set<string>();
  const dangers = new Map<string, string[]>();
  const lines = verdicts.map(({ call, verdict, at, note, danger }) => {
    if (danger) dangers.set(danger, [...(dangers.get(danger) ?? []), call]);
    const what = verdict === 'differs' ? `differs at ${at ?? 'its top level'}` : verdict;
    const [why = ''] = note.split(/: [[{]/, 1); // without what came
    const again = verdict !== 'matches' && told.has(why);
    told.add(why);
    return `${verdict === 'matches' ? '✔' : '✘'} ${call.padEnd(34)} ${what}${note && !again ? `\n  ${note}` : ''}`;
  });
  const report = [...dangers].map(
    ([danger, [first = '', ...others]]) =>
      `⚠ ${first}${others.length > 0 ? ` and ${others.length} others` : ''}: ${danger}`,
  );
  return [...lines, ...report];
}
