import { isRow, wireNames, type Entity } from '../../src/contract/entity.ts';
import { branch, category, product } from '../../src/contract/fields.ts';
import { letters } from './fieldNames.ts';
import type { Guess, Host } from './askedHost.ts';
import type { Survey } from './survey.ts';
import { bodyOf, rowsIn } from './verdicts.ts';

/** One line to change, where it stands, and the host as it would then be asked. */
export interface Candidate {
  line: string;
  where: string;
  guess: Guess;
}

const dialectFile = 'src/contract/dialect.ts';
const fieldsFile = 'src/contract/fields.ts';
const environment = 'the environment';

/** The lines that might make a host match, by what it answered; whether one does is found by asking again with it. */
export const candidatesFor = (found: Survey, guess: Guess): Candidate[] => [
  ...redirects(found, guess),
  ...envelopes(found, guess),
  ...bodies(guess),
  ...fields(found.host, guess),
  ...stocks(found.host, guess),
  ...dates(guess),
  ...folders(guess),
  ...paths(found, guess),
];

const inDialect = (guess: Guess, name: keyof Guess['dialect'], value: string): Candidate => ({
  line: `${name}: '${value}',`,
  where: dialectFile,
  guess: { ...guess, dialect: { ...guess.dialect, [name]: value } },
});

/** The host that it redirects to. */
function redirects({ errors }: Survey, guess: Guess): Candidate[] {
  const to = errors.map(({ location }) => location ?? '').find((location) => URL.canParse(location));
  const call = errors.find(({ location }) => location === to)?.call ?? '';
  if (!to || !call) return [];
  const [path = ''] = guess.path.split('{call}');
  const at = to.indexOf(path, new URL(to).origin.length);
  const base = (at >= 0 ? to.slice(0, at) : new URL(to).origin).replace(/\/$/, '');
  return [{ line: `API_HOST=${base}`, where: environment, guess: { ...guess, base } }];
}

/** The fields of an answer that hold a list, one or two deep. */
function envelopes({ host }: Survey, guess: Guess): Candidate[] {
  const body = bodyOf(host.seen('getCategorias'));
  if (!isRow(body) || guess.dialect.results in body) return [];
  const names = Object.entries(body).flatMap(([name, value]) => {
    if (Array.isArray(value)) return [name];
    if (!isRow(value)) return [];
    return Object.entries(value).flatMap(([inner, list]) => (Array.isArray(list) ? [`${name}.${inner}`] : []));
  });
  return names.map((name) => inDialect(guess, 'results', name));
}

const bodies = (guess: Guess): Candidate[] => [
  inDialect(guess, 'body', guess.dialect.body === 'json' ? 'form' : 'json'),
];

/** Fields of the same letters in other case, or with other signs between them, than a field that a row lacks. */
function fields(host: Host, guess: Guess): Candidate[] {
  const lists: [call: string, entity: Entity<unknown>][] = [
    ['getProductosEnVenta', product],
    ['getCategorias', category],
    ['getSucursales', branch],
  ];
  const renames = Object.fromEntries(
    lists.flatMap(([call, entity]) => {
      const [row = {}] = rowsIn(bodyOf(host.seen(call)));
      const there = Object.keys(row);
      return wireNames(entity).flatMap((ours) => {
        const theirs = there.includes(ours) ? undefined : there.find((name) => letters(name) === letters(ours));
        return theirs ? [[theirs, ours]] : [];
      });
    }),
  );
  const lines = Object.entries(renames).map(([theirs, ours]) => `'${ours}' → '${theirs}'`);
  if (lines.length === 0 || Object.keys(guess.renames).length > 0) return [];
  return [{ line: lines.join(', '), where: fieldsFile, guess: { ...guess, renames } }];
}

/** The part before the number, of fields that look like stock. */
function stocks(host: Host, guess: Guess): Candidate[] {
  const [row = {}] = rowsIn(bodyOf(host.seen('getProductosEnVenta')));
  const names = Object.keys(row).filter((name) => /exist|stock|invent|disponib|piezas|cantidad/i.test(name));
  const parts = new Set(names.map((name) => /^\D+/.exec(name)?.[0] ?? name));
  return [...parts].filter((part) => part !== guess.dialect.stock).map((part) => inDialect(guess, 'stock', part));
}

const dates = (guess: Guess): Candidate[] =>
  guess.dialect.dates === 'd/m/Y' ? [] : [inDialect(guess, 'dates', 'd/m/Y')];

/** Where the API lies in a folder, the rest of the shop may lie there too. */
function folders(guess: Guess): Candidate[] {
  const [, folder = '', rest = ''] = /^(\/[^/?{]+)(\/.*)$/.exec(guess.path) ?? [];
  if (!folder || !rest.includes('{call}') || folder === '/api') return [];
  const base = guess.base + folder;
  return [{ line: `API_HOST=${base} API_PATH=${rest}`, where: environment, guess: { ...guess, base, path: rest } }];
}

/** Paths that shops on PHP hosts have been seen to have, where nothing lies at the one that is set. */
function paths({ errors }: Survey, guess: Guess): Candidate[] {
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
    .filter((path) => path !== guess.path)
    .map((path) => ({ line: `API_PATH=${path}`, where: environment, guess: { ...guess, path } }));
}
