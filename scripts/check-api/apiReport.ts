import { wrongIn, type Diagnosis } from './check.ts';
import type { Verdict } from './verdicts.ts';

/** What is said of a host: each call with what came, what is a danger, and the lines to change. */
export function reportOf({ now, lines, then, guess }: Diagnosis): { text: string; matches: boolean } {
  const [wrong, left] = [wrongIn(now), wrongIn(then)];
  const said = [...now.verdicts.map(lineOf), ''];
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
      ...rest.map(lineOf),
    );
  }
  return { text: said.join('\n'), matches: wrong === 0 };
}

function lineOf({ call, verdict, at, note, danger }: Verdict): string {
  const what = verdict === 'differs' ? `differs at ${at ?? 'its top level'}` : verdict;
  const first = `${verdict === 'matches' ? '✔' : '✘'} ${call.padEnd(34)} ${what}${note ? `\n  ${note}` : ''}`;
  return danger ? `${first}\n  ⚠ ${danger}` : first;
}
