import { isRow, wireNames, type Entity } from '../../src/contract/schema.ts';
import { branch, category, product } from '../../src/contract/catalogue.ts';
import type { HostConfig, RecordingClient } from './recordingClient.ts';
import type { ProbeResult } from './probeApi.ts';
import { findRows, normalizeName } from './verdicts.ts';

export interface ConfigCandidate {
  /** The line to change, with its new content. */
  line: string;
  /** Its file, or the environment. */
  file: string;
  /** The configuration with the change. */
  config: HostConfig;
}

const dialectFile = 'src/contract/dialect.ts';
const fieldsFile = 'src/contract/catalogue.ts';
const environment = 'the environment';

/** Finds changes that may make a host match, from its responses; diagnose() tries each. */
export const findCandidates = (result: ProbeResult, config: HostConfig): ConfigCandidate[] => [
  ...findRedirect(result, config),
  ...findEnvelopes(result, config),
  ...switchBodyFormat(config),
  ...findRenamedFields(result.client, config),
  ...findStockFields(result.client, config),
  ...switchDateFormat(config),
  ...moveFolderToHost(config),
  ...tryCommonPaths(result, config),
];

const changeDialect = (config: HostConfig, name: keyof HostConfig['dialect'], value: string): ConfigCandidate => ({
  line: `${name}: '${value}',`,
  file: dialectFile,
  config: { ...config, dialect: { ...config.dialect, [name]: value } },
});

/** Finds the host that the configured one redirects to. */
function findRedirect({ errors }: ProbeResult, config: HostConfig): ConfigCandidate[] {
  const target = errors.map(({ location }) => location ?? '').find((location) => URL.canParse(location));
  if (!target) return [];
  const { origin } = new URL(target);
  const [path = ''] = config.path.split('{call}');
  const index = target.indexOf(path, origin.length);
  const base = (index >= 0 ? target.slice(0, index) : origin).replace(/\/$/, '');
  return [{ line: `API_HOST=${base}`, file: environment, config: { ...config, base } }];
}

/** Finds fields of a response that contain a list, at the first or second level. */
function findEnvelopes({ client }: ProbeResult, config: HostConfig): ConfigCandidate[] {
  const body = client.lastResponse('getCategorias')?.body;
  if (!isRow(body) || config.dialect.results in body) return [];
  const names = Object.entries(body).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [name];
    if (!isRow(value)) return [];
    return Object.entries(value).flatMap(([inner, list]) => (Array.isArray(list) ? [`${name}.${inner}`] : []));
  });
  return names.map((name) => changeDialect(config, 'results', name));
}

const switchBodyFormat = (config: HostConfig): ConfigCandidate[] => [
  changeDialect(config, 'body', config.dialect.body === 'json' ? 'form' : 'json'),
];

/** Finds fields whose names differ from those of the contract only in case or separators. */
function findRenamedFields(client: RecordingClient, config: HostConfig): ConfigCandidate[] {
  const lists: [endpoint: string, entity: Entity<unknown>][] = [
    ['getProductosEnVenta', product],
    ['getCategorias', category],
    ['getSucursales', branch],
  ];
  const renames = Object.fromEntries(
    lists.flatMap(([endpoint, entity]) => {
      const [row = {}] = findRows(client.lastResponse(endpoint)?.body);
      const names = Object.keys(row);
      return wireNames(entity).flatMap((contractName) => {
        if (names.includes(contractName)) return [];
        const apiName = names.find((name) => normalizeName(name) === normalizeName(contractName));
        return apiName ? [[apiName, contractName]] : [];
      });
    }),
  );
  const lines = Object.entries(renames).map(([apiName, contractName]) => `'${contractName}' → '${apiName}'`);
  if (lines.length === 0 || Object.keys(config.renames).length > 0) return [];
  return [{ line: lines.join(', '), file: fieldsFile, config: { ...config, renames } }];
}

/** Finds prefixes of fields that look like stock columns. */
function findStockFields(client: RecordingClient, config: HostConfig): ConfigCandidate[] {
  const [row = {}] = findRows(client.lastResponse('getProductosEnVenta')?.body);
  const names = Object.keys(row).filter((name) => /exist|stock|invent|disponib|piezas|cantidad/i.test(name));
  const prefixes = new Set(names.map((name) => /^\D+/.exec(name)?.[0] ?? name));
  return [...prefixes]
    .filter((prefix) => prefix !== config.dialect.stock)
    .map((prefix) => changeDialect(config, 'stock', prefix));
}

const switchDateFormat = (config: HostConfig): ConfigCandidate[] =>
  config.dialect.dates === 'd/m/Y' ? [] : [changeDialect(config, 'dates', 'd/m/Y')];

/** Moves the folder of the API from the path to the host: pictures and slides may be in that folder, too. */
function moveFolderToHost(config: HostConfig): ConfigCandidate[] {
  const [, folder = '', rest = ''] = /^(\/[^/?{]+)(\/.*)$/.exec(config.path) ?? [];
  if (!folder || !rest.includes('{call}') || folder === '/api') return [];
  const base = config.base + folder;
  return [{ line: `API_HOST=${base} API_PATH=${rest}`, file: environment, config: { ...config, base, path: rest } }];
}

/** Tries common paths of PHP hosts if the configured one does not exist. */
function tryCommonPaths({ errors }: ProbeResult, config: HostConfig): ConfigCandidate[] {
  if (!errors.some(({ status }) => status === 404)) return [];
  const paths = [
    '/api/{call}.php',
    '/{call}.php',
    '/api/{call}',
    '/api/{call}/',
    '/ws/{call}.php',
    '/servicios/{call}.php',
    '/php/{call}.php',
    '/api.php?call={call}',
    '/api/?call={call}',
  ];
  return paths
    .filter((path) => path !== config.path)
    .map((path) => ({ line: `API_PATH=${path}`, file: environment, config: { ...config, path } }));
}
