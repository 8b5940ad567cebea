import { createRandom } from '../../scripts/sandbox/seed/random.ts';

/** A row of the visits table, by the API's names, with the date as the database adds it. */
export type VisitRow = Record<'IP' | 'Latitud' | 'Longitud' | 'Servidor' | 'Ruta' | 'Parametros' | 'Fecha', string>;

const searchOf = (term: string): Pick<VisitRow, 'Ruta' | 'Parametros'> => ({
  Ruta: '/busqueda',
  Parametros: `?busqueda=${encodeURIComponent(term)}`,
});
const oldSearchOf = (term: string): Pick<VisitRow, 'Ruta' | 'Parametros'> => ({
  Ruta: `/busqueda;busqueda=${encodeURIComponent(term)}`,
  Parametros: '',
});
const viewOf = (id: string): Pick<VisitRow, 'Ruta' | 'Parametros'> => ({ Ruta: `/producto/${id}`, Parametros: '' });

/**
 * Visits of eight weeks: views of pages and products, searches for names of products, and each seeded search or view
 * 12 times. The same for the same arguments.
 */
export function* makeVisits(
  count: number,
  products: readonly { id: string; name: string }[],
  seeded: { searches: readonly string[]; views: readonly string[] },
): Generator<VisitRow> {
  const random = createRandom(5);
  const repeated = <T>(items: readonly T[]): T[] => Array.from({ length: 12 }, () => items).flat();
  const seededVisits = repeated([
    ...seeded.searches.map((term, at) => (at % 3 ? searchOf(term) : oldSearchOf(term))),
    ...seeded.views.map(viewOf),
  ]);
  const every = Math.floor(count / seededVisits.length);
  const pages = ['/', '/todos', '/ofertas', '/sucursales', '/promocode', '/facturacion'];
  for (let at = 0; at < count; at++) {
    const product = random.pick(products);
    const words = product.name.split(' ');
    const usual = random.pick([
      { Ruta: random.pick(pages), Parametros: '' },
      viewOf(product.id),
      searchOf(words.slice(0, random.integer(1, Math.min(4, words.length))).join(' ')),
    ]);
    const time = Date.UTC(2026, 8, 28, 15) + Math.floor((at / count) * 56) * 86_400_000;
    const seededVisit = at % every === 0 ? seededVisits[at / every] : undefined;
    yield {
      IP: Array.from({ length: 4 }, () => random.integer(1, 254)).join('.'),
      Latitud: (19 + random.next()).toFixed(6),
      Longitud: (-99 - random.next()).toFixed(6),
      Servidor: 'www.tienda.mx',
      ...(seededVisit ?? usual),
      Fecha: new Date(time).toISOString().slice(0, 19).replace('T', ' '),
    };
  }
}

const withNumber = (rows: Iterable<VisitRow>) => [...rows].map((row, at) => ({ VisitaID: String(at + 1), ...row }));
const sqlText = (text: string): string => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

/** The formats as phpMyAdmin 5 and mysqldump write them by default, by the name of the file. */
export const exportFormats: Readonly<Record<string, (rows: Iterable<VisitRow>) => string>> = {
  'phpMyAdmin.csv': (rows) => toCsv(rows, ',', true),
  'old-phpMyAdmin.csv': (rows) => toCsv(rows, ';', false),
  'phpMyAdmin.json': (rows) =>
    `[\n{"type":"header","version":"5.2.1","comment":"Export to JSON plugin for phpMyAdmin"},\n{"type":"database","name":"tienda"},\n` +
    `{"type":"table","name":"visitas","database":"tienda","data":\n[\n${withNumber(rows)
      .map((row) => JSON.stringify(row))
      .join(',\n')}\n]\n}\n]\n`,
  'phpMyAdmin.sql': (rows) =>
    `-- phpMyAdmin SQL Dump\nSET NAMES utf8mb4;\n\nCREATE TABLE \`visitas\` (\n  \`VisitaID\` int(11) NOT NULL,\n  \`IP\` varchar(45)\n);\n\n` +
    chunk(withNumber(rows), 500)
      .map(
        (some) =>
          `INSERT INTO \`visitas\` (\`VisitaID\`, \`IP\`, \`Latitud\`, \`Longitud\`, \`Servidor\`, \`Ruta\`, \`Parametros\`, \`Fecha\`) VALUES\n` +
          `${some.map(({ VisitaID, ...row }) => `(${VisitaID}, ${Object.values(row).map(sqlText).join(', ')})`).join(',\n')};\n`,
      )
      .join(''),
  'mysqldump.sql': (rows) =>
    '-- MySQL dump 10.13\nDROP TABLE IF EXISTS `clientes`;\nCREATE TABLE `clientes` (\n  `ClienteID` int NOT NULL,\n  `Nombre` text\n);\n' +
    "INSERT INTO `clientes` VALUES (1,'Ana; (López)');\nCREATE TABLE `visitas` (\n  `VisitaID` int NOT NULL,\n" +
    ['IP', 'Latitud', 'Longitud', 'Servidor', 'Ruta', 'Parametros', 'Fecha']
      .map((name) => `  \`${name}\` text,\n`)
      .join('') +
    '  PRIMARY KEY (`VisitaID`)\n);\n' +
    chunk(withNumber(rows), 9_000)
      .map((some) => {
        const tuples = some.map(({ VisitaID, ...row }) => `(${VisitaID},${Object.values(row).map(sqlText).join(',')})`);
        return `INSERT INTO \`visitas\` VALUES ${tuples.join(',')};\n`;
      })
      .join(''),
};

function toCsv(rows: Iterable<VisitRow>, delimiter: string, withNames: boolean): string {
  const quoted = (cells: readonly string[]): string =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter);
  const numbered = withNumber(rows);
  const [first] = numbered;
  const head = withNames && first ? [quoted(Object.keys(first))] : [];
  return [...head, ...numbered.map((row) => quoted(Object.values(row))), ''].join('\n');
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
