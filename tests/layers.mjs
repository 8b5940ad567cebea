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

/** Layers that may import the settings, and with them Node. */
const settingsLayers = new Set(['pages', 'layouts', 'catalogue', 'settings']);

/** Files that run, or can run, in a browser. */
export const client =
  '^src/(?:entries/|runtime/(?!integration|reactServer)|.*(?:\\.tsx|\\.store\\.ts|\\.client\\.ts|\\.worker\\.ts)$)';

/**
 * Modules that browser bundles must not contain: the reader of the snapshot, the settings, Node (dependency-cruiser drops its "node:").
 * Except pure rules for names of phones and variants, which search and live pages use.
 */
export const nodeOnly = `^(?:src/(?:catalogue/(?!(?:variantGroups|phones/(?:families|mentions|phones))\\.ts$)|settings\\.ts$)|node:|(?:${builtinModules.join('|')})$)`;

/**
 * The reason why a file must not import another; '' if it may.
 * @param {string} from path relative to the project's folder, with forward slashes
 * @param {string} to the same, or `node:…`
 */
export function importViolation(from, to) {
  if (new RegExp(client).test(from) && new RegExp(nodeOnly).test(to)) {
    return 'Browser code must not import the snapshot, the settings or Node.';
  }
  if (!from.startsWith('src/')) return '';
  if (/^(?:scripts|tests)\//.test(to)) return 'src/ must not import scripts or tests.';
  const fromLayer = findLayer(from);
  const toLayer = findLayer(to);
  if (!fromLayer || !toLayer) return '';
  if (toLayer === 'settings') {
    return settingsLayers.has(fromLayer)
      ? ''
      : 'Only pages, layouts, the catalogue and scripts read the settings: pass the value down.';
  }
  if (fromLayer === 'settings')
    return ['lib', 'shop'].includes(toLayer) || to === 'src/contract/dialect.ts'
      ? ''
      : 'The settings use only lib, shop.ts and contract/dialect.ts.';
  const allowed = layers.slice(0, layers.indexOf(fromLayer) + 1);
  if (!allowed.includes(toLayer)) return `src/${fromLayer} must not use src/${toLayer}: it is not a lower layer.`;
  return featureViolation(from, to) || engineViolation(from, to);
}

/** @param {string} from @param {string} to */
function engineViolation(from, to) {
  const fromLayer = findEngineLayer(from);
  const toLayer = findEngineLayer(to);
  if (!fromLayer || !toLayer || !engineLayers.includes(fromLayer)) return '';
  return engineLayers.slice(0, engineLayers.indexOf(fromLayer) + 1).includes(toLayer)
    ? ''
    : `engine/${fromLayer} must not use engine/${toLayer}: it is not a lower layer.`;
}

/** The first folder or file of a path within the search engine. @param {string} path */
const findEngineLayer = (path) => /^src\/features\/search\/engine\/([^/]+)/.exec(path)?.[1];

/** @param {string} from @param {string} to */
function featureViolation(from, to) {
  const fromFeature = findFeature(from);
  const toFeature = findFeature(to);
  if (!fromFeature || !toFeature || fromFeature === toFeature) return '';
  const isRules = /(?<!\.store|\.client|\.worker)\.ts$/.test(to);
  if (isRules || to.endsWith('.store.ts')) return '';
  return `The feature ${fromFeature} may use only the store (*.store.ts) or the pure rules (*.ts) of ${toFeature}.`;
}

/** @param {string} path */
const findFeature = (path) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** The layer of a file in src/; undefined for styles, images and other files. */
function findLayer(path) {
  const [, name = ''] = /^src\/([^/]+?)(?:\/|\.ts$)/.exec(path) ?? [];
  if (/\.(?:css|svg|png|jpe?g|webp|avif|woff2|txt|json)$/.test(path)) return undefined;
  return name === 'settings' || layers.includes(name) ? name : undefined;
}
