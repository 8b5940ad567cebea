import { escapeUTF8 } from 'entities';
import { toCsv } from '../../src/features/feeds/delimitedText.ts';
import { formatDate } from '../../src/lib/dates.ts';
import { formatCount } from '../../src/components/counts.ts';
import { demandKinds, type DemandKind, type DemandReport, type DemandRow } from './replaySearches.ts';
import { sumWeeks } from './tallyVisits.ts';

/** Heading and explanation of each section, in Spanish for the owner. */
const sections: Readonly<Record<DemandKind, { heading: string; help: string }>> = {
  nothing: {
    heading: 'No se encontró nada',
    help: 'La tienda no tiene nada de esto. ¿Conviene tenerlo, o se llama de otro modo en su catálogo?',
  },
  lacksModel: { heading: 'No hay para ese modelo', help: 'Hay de ese tipo, pero para otros modelos.' },
  soldOut: { heading: 'Solo hay agotado', help: 'Todo lo que se encuentra está agotado en todas las sucursales.' },
  missingAttribute: { heading: 'Hay, pero no así', help: 'Lo que está entre comillas es lo que ninguno tiene.' },
  unknownWord: {
    heading: 'Palabras que el buscador no conoce',
    help:
      'Si significan algo que usted vende, agregue la línea a misspellings en src/features/search/engine/language/vocabulary.ts, ' +
      'con la palabra de su catálogo después de los dos puntos. Si no significan nada («regalo»), agréguelas a stopWords, ahí mismo.',
  },
  corrected: {
    heading: 'Palabras que el buscador leyó como otras',
    help: 'Casi siempre son errores de dedo, bien leídos. Si alguna no lo es, agréguela como las de arriba.',
  },
  unavailableProduct: {
    heading: 'Lo más visto que no hay',
    help: 'Páginas de productos que se abrieron y no se pueden comprar.',
  },
};

/** Maximum number of rows of a section on the page; the CSV has all. */
const maxRows = 60;
/** Maximum number of weeks in the table of weeks. */
const maxWeeks = 26;

/** Formats the report as a self-contained page. @param shopName for the title @param styles CSS */
export function formatPage({ visits, searches, rows }: DemandReport, shopName: string, styles: string): string {
  const weeks = [...visits.keys()].sort();
  const first = weeks.find(Boolean) ?? '';
  const last = weeks.at(-1) ?? '';
  const title = `Lo que se buscó y no hay - ${shopName}`;
  const range = first ? `semanas del ${formatDate(first)} al ${formatDate(last)}, ` : '';
  const parts = demandKinds.map((kind) =>
    formatSection(
      kind,
      rows.filter((row) => row.kind === kind),
      last,
    ),
  );
  return `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeUTF8(title)}</title>
<style>${styles}</style>
<main>
<h1>Lo que se buscó y no hay</h1>
<p class="lead">${escapeUTF8(shopName)}: ${range}${pluralize(sumWeeks(visits), 'página vista', 'páginas vistas')}, ${pluralize(sumWeeks(searches), 'búsqueda', 'búsquedas')}.</p>
${formatWeeks({ visits, searches, rows }, weeks.slice(-maxWeeks))}
${parts.join('\n')}
</main>
</html>
`;
}

const pluralize = (count: number, singular: string, plural: string): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;

/** Kinds in the table of weeks; a search has at most one of them. */
const weekKinds = ['nothing', 'lacksModel', 'soldOut'] as const;

function formatWeeks({ searches, rows }: DemandReport, weeks: readonly string[]): string {
  const countIn = (week: string, kind: DemandKind): number =>
    rows.reduce((sum, row) => sum + (row.kind === kind ? (row.weeks.get(week) ?? 0) : 0), 0);
  const lines = weeks.map((week) => {
    const counts = [searches.get(week) ?? 0, ...weekKinds.map((kind) => countIn(week, kind))];
    return `<tr><th scope="row">${formatWeek(week)}</th>${counts.map((count) => `<td>${formatCount(count)}</td>`).join('')}</tr>`;
  });
  return `<section>
<h2>Por semana</h2>
<table class="weeks">
<thead><tr><th scope="col">Semana del</th><th scope="col">Búsquedas</th><th scope="col">Sin nada</th><th scope="col">Sin el modelo</th><th scope="col">Agotado</th></tr></thead>
<tbody>${lines.join('')}</tbody>
</table>
</section>`;
}

/** "28 sep", short for phones. */
const formatWeek = (week: string): string => {
  const [day = '', , month = ''] = formatDate(week).split(' ');
  return week ? `${day} ${month.slice(0, 3)}` : 'Sin fecha';
};

function formatSection(kind: DemandKind, rows: readonly DemandRow[], lastWeek: string): string {
  const { heading, help } = sections[kind];
  const items = rows.slice(0, maxRows).map((row) => formatRow(row, lastWeek));
  const more =
    rows.length > maxRows ? `<p class="more">Y ${formatCount(rows.length - maxRows)} más en el archivo CSV.</p>` : '';
  return `<section id="${kind}">
<h2>${heading} <small>${formatCount(rows.length)}</small></h2>
${rows.length > 0 ? `<p>${escapeUTF8(help)}</p>\n<ol>${items.join('\n')}</ol>${more}` : '<p>Nada.</p>'}
</section>`;
}

function formatRow({ kind, text, detail, examples, weeks }: DemandRow, lastWeek: string): string {
  // The line to add to vocabulary.ts.
  const detailTag = kind === 'unknownWord' ? 'code' : 'p';
  const searches = [...examples].filter((example) => example !== text);
  const recent = weeks.get(lastWeek) ?? 0;
  return `<li><b>${escapeUTF8(text)}</b>
<span class="count">${pluralize(sumWeeks(weeks), 'vez', 'veces')}${lastWeek ? `<small>${formatCount(recent)} la última semana</small>` : ''}</span>
${detail && `<${detailTag}>${escapeUTF8(detail)}</${detailTag}>`}
${searches.length > 0 ? `<p>${searches.map((example) => `<q>${escapeUTF8(example)}</q>`).join(' ')}</p>` : ''}</li>`;
}

/** The report as CSV for spreadsheets: a line for each week and row. */
export const formatCsv = ({ rows }: DemandReport): string =>
  // Excel recognizes UTF-8 only with a byte order mark.
  `\ufeff${toCsv(
    rows.flatMap(({ kind, text, detail, examples, weeks }) =>
      [...weeks].sort().map(([week, count]) => ({
        semana: week,
        seccion: sections[kind].heading,
        que: escapeFormula(text),
        veces: String(count),
        detalle: escapeFormula(detail),
        busquedas: escapeFormula([...examples].join(' | ')),
      })),
    ),
  )}`;

/**
 * Escapes a cell so that spreadsheets don't treat it as a formula: anyone can search for "=…". toCsv() would otherwise drop the
 * spaces and invisible characters before it.
 */
const escapeFormula = (text: string): string => (/^[\p{Z}\p{C}]*[=+\-@＝＋－＠]/u.test(text) ? `'${text}` : text);
