import type { PublishedState } from '../api/published.ts';
import { changeSections, changeTitle } from './changesText.ts';
import type { Snapshot } from './load.ts';
import { formatDate, toMexicoTime } from '../lib/time.ts';

/** What /estado shows of a snapshot: counts, what was set aside, and what changed last. Texts in Spanish. */
export function stateOf({ catalogue, manifest, report }: Snapshot): PublishedState {
  const { changes } = report;
  const aside = asideLines(report);
  return {
    time: manifest.time,
    taken: takenText(new Date(manifest.time)),
    counts: [
      ['Productos', catalogue.products.length],
      ['Categorías', catalogue.categories.length],
      ['Sucursales', catalogue.branches.length],
      ['Carteles', catalogue.sliders.length],
    ],
    aside,
    asideCount: aside.length === 1 ? 'Un registro.' : `${aside.length} registros.`,
    accepted: manifest.accepted?.reason ?? '',
    changes: changes
      ? {
          title: changeTitle(changes),
          sections: changeSections(changes).map(({ title, lines }) => ({ title: `${title} (${lines.length})`, lines })),
        }
      : null,
  };
}

/** What was not published as it came, a line each. */
const asideLines = (report: Snapshot['report']): string[] => [
  ...(report.missing ?? []),
  ...report.rejected.map(({ list, id, field, reason }) => text('No se publicó', list, id, field, reason)),
  ...report.pictures.map(({ list, id, field, reason }) => text('Sin imagen', list, id, field, reason)),
  ...(report.cut ?? []).map(({ list, id, field, reason }) => text('Se acortó', list, id, field, reason)),
  ...report.duplicates.map(({ list, id }) => text('Repetido con otros datos', list, id, '', 'queda el primero')),
  ...advised(report.advice ?? []),
];

/** "20 de noviembre de 2026 a las 09:10": a moment by the clock of Mexico City. */
function takenText(time: Date): string {
  const there = toMexicoTime(time);
  return `${formatDate(there)} a las ${there.slice(11, 16)}`;
}

/** Lines for the owner at most: of ten thousand small photos a few will do. */
const most = 60;

const advised = (advice: NonNullable<Snapshot['report']['advice']>): string[] => [
  ...advice
    .slice(0, most)
    .map(({ id, field, reason }) => `Por mejorar: ${[id, field, reason].filter(Boolean).join(', ')}`),
  ...(advice.length > most ? [`Por mejorar: ${advice.length - most} más`] : []),
];

const text = (what: string, list: string, id: string | null, field: string, reason: string): string =>
  `${what}: ${[id ?? 'sin número', field.slice(0, 120), reason].filter(Boolean).join(', ')} (${list})`;
