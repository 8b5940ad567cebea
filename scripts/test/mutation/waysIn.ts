import { of, type Mutation } from './mutation.ts';

const preloads = of('scripts/finish/preloads.ts', 'unit/scripts/preloads');
const page = of('scripts/finish/page.ts', 'unit/scripts/hostRules');
const answer = of('scripts/netlify/apiAnswer.ts', 'unit/scripts/apiAnswer');
const headers = of('scripts/netlify/headers.ts', 'unit/scripts/hostRules');
const forget = of('scripts/snapshot/forget.ts', 'snapshot/store');
const draft = of('src/features/invoice/kept.ts', 'unit/features/invoice/invoiceDraft');
const folder = of('scripts/build/ownFolder.ts', 'unit/scripts/ownFolder');
const settings = of('src/settings.ts', 'unit/settings');
const sandbox = of('scripts/sandbox/listen.ts', 'sandbox/process');
const cache = of('scripts/netlify/plugin/index.js', 'unit/scripts/keptCache');
const preview = of(
  'scripts/preview/handler.ts',
  'unit/scripts/preview',
  'unit/scripts/previewApi',
  'unit/scripts/previewFaults',
);
const answers = of('src/contract/answers.ts', 'unit/api/largeAnswers');
const call = of('src/api/askWith.ts', 'unit/api/largeAnswers');

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
  headers('P81 scripts come from the folders of the build', '[...scriptPlaces, ...hashes]', '["\'self\'", ...hashes]'),
  forget('P82 a damaged manifest fails no snapshot', '  } catch {\n    return [];', '  } finally {'),
  forget('P83 nothing is written through a link', '?.isSymbolicLink())', '?.isFIFO())'),
  draft(
    'P82 a draft of another shape costs no more than itself',
    'sale: shaped(draft.sale, aSale)',
    'sale: draft.sale as Sale',
  ),
  folder(
    'P83 a folder of others is not emptied',
    "if (isOurs && !existsSync(join(dist, 'package.json')))",
    'if (dist)',
  ),
  settings('P85 a host is a plain name', 'return url === null || isPlainHost(url.hostname);', 'return true;'),
  sandbox('The sandbox listens on this machine alone', "host ?? '127.0.0.1'", "host ?? '0.0.0.0'"),
  cache('P83 only our folders are unpacked', "['-xzf', pack, ...paths]", "['-xzf', pack]"),
  preview('A Host with a name in it is refused', 'if (!site || site.href !== `${site.origin}/`)', 'if (!site)'),
  answers('P87 a list has so many rows', 'rows.length > mostRows', 'rows.length > Infinity'),
  call('P87 what is too large is said', ' || error instanceof RangeError', ''),
];
