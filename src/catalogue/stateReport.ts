import type { CatalogueState } from '../api/published.ts';
import { formatPesos, type Cents } from '../lib/money.ts';
import { formatDate, formatDay } from '../lib/dates.ts';
import { toMexicoTime } from '../lib/time.ts';
import { countChanges } from './changes.ts';
import type { Changes, Snapshot } from './snapshot.ts';

/** The state of a snapshot for /estado: counts, quarantined records and the last changes, in Spanish. */
export function createState({ catalogue, manifest, report }: Snapshot): Omit<CatalogueState, 'month'> {
  const { changes } = report;
  const quarantined = toQuarantinedLines(report);
  return {
    time: manifest.time,
    localTime: formatTime(new Date(manifest.time)),
    counts: [
      ['Productos', catalogue.products.length],
      ['Categorías', catalogue.categories.length],
      ['Sucursales', catalogue.branches.length],
      ['Carteles', catalogue.sliders.length],
    ],
    quarantined,
    quarantinedText: formatQuarantined(quarantined.length),
    notices: toNotices(report),
    accepted: manifest.accepted?.reason ?? '',
    changes: changes
      ? {
          title: changeTitle(changes),
          sections: toChangeSections(changes).map(({ title, lines }) => ({
            title: `${title} (${lines.length})`,
            lines,
          })),
        }
      : null,
  };
}

/** As many lines as the build history counts (scripts/build/addToBuildHistory.ts): /estado shows both. */
const toQuarantinedLines = ({ rejected, pictures }: Snapshot['report']): string[] => [
  ...rejected.map(({ list, id, field, reason }) => recordLine('No se publicó', list, id, field, reason)),
  ...pictures.map(({ list, id, field, reason }) => recordLine('Sin imagen', list, id, field, reason)),
];

const toNotices = (report: Snapshot['report']): string[] => [
  ...(report.missing ?? []),
  ...(report.truncated ?? []).map(({ list, id, field, reason }) => recordLine('Se acortó', list, id, field, reason)),
  ...report.duplicates.map(({ list, id }) => recordLine('Repetido con otros datos', list, id, '', 'queda el primero')),
  ...warningLines(report.warnings ?? []),
];

/** "20 de noviembre de 2026 a las 09:10", in Mexico City time. */
function formatTime(time: Date): string {
  const local = toMexicoTime(time);
  return `${formatDate(local)} a las ${local.slice(11, 16)}`;
}

const maxWarnings = 60;

const warningLines = (warnings: NonNullable<Snapshot['report']['warnings']>): string[] => [
  ...warnings
    .slice(0, maxWarnings)
    .map(({ id, field, reason }) => `Por mejorar: ${[id, field, reason].filter(Boolean).join(', ')}`),
  ...(warnings.length > maxWarnings ? [`Por mejorar: ${warnings.length - maxWarnings} más`] : []),
];

const formatQuarantined = (count: number): string => {
  if (count === 0) return 'Nada: se publicó todo.';
  return count === 1 ? 'Un registro.' : `${count} registros.`;
};

const recordLine = (problem: string, list: string, id: string | null, field: string, reason: string): string =>
  `${problem}: ${[id ?? 'sin número', field.slice(0, 120), reason].filter(Boolean).join(', ')} (${list})`;

interface ChangeSection {
  title: string;
  lines: string[];
}

/** The changes by kind, in Spanish, for the owner of the shop (R11.4); empty kinds are left out. */
export function toChangeSections(changes: Changes): ChangeSection[] {
  const productLine = ({ id, name }: { id: string; name: string }): string => `${id} ${name}`;
  const { categories, branches, sliders } = changes;
  const sections: [title: string, lines: string[]][] = [
    ['Productos nuevos', changes.added.map(productLine)],
    ['Productos que ya no están', changes.removed.map(productLine)],
    ['Cambios de nombre', changes.renamed.map((item) => `${item.id} ${item.before} → ${item.name}`)],
    [
      'Cambios de precio',
      changes.prices.map((item) => `${productLine(item)}: ${formatPesos(item.before)} → ${formatPesos(item.after)}`),
    ],
    [
      'Cambios de oferta',
      changes.offers.map((item) => `${productLine(item)}: ${offerText(item.before)} → ${offerText(item.after)}`),
    ],
    ['Se agotaron', changes.soldOut.map(productLine)],
    ['Volvieron a tener existencias', changes.backInStock.map(productLine)],
    ['Cambios de descripción o de datos', changes.detailsChanged.map(productLine)],
    ['Cambios de imágenes', changes.pictures.map(productLine)],
    ['Categorías nuevas', categories.added],
    ['Categorías que ya no están', categories.removed],
    ['Sucursales nuevas', branches.added],
    ['Sucursales que ya no están', branches.removed],
    ['Carteles nuevos', sliders.added],
    ['Carteles que ya no están', sliders.removed],
  ];
  return sections.filter(([, lines]) => lines.length > 0).map(([title, lines]) => ({ title, lines }));
}

const offerText = (price: Cents | null): string => (price === null ? 'sin oferta' : formatPesos(price));

/** "Del 20 de noviembre a las 09:00 al 20 de noviembre a las 12:00: 5 cambios", in Mexico City time. */
function changeTitle(changes: Changes): string {
  const at = (time: string): string => {
    const local = toMexicoTime(new Date(time));
    return `${formatDay(local)} a las ${local.slice(11, 16)}`;
  };
  const count = countChanges(changes);
  return `Del ${at(changes.from)} al ${at(changes.to)}: ${count === 1 ? '1 cambio' : `${count} cambios`}`;
}

/** Max lines of a kind in a terminal. */
const maxLines = 40;

/** The changes as text for a terminal. @param escape makes a line safe for the terminal */
export function formatChanges(changes: Changes, escape = (line: string): string => line): string {
  const parts = toChangeSections(changes).map(({ title, lines }) =>
    [
      `  ${title}: ${lines.length}`,
      ...lines.slice(0, maxLines).map((line) => `    ${escape(line)}`),
      ...(lines.length > maxLines ? [`    … y ${lines.length - maxLines} más`] : []),
    ].join('\n'),
  );
  return [changeTitle(changes), ...parts].join('\n');
}

/** The changes as Markdown, with names escaped. */
export function toMarkdown(changes: Changes): string {
  const escape = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
  const parts = toChangeSections(changes).map(
    ({ title, lines }) => `## ${title} (${lines.length})\n\n${lines.map((line) => `- ${escape(line)}`).join('\n')}\n`,
  );
  return [`# Qué cambió en el catálogo\n\n${changeTitle(changes)}\n`, ...parts].join('\n');
}
