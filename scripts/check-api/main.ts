import { parseArgs } from 'node:util';
import { dialect } from '../../src/contract/dialect.ts';
import { logText } from '../../src/lib/foreignText.ts';
import { readSettings } from '../../src/settings.ts';
import { errorText } from '../errorText.ts';
import { diagnose } from './check.ts';
import { reportOf } from './apiReport.ts';

/**
 * `npm run check:api -- URL [--note N]`: whether a host speaks as the contract has it, before the first build, and which
 * line to change where it does not. 0 all matches, 1 not.
 */
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { note: { type: 'string' } } });
  const [url = process.env['API_HOST']] = positionals;
  const settings = readSettings({ ...process.env, ...(url && { API_HOST: url }) });
  const { apiHost: base, apiPath: path, apiHeaders: headers, pictureHosts } = settings;
  console.log(`Asking ${base}${path}\n`);
  const options = { publicDir: 'public', pictureHosts, note: values.note };
  const diagnosis = await diagnose({ base, path, headers, dialect, renames: {} }, fetch, options);
  const { text, matches } = reportOf(diagnosis);
  console.log(logText(text));
  process.exitCode = matches ? 0 : 1;
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
