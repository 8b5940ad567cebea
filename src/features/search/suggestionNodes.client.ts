import * as icons from '../../components/icons.ts';
import { grouped } from '../../components/filters/counts.ts';
import { allLine, soldOutHeading } from './allLine.ts';
import { listbox } from './combobox.client.ts';
import { ownPhone } from './mine.ts';
import { element, group, hidden, row, svg } from './panelNodes.client.ts';
import { marked, productOption } from './productOption.client.ts';
import { saidNodes } from './saidNodes.client.ts';
import type { Suggestions } from './suggestions.ts';

/** What a screen reader is told when suggestions come. */
export function countLine({ total, products, categories, brands, searches }: Suggestions): string {
  const count = products.length + categories.length + brands.length + searches.length;
  if (count === 0) return 'Sin sugerencias.';
  const found = total === null ? '' : `, de ${total} ${total === 1 ? 'producto' : 'productos'}`;
  return `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}${found}. Elige con las flechas.`;
}

/** The suggestions as nodes: products beside or above words, and below them the way to all. */
export function suggestionNodes(suggestions: Suggestions): Node {
  const { term, total, products, understood } = suggestions;
  const typed = [term, ...understood.corrected.map(({ meant }) => meant)].join(' ');
  const [found, words] = [productGroup(suggestions, typed), wordGroups(suggestions, typed)];
  const lists = [...(found ? [found] : []), ...(words.length > 0 ? [element('div', 'words', ...words)] : [])];
  const panel = element('div', lists.length > 1 ? 'found two' : 'found');
  const said = saidNodes(suggestions);
  if (said) panel.append(said);
  panel.append(listbox(lists));
  if (total !== null && total > 0) {
    const text = element('span', '', allLine(term, total, products.length, understood));
    const button = element('button', 'all', text, svg(icons.arrow));
    button.type = 'submit';
    panel.append(button);
  }
  return panel;
}

/** The products, those that are sold out below the others, and under words that say so. */
function productGroup({ products }: Suggestions, typed: string): HTMLElement | null {
  const options = products.map((product) => productOption(product, typed, ownPhone(product.id)));
  const found = group('Productos', 'products', options, '');
  found?.querySelector('.gone')?.before(hidden(element('p', 'title', soldOutHeading)));
  return found;
}

/** Queries that say more, categories with how much of what was found they have, and brands. */
function wordGroups({ searches, categories, brands }: Suggestions, typed: string): HTMLElement[] {
  const added = searches.map(({ before, added: own, after, address }) =>
    row(icons.search, address, before, element('mark', '', own), after),
  );
  const counted = categories.map(({ name, address, count }) =>
    row(icons.grid, address, ...marked(name, typed), element('span', 'count', ` (${grouped(count)})`)),
  );
  const named = brands.map(({ name, address }) => row(icons.tag, address, ...marked(name, typed)));
  const groups = [group('Búsquedas', '', added), group('Categorías', '', counted), group('Marcas', '', named)];
  return groups.filter((each) => each !== null);
}
