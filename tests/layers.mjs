import { builtinModules } from 'node:module';

/**
 * The layers of src/, lowest first: each layer imports only itself and the layers below. Used by the ESLint rule
 * `project/layers`, which checks single imports, and by the dependency-cruiser rules, which follow imports from file to file.
 * `shop` is the owner's data (shop.ts). `settings.ts`, which has no layer, reads the environment, for code that runs in Node.
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

/** The layers of the search engine, lowest first; its other files may use all of them. */
const engineLayers = ['language', 'index', 'query', 'ranking'];

/** What may import the settings, and with them Node. */
const settingsLayers = new Set(['pages', 'layouts', 'catalogue', 'settings']);

/** Matches files that run, or can run, in a browser. */
export const browserFiles =
  '^src/(?:entries/|runtime/(?!integration|reactServer)|.*(?:\\.tsx|\\.store\\.ts|\\.client\\.ts|\\.worker\\.ts)$)';

/**
 * Matches modules that browser bundles must not contain: the catalogue, the settings, and Node (dependency-cruiser drops the "node:").
 * Except the catalogue's pure rules for names of phones and variants, which search and live pages use.
 */
export const nodeOnlyModules = `^(?:src/(?:catalogue/(?!(?:variantGroups|phones/(?:families|mentions|phones))\\.ts$)|settings\\.ts$)|node:|(?:${builtinModules.join('|')})$)`;

/**
 * Finds the reason why a file must not import another; '' if it may.
 * @param {string} from path relative to the project's folder, with forward slashes
 * @param {string} to the same, or `node:…`
 */
export function findImportViolation(from, to) {
  if (new RegExp(browserFiles).test(from) && new RegExp(nodeOnlyModules).test(to)) {
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
  return findFeatureViolation(from, to) || findEngineViolation(from, to);
}

/** @param {string} from @param {string} to */
function findEngineViolation(from, to) {
  const fromLayer = findEngineLayer(from);
  const toLayer = findEngineLayer(to);
  if (!fromLayer || !toLayer || !engineLayers.includes(fromLayer)) return '';
  return engineLayers.slice(0, engineLayers.indexOf(fromLayer) + 1).includes(toLayer)
    ? ''
    : `engine/${fromLayer} must not use engine/${toLayer}: it is not a lower layer.`;
}

/** Finds the layer of a file of the search engine. @param {string} path */
const findEngineLayer = (path) => /^src\/features\/search\/engine\/([^/]+)/.exec(path)?.[1];

/** @param {string} from @param {string} to */
function findFeatureViolation(from, to) {
  const fromFeature = findFeature(from);
  const toFeature = findFeature(to);
  if (!fromFeature || !toFeature || fromFeature === toFeature) return '';
  const isPureRules = /(?<!\.store|\.client|\.worker)\.ts$/.test(to);
  if (isPureRules || to.endsWith('.store.ts')) return '';
  return `The feature ${fromFeature} may use only the store (*.store.ts) or the pure rules (*.ts) of ${toFeature}.`;
}

/** @param {string} path */
const findFeature = (path) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** Finds the layer of a file in src/, or `settings`; undefined for styles, images and other files. */
function findLayer(path) {
  const [, name = ''] = /^src\/([^/]+?)(?:\/|\.ts$)/.exec(path) ?? [];
  if (/\.(?:css|svg|png|jpe?g|webp|avif|woff2|txt|json)$/.test(path)) return undefined;
  return name === 'settings' || layers.includes(name) ? name : undefined;
}
