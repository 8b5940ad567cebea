import { parseArgs } from 'node:util';
import { readSettings } from '../../src/settings.ts';
import { checkApi } from './check.ts';
import { probeOf, type Verdict } from './probe.ts';

/** `npm run check:api -- URL`: whether a host speaks as the contract has it, before the first build. 0 all matches, 1 not. */
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [url = process.env['API_HOST']] = positionals;
  const { apiHost, apiPath } = readSettings({ ...process.env, ...(url && { API_HOST: url }) });
  console.log(`Asking ${apiHost}${apiPath}\n`);
  const verdicts = await checkApi(probeOf(apiHost, apiPath, fetch));
  for (const verdict of verdicts) console.log(line(verdict));
  const wrong = verdicts.filter(({ verdict }) => verdict !== 'matches').length;
  console.log(
    wrong === 0
      ? `\nAll ${verdicts.length} calls match. Set API_HOST=${apiHost} and run \`npm run snapshot\`.`
      : `\n${wrong} of ${verdicts.length} calls do not match.`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function line({ call, verdict, at, note }: Verdict): string {
  const what = verdict === 'differs' ? `differs at ${at ?? 'its top level'}` : verdict;
  return `${verdict === 'matches' ? '✔' : '✘'} ${call.padEnd(34)} ${what}${note ? `\n  ${note}` : ''}`;
}
