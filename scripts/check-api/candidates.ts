import { isRow, wireNames, type Entity } from '../../src/contract/schema.ts';
import { branch, category, product } from '../../src/contract/catalogue.ts';
import { normalizeName } from './fieldNames.ts';
import type { HostConfig, ObservedHost } from './observedHost.ts';
import type { Survey } from './survey.ts';
import { parseBody, findRows } from './verdicts.ts';

/** A line to change, its file, and the configuration with the change. */
export interface ConfigCandidate {
  line: string;
  where: string;
  config: HostConfig;
}

const dialectFile = 'src/contract/dialect.ts';
const fieldsFile = 'src/contract/catalogue.ts';
const environment = 'the environment';

/** Finds lines that may make a host match, by its responses. diagnose() tries each. */
export const findCandidates = (found: Survey, config: HostConfig): ConfigCandidate[] => [
  ...redirects(found, config),
  ...envelopes(found, config),
  ...bodies(config),
  ...fields(found.host, config),
  ...stocks(found.host, config),
  ...dates(config),
  ...folders(config),
  ...paths(found, config),
];

const inDialect = (config: HostConfig, name: keyof HostConfig['dialect'], value: string): ConfigCandidate => ({
  line: `${name}: '${value}',`,
  where: dialectFile,
  config: { ...config, dialect: { ...config.dialect, [name]: value } },
});

/** The host that the configured one redirects to. */
function redirects({ errors }: Survey, config: HostConfig): ConfigCandidate[] {
  const to = errors.map(({ location }) => location ?? '').find((location) => URL.canParse(location));
  const call = errors.find(({ location }) => location === to)?.call ?? '';
  if (!to || !call) return [];
  const [path = ''] = config.path.split('{call}');
  const at = to.indexOf(path, new URL(to).origin.length);
  const base = (at >= 0 ? to.slice(0, at) : new URL(to).origin).replace(/\/$/, '');
  return [{ line: `API_HOST=${base}`, where: environment, config: { ...config, base } }];
}

/** Fields of a response that contain a list, at the first or second level. */
function envelopes({ host }: Survey, config: HostConfig): ConfigCandidate[] {
  const body = parseBody(host.lastAnswer('getCategorias'));
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

/** Fields whose names differ from a missing field only in case or separators. */
function fields(host: ObservedHost, config: HostConfig): ConfigCandidate[] {
  const lists: [call: string, entity: Entity<unknown>][] = [
    ['getProductosEnVenta', product],
    ['getCategorias', category],
    ['getSucursales', branch],
  ];
  const renames = Object.fromEntries(
    lists.flatMap(([call, entity]) => {
      const [row = {}] = findRows(parseBody(host.lastAnswer(call)));
      const there = Object.keys(row);
      return wireNames(entity).flatMap((ours) => {
        const theirs = there.includes(ours)
          ? undefined
          : there.find((name) => normalizeName(name) === normalizeName(ours));
        return theirs ? [[theirs, ours]] : [];
      });
    }),
  );
  const lines = Object.entries(renames).map(([theirs, ours]) => `'${ours}' → '${theirs}'`);
  if (lines.length === 0 || Object.keys(config.renames).length > 0) return [];
  return [{ line: lines.join(', '), where: fieldsFile, config: { ...config, renames } }];
}

/** Prefixes of fields that look like stock columns. */
function stocks(host: ObservedHost, config: HostConfig): ConfigCandidate[] {
  const [row = {}] = findRows(parseBody(host.lastAnswer('getProductosEnVenta')));
  const names = Object.keys(row).filter((name) => /exist|stock|invent|disponib|piezas|cantidad/i.test(name));
  const parts = new Set(names.map((name) => /^\D+/.exec(name)?.[0] ?? name));
  return [...parts].filter((part) => part !== config.dialect.stock).map((part) => inDialect(config, 'stock', part));
}

const dates = (config: HostConfig): ConfigCandidate[] =>
  config.dialect.dates === 'd/m/Y' ? [] : [inDialect(config, 'dates', 'd/m/Y')];

/** If the API is in a folder, the rest of the shop may be there too. */
function folders(config: HostConfig): ConfigCandidate[] {
  const [, folder = '', rest = ''] = /^(\/[^/?{]+)(\/.*)$/.exec(config.path) ?? [];
  if (!folder || !rest.includes('{call}') || folder === '/api') return [];
  const base = config.base + folder;
  return [{ line: `API_HOST=${base} API_PATH=${rest}`, where: environment, config: { ...config, base, path: rest } }];
}

/** Common paths on PHP hosts, where the configured one does not exist. */
function paths({ errors }: Survey, config: HostConfig): ConfigCandidate[] {
  if (!errors.some(({ status }) => status === 404)) return [];
  const known = [
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
  return known
    .filter((path) => path !== config.path)
    .map((path) => ({ line: `API_PATH=${path}`, where: environment, config: { ...config, path } }));
}
