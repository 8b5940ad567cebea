import { of, type Mutation } from './mutation.ts';

const preloads = of('scripts/build/postprocess/preloads.ts', 'unit/scripts/preloads');
const page = of('scripts/build/postprocess/page.ts', 'unit/scripts/hostRules');
const answer = of('scripts/netlify/apiAnswer.ts', 'unit/scripts/apiAnswer');
const policy = of('scripts/build/postprocess/policy.ts', 'unit/scripts/hostRules');
const forget = of('scripts/snapshot/forget.ts', 'snapshot/store');
const draft = of('src/features/invoice/draft.ts', 'unit/features/invoice/invoiceDraft');
const folder = of('scripts/build/ownFolder.ts', 'unit/scripts/ownFolder');
const settings = of('src/settings.ts', 'unit/settings');
const sandbox = of('scripts/sandbox/listen.ts', 'sandbox/process');
const cache = of('scripts/netlify/plugin/index.js', 'unit/scripts/keptCache');
const address = of(
  'scripts/requestAddress.ts',
  'unit/scripts/preview',
  'unit/scripts/previewApi',
  'unit/scripts/previewFaults',
);
const answers = of('src/contract/answers.ts', 'unit/api/largeAnswers');
const call = of('src/api/client.ts', 'unit/api/largeAnswers');

/** The holes that an attack found, opened again one by one. */
export const waysIn: readonly Mutation[] = [
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
  forget('P82 a damaged manifest fails no snapshot', '  } catch {\n    return [];', '  } finally {'),
  forget('P83 nothing is written through a link', '?.isSymbolicLink())', '?.isFIFO())'),
  draft(
    'P82 a draft of another shape costs no more than itself',
    'sale: parseRecord(parts.sale, saleShape)',
    'sale: parts.sale as Sale',
  ),
  folder(
    'P83 a folder of others is not emptied',
    'if (!isProject && (there.length === 0 || known || isMarked(dist))) return;',
    'if (dist) return;',
  ),
  policy(
    'R13.1 a source that engines read differently fails the build',
    'values.filter((value) => !portable.test(value))',
    'values.filter(() => false)',
  ),
  settings('P85 a host is a plain name', 'return url === null || isPlainHost(url.hostname);', 'return true;'),
  sandbox('The sandbox listens on this machine alone', "host ?? '127.0.0.1'", "host ?? '0.0.0.0'"),
  cache('P83 a packed link is not unpacked', 'if (odd) throw', 'if (false) throw'),
  address('A Host with a name in it is refused', 'if (!site || site.href !== `${site.origin}/`)', 'if (!site)'),
  answers('P87 a list has so many rows', 'rows.length > maxRows', 'rows.length > Infinity'),
  call('P87 what is too large is said', ' || error instanceof RangeError', ''),
];
