import { createRandom } from '../../scripts/sandbox/seed/random.ts';

/** A row of the visits table: the API's field names, and the date that the database adds. */
export type VisitRow = Record<'IP' | 'Latitud' | 'Longitud' | 'Servidor' | 'Ruta' | 'Parametros' | 'Fecha', string>;

type VisitLocation = Pick<VisitRow, 'Ruta' | 'Parametros'>;

const searchVisit = (term: string): VisitLocation => ({
  Ruta: '/busqueda',
  Parametros: `?busqueda=${encodeURIComponent(term)}`,
});
/** A search at the URL that the previous site had. */
const oldSearchVisit = (term: string): VisitLocation => ({
  Ruta: `/busqueda;busqueda=${encodeURIComponent(term)}`,
  Parametros: '',
});
const productVisit = (id: string): VisitLocation => ({ Ruta: `/producto/${id}`, Parametros: '' });

/**
 * Generates `count` visits of eight weeks: page and product views, searches for product names, and each seeded search and view
 * 12 times. The same arguments give the same visits.
 */
export function* generateVisits(
  count: number,
  products: readonly { id: string; name: string }[],
  seeded: { searches: readonly string[]; views: readonly string[] },
): Generator<VisitRow> {
  const random = createRandom(5);
  const repeat12Times = <T>(items: readonly T[]): T[] => Array.from({ length: 12 }, () => items).flat();
  const seededVisits = repeat12Times([
    ...seeded.searches.map((term, index) => (index % 3 ? searchVisit(term) : oldSearchVisit(term))),
    ...seeded.views.map(productVisit),
  ]);
  const interval = Math.floor(count / seededVisits.length);
  const pages = ['/', '/todos', '/ofertas', '/sucursales', '/promocode', '/facturacion'];
  for (let index = 0; index < count; index++) {
    const product = random.pick(products);
    const words = product.name.split(' ');
    const randomVisit = random.pick([
      { Ruta: random.pick(pages), Parametros: '' },
      productVisit(product.id),
      searchVisit(words.slice(0, random.integer(1, Math.min(4, words.length))).join(' ')),
    ]);
    const time = Date.UTC(2026, 8, 28, 15) + Math.floor((index / count) * 56) * 86_400_000;
    const seededVisit = index % interval === 0 ? seededVisits[index / interval] : undefined;
    yield {
      IP: Array.from({ length: 4 }, () => random.integer(1, 254)).join('.'),
      Latitud: (19 + random.next()).toFixed(6),
      Longitud: (-99 - random.next()).toFixed(6),
      Servidor: 'www.tienda.mx',
      ...(seededVisit ?? randomVisit),
      Fecha: new Date(time).toISOString().slice(0, 19).replace('T', ' '),
    };
  }
}

const withIds = (rows: Iterable<VisitRow>) => [...rows].map((row, index) => ({ VisitaID: String(index + 1), ...row }));
const quoteSql = (text: string): string => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

/** The default export formats of phpMyAdmin 5 and mysqldump, by file name. */
export const exportFormats: Readonly<Record<string, (rows: Iterable<VisitRow>) => string>> = {
  'phpMyAdmin.csv': (rows) => toCsv(rows, ',', true),
  'old-phpMyAdmin.csv': (rows) => toCsv(rows, ';', false),
  'phpMyAdmin.json': (rows) =>
    `[\n{"type":"header","version":"5.2.1","comment":"Export to JSON plugin for phpMyAdmin"},\n{"type":"database","name":"tienda"},\n` +
    `{"type":"table","name":"visitas","database":"tienda","data":\n[\n${withIds(rows)
      .map((row) => JSON.stringify(row))
      .join(',\n')}\n]\n}\n]\n`,
  'phpMyAdmin.sql': (rows) =>
    `-- phpMyAdmin SQL Dump\nSET NAMES utf8mb4;\n\nCREATE TABLE \`visitas\` (\n  \`VisitaID\` int(11) NOT NULL,\n  \`IP\` varchar(45)\n);\n\n` +
    chunk(withIds(rows), 500)
      .map(
        (chunkRows) =>
          `INSERT INTO \`visitas\` (\`VisitaID\`, \`IP\`, \`Latitud\`, \`Longitud\`, \`Servidor\`, \`Ruta\`, \`Parametros\`, \`Fecha\`) VALUES\n` +
          `${chunkRows.map(({ VisitaID, ...row }) => `(${VisitaID}, ${Object.values(row).map(quoteSql).join(', ')})`).join(',\n')};\n`,
      )
      .join(''),
  'mysqldump.sql': (rows) =>
    '-- MySQL dump 10.13\nDROP TABLE IF EXISTS `clientes`;\nCREATE TABLE `clientes` (\n  `ClienteID` int NOT NULL,\n  `Nombre` text\n);\n' +
    "INSERT INTO `clientes` VALUES (1,'Ana; (López)');\nCREATE TABLE `visitas` (\n  `VisitaID` int NOT NULL,\n" +
    ['IP', 'Latitud', 'Longitud', 'Servidor', 'Ruta', 'Parametros', 'Fecha']
      .map((name) => `  \`${name}\` text,\n`)
      .join('') +
    '  PRIMARY KEY (`VisitaID`)\n);\n' +
    chunk(withIds(rows), 9_000)
      .map((chunkRows) => {
        const tuples = chunkRows.map(
          ({ VisitaID, ...row }) => `(${VisitaID},${Object.values(row).map(quoteSql).join(',')})`,
        );
        return `INSERT INTO \`visitas\` VALUES ${tuples.join(',')};\n`;
      })
      .join(''),
};

function toCsv(rows: Iterable<VisitRow>, delimiter: string, hasHeader: boolean): string {
  const toLine = (cells: readonly string[]): string =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter);
  const numberedRows = withIds(rows);
  const [firstRow] = numberedRows;
  const header = hasHeader && firstRow ? [toLine(Object.keys(firstRow))] : [];
  return [...header, ...numberedRows.map((row) => toLine(Object.values(row))), ''].join('\n');
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
