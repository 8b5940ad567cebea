import { formatPesos, type Cents } from '../lib/money.ts';
import { toMexicoTime } from '../lib/time.ts';
import { changeCount } from './changes.ts';
import type { Changes } from './snapshot.ts';

/** One kind of change for the owner: what it is, and a line each. */
export interface ChangeSection {
  title: string;
  lines: string[];
}

/** What changed, in Spanish, for the owner of the shop (R11.4); kinds without a change are left out. */
export function changeSections(changes: Changes): ChangeSection[] {
  const product = ({ id, name }: { id: string; name: string }): string => `${id} ${name}`;
  const list = (title: string, lines: string[]): ChangeSection => ({ title, lines });
  const both = (added: string, removed: string, part: { added: string[]; removed: string[] }): ChangeSection[] => [
    list(added, part.added),
    list(removed, part.removed),
  ];
  return [
    list('Productos nuevos', changes.added.map(product)),
    list('Productos que ya no están', changes.removed.map(product)),
    list(
      'Cambios de nombre',
      changes.renamed.map((item) => `${item.id} ${item.before} → ${item.name}`),
    ),
    list(
      'Cambios de precio',
      changes.prices.map((item) => `${product(item)}: ${formatPesos(item.before)} → ${formatPesos(item.after)}`),
    ),
    list(
      'Cambios de oferta',
      changes.offers.map((item) => `${product(item)}: ${offerText(item.before)} → ${offerText(item.after)}`),
    ),
    list('Se agotaron', changes.soldOut.map(product)),
    list('Volvieron a tener existencias', changes.returned.map(product)),
    list('Cambios de descripción o de datos', changes.described.map(product)),
    list('Cambios de imágenes', changes.pictures.map(product)),
    ...both('Categorías nuevas', 'Categorías que ya no están', changes.categories),
    ...both('Sucursales nuevas', 'Sucursales que ya no están', changes.branches),
    ...both('Carteles nuevos', 'Carteles que ya no están', changes.sliders),
  ].filter(({ lines }) => lines.length > 0);
}

const offerText = (price: Cents | null): string => (price === null ? 'sin oferta' : formatPesos(price));

/** "Del 2026-11-20 09:00 al 2026-11-20 12:00: 5 cambios", times of Mexico City. */
export function changeTitle(changes: Changes): string {
  const at = (time: string): string => toMexicoTime(new Date(time)).slice(0, 16);
  const count = changeCount(changes);
  return `Del ${at(changes.from)} al ${at(changes.to)}: ${count === 1 ? '1 cambio' : `${count} cambios`}`;
}

const most = 40;

/** For a terminal; long lists are cut. @param safe a name as it may stand there */
export function changesAsText(changes: Changes, safe = (line: string): string => line): string {
  const parts = changeSections(changes).map(({ title, lines }) =>
    [
      `  ${title}: ${lines.length}`,
      ...lines.slice(0, most).map((line) => `    ${safe(line)}`),
      ...(lines.length > most ? [`    … y ${lines.length - most} más`] : []),
    ].join('\n'),
  );
  return [changeTitle(changes), ...parts].join('\n');
}

/** For people who read it as a file; names are data, so that no sign of theirs is markup. */
export function changesAsMarkdown(changes: Changes): string {
  const safe = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
  const parts = changeSections(changes).map(
    ({ title, lines }) => `## ${title} (${lines.length})\n\n${lines.map((line) => `- ${safe(line)}`).join('\n')}\n`,
  );
  return [`# Qué cambió en el catálogo\n\n${changeTitle(changes)}\n`, ...parts].join('\n');
}
