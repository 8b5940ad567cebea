import { wrongIn, type Diagnosis } from './check.ts';
import type { Verdict } from './verdicts.ts';

/** What is said of a host: each call with what came, what is a danger, and the lines to change. */
export function reportOf({ now, lines, then, guess }: Diagnosis): { text: string; matches: boolean } {
  const [wrong, left] = [wrongIn(now), wrongIn(then)];
  const said = [...linesOf(now.verdicts), ''];
  if (wrong === 0)
    said.push(`All ${now.verdicts.length} match. Set API_HOST=${guess.base} and run \`npm run snapshot\`.`);
  else said.push(`${wrong} of ${now.verdicts.length} do not match.`);
  if (lines.length > 0) {
    said.push('', lines.length === 1 ? 'One line to change:' : `${lines.length} lines to change, in this order:`);
    for (const { line, where } of lines) said.push(`  ${line}    (${where})`);
    const rest = then.verdicts.filter(({ verdict }) => verdict !== 'matches');
    said.push(
      '',
      left === 0
        ? `Proved by asking again with it: all ${then.verdicts.length} match.`
        : `Asked again with it: ${left} do not match.`,
      ...linesOf(rest.map(({ danger: _danger, ...verdict }) => verdict)),
    );
  } else if (now.errors.length > 0 && now.errors.every(({ status }) => status === 404)) said.push('', lost(guess.base));
  return { text: said.join('\n'), matches: wrong === 0 };
}

/** What every call of a host gets that has them elsewhere, and how to find where. */
const lost = (base: string): string =>
  `Nothing was found below ${base}. Open the shop of today in a browser with its tools (F12 → Network), reload, and look\n` +
  'for a name such as getCategorias: what stands before it is API_HOST and the beginning of API_PATH, {call} its place,\n' +
  'as in API_HOST=https://www.example.mx/tienda API_PATH=/servicios/{call}.php';

/** A line for each call; what several have in common is said once. */
function linesOf(verdicts: readonly Verdict[]): string[] {
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
  const said = [...dangers].map(
    ([danger, [first = '', ...others]]) =>
      `⚠ ${first}${others.length > 0 ? ` and ${others.length} others` : ''}: ${danger}`,
  );
  return [...lines, ...said];
}
