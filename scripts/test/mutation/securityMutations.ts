import { mutationsOf, type Mutation } from './runMutation.ts';

const preloads = mutationsOf('scripts/build/postprocess/preloads.ts', 'unit/scripts/preloads');
const page = mutationsOf('scripts/build/postprocess/page.ts', 'unit/scripts/hostRules');
const answer = mutationsOf('scripts/netlify/apiResponse.ts', 'unit/scripts/apiResponse');
const policy = mutationsOf('scripts/build/postprocess/policy.ts', 'unit/scripts/hostRules');
const cleanUp = mutationsOf('scripts/snapshot/cleanUp.ts', 'snapshot/store');
const draft = mutationsOf('src/features/invoice/draft.ts', 'unit/features/invoice/draft');
const folder = mutationsOf('scripts/build/outputFolder.ts', 'unit/scripts/outputFolder');
const settings = mutationsOf('src/settings.ts', 'unit/settings');
const sandbox = mutationsOf('scripts/sandbox/listen.ts', 'sandbox/process');
const cache = mutationsOf('scripts/netlify/plugin/index.js', 'unit/scripts/cachePlugin');
const address = mutationsOf(
  'scripts/requestUrl.ts',
  'unit/scripts/preview',
  'unit/scripts/previewApi',
  'unit/scripts/previewFaults',
);
const answers = mutationsOf('src/contract/answers.ts', 'unit/api/largeAnswers');
const call = mutationsOf('src/api/client.ts', 'unit/api/largeAnswers');

/** Mutations that reopen vulnerabilities found by attacks. */
export const securityMutations: readonly Mutation[] = [
  preloads(
    'P80 modules are named at the page’s end, no text’s',
    "html.slice(0, bodyEnd) + links.join('') + html.slice(bodyEnd)",
    "html.replace('</body>', `${links.join('')}</body>`)",
  ),
  page(
    'P80 a text that looks like an address is none',
    "if (element === 'a') {",
    "for (const value of Object.values(given)) for (const [, file = ''] of value?.matchAll(/_astro\\/([\\w.-]+)/g) ?? []) page.files.add(file);\n      if (element === 'a') {",
  ),
  answer(
    'P81 an answer of the API is no page',
    "isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8'",
    "isJson ? 'application/json; charset=utf-8' : (from.get('content-type') ?? 'text/html')",
  ),
  cleanUp('P82 a damaged manifest fails no snapshot', '  } catch {\n    return [];', '  } finally {'),
  cleanUp('P83 nothing is written through a link', '?.isSymbolicLink())', '?.isFIFO())'),
  draft(
    'P82 a draft of another shape costs no more than itself',
    'sale: parseRecord(parts.sale, saleShape)',
    'sale: parts.sale as Sale',
  ),
  folder(
    'P83 a folder of others is not emptied',
    'if (!isProject && (entries.length === 0 || known || isMarked(dist))) return;',
    'if (dist) return;',
  ),
  policy(
    'R13.1 a source that engines read differently fails the build',
    'values.filter((value) => !portableSource.test(value))',
    'values.filter(() => false)',
  ),
  settings('P85 a host is a plain name', 'return url === null || isPlainHost(url.hostname);', 'return true;'),
  sandbox('The sandbox listens on this machine alone', "host ?? '127.0.0.1'", "host ?? '0.0.0.0'"),
  cache('P83 a packed link is not unpacked', 'if (irregular) throw', 'if (false) throw'),
  address('A Host with a name in it is refused', 'if (!site || site.href !== `${site.origin}/`)', 'if (!site)'),
  answers('P87 a list has so many rows', 'rows.length > maxRows', 'rows.length > Infinity'),
  call('P87 what is too large is said', ' || error instanceof RangeError', ''),
];
