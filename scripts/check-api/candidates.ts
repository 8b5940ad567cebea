import { isRow, wireNames, type Entity } from '../../src/contract/schema.ts';
import { branch, category, product } from '../../src/contract/catalogue.ts';
import { normalizeName } from './fieldNames.ts';
import type { HostConfig, RecordingClient } from './recordingClient.ts';
import type { ProbeResult } from './probeApi.ts';
import { parseBody, findRows } from './verdicts.ts';

/** A line to change, where it is, and the configuration with the change. */
export interface ConfigCandidate {
  line: string;
  location: string;
  config: HostConfig;
}

const dialectFile = 'src/contract/dialect.ts';
const fieldsFile = 'src/contract/catalogue.ts';
const environment = 'the environment';

/** Finds lines that may make a host match, by its responses; diagnose() tries each. */
export const findCandidates = (probed: ProbeResult, config: HostConfig): ConfigCandidate[] => [
  ...redirects(probed, config),
  ...envelopes(probed, config),
  ...bodies(config),
  ...fields(probed.client, config),
  ...stocks(probed.client, config),
  ...dates(config),
  ...folders(config),
  ...paths(probed, config),
];

const inDialect = (config: HostConfig, name: keyof HostConfig['dialect'], value: string): ConfigCandidate => ({
  line: `${name}: '${value}',`,
  location: dialectFile,
  config: { ...config, dialect: { ...config.dialect, [name]: value } },
});

/** The host that the configured one redirects to. */
function redirects({ errors }: ProbeResult, config: HostConfig): ConfigCandidate[] {
  const target = errors.map(({ location }) => location ?? '').find((location) => URL.canParse(location));
  if (!target) return [];
  const { origin } = new URL(target);
  const [path = ''] = config.path.split('{call}');
  const index = target.indexOf(path, origin.length);
  const base = (index >= 0 ? target.slice(0, index) : origin).replace(/\/$/, '');
  return [{ line: `API_HOST=${base}`, location: environment, config: { ...config, base } }];
}

/** Fields of a response that contain a list, at the first or second level. */
function envelopes({ client }: ProbeResult, config: HostConfig): ConfigCandidate[] {
  const body = parseBody(client.lastResponse('getCategorias'));
  if (!isRow(body) || config.dialect.results in body) return [];
  const names = Object.entries(body).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [name];
    if (!isRow(value)) return [];
    return Object.entries(value).flatMap(([inner, list]) => (Array.isArray(list) ? [`${name}.${inner}`] : []));
  });
  return names.map((name) => inDialect(config, 'results', name));
}

const bodies = (config: HostConfig): ConfigCandidate[] => [
  inDialect(config, 'body', config.dialect.body === 'json' ? 'form' : 'json'),
];

/** Fields whose names differ from the contract's only in case or separators. */
function fields(client: RecordingClient, config: HostConfig): ConfigCandidate[] {
  const lists: [call: string, entity: Entity<unknown>][] = [
    ['getProductosEnVenta', product],
    ['getCategorias', category],
    ['getSucursales', branch],
  ];
  const renames = Object.fromEntries(
    lists.flatMap(([call, entity]) => {
      const [row = {}] = findRows(parseBody(client.lastResponse(call)));
      const names = Object.keys(row);
      return wireNames(entity).flatMap((ours) => {
        const theirs = names.includes(ours)
          ? undefined
          : names.find((name) => normalizeName(name) === normalizeName(ours));
        return theirs ? [[theirs, ours]] : [];
      });
    }),
  );
  const lines = Object.entries(renames).map(([theirs, ours]) => `'${ours}' → '${theirs}'`);
  if (lines.length === 0 || Object.keys(config.renames).length > 0) return [];
  return [{ line: lines.join(', '), location: fieldsFile, config: { ...config, renames } }];
}

/** Prefixes of fields that look like stock columns. */
function stocks(client: RecordingClient, config: HostConfig): ConfigCandidate[] {
  const [row = {}] = findRows(parseBody(client.lastResponse('getProductosEnVenta')));
  const names = Object.keys(row).filter((name) => /exist|stock|invent|disponib|piezas|cantidad/i.test(name));
  const prefixes = new Set(names.map((name) => /^\D+/.exec(name)?.[0] ?? name));
  return [...prefixes]
    .filter((prefix) => prefix !== config.dialect.stock)
    .map((prefix) => inDialect(config, 'stock', prefix));
}

const dates = (config: HostConfig): ConfigCandidate[] =>
  config.dialect.dates === 'd/m/Y' ? [] : [inDialect(config, 'dates', 'd/m/Y')];

/** If the API is in a folder, the rest of the shop may be there too. */
function folders(config: HostConfig): ConfigCandidate[] {
  const [, folder = '', rest = ''] = /^(\/[^/?{]+)(\/.*)$/.exec(config.path) ?? [];
  if (!folder || !rest.includes('{call}') || folder === '/api') return [];
  const base = config.base + folder;
  return [
    { line: `API_HOST=${base} API_PATH=${rest}`, location: environment, config: { ...config, base, path: rest } },
  ];
}

/** Common paths on PHP hosts, if the configured one does not exist. */
function paths({ errors }: ProbeResult, config: HostConfig): ConfigCandidate[] {
  if (!errors.some(({ status }) => status === 404)) return [];
  const common = [
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
  return common
    .filter((path) => path !== config.path)
    .map((path) => ({ line: `API_PATH=${path}`, location: environment, config: { ...config, path } }));
}
