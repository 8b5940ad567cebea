import { parseArgs } from 'node:util';
import { dialect } from '../../src/contract/dialect.ts';
import { logText } from '../../src/lib/foreignText.ts';
import { readSettings } from '../../src/settings.ts';
import { errorText } from '../errorText.ts';
import { diagnose } from './diagnose.ts';
import { formatReport } from './apiReport.ts';

/**
 * `npm run check:api -- URL [--note N]` compares a host with the contract, and prints the lines to change if they
 * differ. Exits with 0 if all calls match, otherwise with 1.
 */
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { note: { type: 'string' } } });
  const [url = process.env['API_HOST']] = positionals;
  const settings = readSettings({ ...process.env, ...(url && { API_HOST: url }) });
  const { apiHost: base, apiPath: path, apiHeaders: headers, pictureHosts } = settings;
  console.log(`Calling ${base}${path}\n`);
  const options = { publicDir: 'public', pictureHosts, note: values.note };
  const diagnosis = await diagnose({ base, path, headers, dialect, renames: {} }, fetch, options);
  const { text, matches } = formatReport(diagnosis);
  console.log(logText(text));
  process.exitCode = matches ? 0 : 1;
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
