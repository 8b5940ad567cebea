import { dialect } from '../../src/contract/dialect.ts';
import { sanitizeLines } from '../../src/lib/sanitizeText.ts';
import { readSettings } from '../../src/settings.ts';
import { parseCommandLine } from '../commandLine.ts';
import { errorText } from '../errorText.ts';
import { diagnose } from './diagnose.ts';
import { formatDiagnosis } from './apiReport.ts';

try {
  const { positionals, values } = parseCommandLine({
    name: 'check:api',
    help: 'Calls every read endpoint of a host (API_HOST by default), compares the responses with the contract, and prints the lines to change if they differ. Exits with 1 unless all match.',
    options: { receipt: { type: 'string', value: 'N', help: 'also looks up the sale with this receipt number' } },
    positional: 'URL',
  });
  const [url = process.env['API_HOST']] = positionals;
  const settings = readSettings({ ...process.env, ...(url && { API_HOST: url }) });
  const { apiHost: base, apiPath: path, apiHeaders: headers, pictureHosts } = settings;
  console.log(`Calling ${base}${path}\n`);
  const options = { publicDir: 'public', pictureHosts, receipt: values.receipt };
  const diagnosis = await diagnose({ base, path, headers, dialect, renames: {} }, fetch, options);
  const { text, matches } = formatDiagnosis(diagnosis);
  console.log(sanitizeLines(text));
  process.exitCode = matches ? 0 : 1;
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
