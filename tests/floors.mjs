import { builtinModules } from 'node:module';

/**
 * The floors of src/ (the one table behind the ESLint rule `house/floors`, which reads every file, and the
 * dependency-cruiser rules, which follow imports through files): each floor uses itself and those below it.
 * `shop.ts` is the owner's data, above lib alone; `settings.ts` is the environment, for what runs in Node.
 */
const floors = [
  'lib',
  'runtime',
  'shop',
  'contract',
  'api',
  'catalogue',
  'components',
  'features',
  'entries',
  'layouts',
  'pages',
];

/** Who may know the environment, and thereby Node. */
const knowsSettings = new Set(['pages', 'layouts', 'catalogue', 'settings']);

/** Files that run, or can run, in a browser. */
export const client =
  '^src/(?:entries/|runtime/(?!integration|reactServer)|.*(?:\\.tsx|\\.store\\.ts|\\.client\\.ts|\\.worker\\.ts)$)';

/**
 * What must never end in a bundle: the snapshot's reader, the environment, Node (dependency-cruiser drops its "node:").
 * How phones and colours are written is pure text: the search reads them in what shoppers type, live pages in a name.
 */
export const nodeOnly = `^(?:src/(?:catalogue/(?!(?:productFamilies|phones/(?:families|mentions|phones))\\.ts$)|settings\\.ts$)|node:|(?:${builtinModules.join('|')})$)`;

/**
 * Why one file must not import another; '' where it may.
 * @param {string} from path from the project's folder, with forward slashes
 * @param {string} to likewise, or `node:…`
 */
export function whyNot(from, to) {
  if (new RegExp(client).test(from) && new RegExp(nodeOnly).test(to)) {
    return 'What runs in a browser must not reach the snapshot, the settings or Node.';
  }
  if (!from.startsWith('src/')) return '';
  if (/^(?:scripts|tests)\//.test(to)) return 'src/ does not know the scripts and the tests.';
  const [here, there] = [floorOf(from), floorOf(to)];
  if (!here || !there) return '';
  if (there === 'settings') {
    return knowsSettings.has(here)
      ? ''
      : 'Only pages, layouts, the catalogue and scripts read the settings: hand the value down.';
  }
  if (here === 'settings')
    return ['lib', 'shop'].includes(there) || to === 'src/contract/dialect.ts'
      ? ''
      : 'The settings use only lib, shop.ts and contract/dialect.ts.';
  const allowed = floors.slice(0, floors.indexOf(here) + 1);
  if (!allowed.includes(there)) return `src/${here} must not use src/${there}: it is not below it.`;
  return whyNotTheFeature(from, to);
}

/** @param {string} from @param {string} to */
function whyNotTheFeature(from, to) {
  const other = /^src\/features\/([^/]+)\//.exec(to)?.[1];
  if (!other) return '';
  const rules = /(?<!\.store|\.client|\.worker)\.ts$/.test(to);
  const mine = /^src\/features\/([^/]+)\//.exec(from)?.[1];
  if (!mine || mine === other || rules || to.endsWith('.store.ts')) return '';
  return `The feature ${mine} may use only the store (*.store.ts) or the pure rules (*.ts) of ${other}.`;
}

/** The floor of a file of src/, `settings` and `shop` by themselves; undefined for styles, pictures and what is not in src. */
function floorOf(path) {
  const [, name = ''] = /^src\/([^/]+?)(?:\/|\.ts$)/.exec(path) ?? [];
  if (/\.(?:css|svg|png|jpe?g|webp|avif|woff2|txt|json)$/.test(path)) return undefined;
  return name === 'settings' || floors.includes(name) ? name : undefined;
}
