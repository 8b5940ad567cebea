import { builtinModules } from 'node:module';

/**
 * The layers of src/, lowest first: each layer imports only itself and the layers below. Used by the ESLint rule
 * `project/layers`, which checks single imports, and by the dependency-cruiser rules, which follow imports through files.
 * `shop.ts` is the owner's data, directly above lib; `settings.ts` is the environment, for code that runs in Node.
 */
const layers = [
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

/** The layers of the search engine, lowest first; its other files use all of them. */
const engineLayers = ['language', 'index', 'query', 'ranking'];

/** Layers that may import the settings, and thereby Node. */
const knowsSettings = new Set(['pages', 'layouts', 'catalogue', 'settings']);

/** Files that run, or can run, in a browser. */
export const client =
  '^src/(?:entries/|runtime/(?!integration|reactServer)|.*(?:\\.tsx|\\.store\\.ts|\\.client\\.ts|\\.worker\\.ts)$)';

/**
 * Modules that must never be bundled: the snapshot's reader, the settings, Node (dependency-cruiser drops its "node:").
 * Excepted are pure rules about names of phones and colours, which search and live pages use.
 */
export const nodeOnly = `^(?:src/(?:catalogue/(?!(?:variantGroups|phones/(?:families|mentions|phones))\\.ts$)|settings\\.ts$)|node:|(?:${builtinModules.join('|')})$)`;

/**
 * Why one file must not import another; '' where it may.
 * @param {string} from path relative to the project's folder, with forward slashes
 * @param {string} to likewise, or `node:…`
 */
export function importViolation(from, to) {
  if (new RegExp(client).test(from) && new RegExp(nodeOnly).test(to)) {
    return 'Browser code must not import the snapshot, the settings or Node.';
  }
  if (!from.startsWith('src/')) return '';
  if (/^(?:scripts|tests)\//.test(to)) return 'src/ must not import scripts or tests.';
  const here = layerOf(from);
  const there = layerOf(to);
  if (!here || !there) return '';
  if (there === 'settings') {
    return knowsSettings.has(here)
      ? ''
      : 'Only pages, layouts, the catalogue and scripts read the settings: pass the value down.';
  }
  if (here === 'settings')
    return ['lib', 'shop'].includes(there) || to === 'src/contract/dialect.ts'
      ? ''
      : 'The settings use only lib, shop.ts and contract/dialect.ts.';
  const allowed = layers.slice(0, layers.indexOf(here) + 1);
  if (!allowed.includes(there)) return `src/${here} must not use src/${there}: it is not below it.`;
  return featureViolation(from, to) || engineViolation(from, to);
}

/** @param {string} from @param {string} to */
function engineViolation(from, to) {
  const [here, there] = [from, to].map(
    (path) => /^src\/features\/search\/engine\/(.+)$/.exec(path)?.[1]?.split('/')[0],
  );
  if (!here || !there || !engineLayers.includes(here)) return '';
  return engineLayers.slice(0, engineLayers.indexOf(here) + 1).includes(there)
    ? ''
    : `engine/${here} must not use engine/${there}: it is not below it.`;
}

/** @param {string} from @param {string} to */
function featureViolation(from, to) {
  const other = /^src\/features\/([^/]+)\//.exec(to)?.[1];
  if (!other) return '';
  const rules = /(?<!\.store|\.client|\.worker)\.ts$/.test(to);
  const mine = /^src\/features\/([^/]+)\//.exec(from)?.[1];
  if (!mine || mine === other || rules || to.endsWith('.store.ts')) return '';
  return `The feature ${mine} may use only the store (*.store.ts) or the pure rules (*.ts) of ${other}.`;
}

/** The layer of a file in src/, where `settings` and `shop` are their own; undefined for styles, pictures and other files. */
function layerOf(path) {
  const [, name = ''] = /^src\/([^/]+?)(?:\/|\.ts$)/.exec(path) ?? [];
  if (/\.(?:css|svg|png|jpe?g|webp|avif|woff2|txt|json)$/.test(path)) return undefined;
  return name === 'settings' || layers.includes(name) ? name : undefined;
}
