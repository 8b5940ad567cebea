import { icons, type IconName } from '../../components/icons.ts';
import { kindIcons, type KindIconName } from '../../components/kindIcons.ts';
import { kindOf } from '../../components/kind.ts';
import { pictureAddress, resized } from '../../components/pictureAddress.ts';
import { stockText, someInStock } from '../../components/stockText.ts';
import { priceAsked, offerOf } from '../../contract/rules.ts';
import { formatPesos } from '../../lib/money.ts';
import { listbox } from './combobox.client.ts';
import type { SearchProduct } from './engine/searchProduct.ts';
import { marks } from './typedMarks.ts';
import { correctedLine, headingOf, withMore, without } from './said.ts';
import type { Suggestions } from './suggestions.ts';

/** What a screen reader is told when suggestions come. */
export function countLine({ total, products, categories, brands }: Suggestions): string {
  const count = products.length + categories.length + brands.length;
  if (count === 0) return 'Sin sugerencias.';
  const found = total === null ? '' : `, de ${total} ${total === 1 ? 'producto' : 'productos'}`;
  return `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}${found}. Elige con las flechas.`;
}

/** The suggestions as nodes: texts are only ever text. */
export function suggestionNodes(suggestions: Suggestions): Node {
  const { term, total, categories, brands, products, understood } = suggestions;
  const typed = [term, ...understood.corrected.map(({ meant }) => meant)].join(' ');
  const word = (icon: IconName) => (link: { name: string; address: string }) =>
    option(link.address, element('span', 'icon-box', svg(icon)), element('span', 'name', ...marked(link.name, typed)));
  const groups = [
    group('Categorías', categories.map(word('grid'))),
    group('Marcas', brands.map(word('tag'))),
    group(
      'Productos',
      products.map((product) => productOption(product, typed)),
    ),
  ];
  const all = document.createDocumentFragment();
  const said = saidNodes(suggestions);
  if (said) all.append(said);
  all.append(listbox(groups.filter((each) => each !== null)));
  if (total !== null && total > products.length) {
    const button = element('button', 'all', `Ver los ${total} resultados de «${term}»`, svg('arrow'));
    button.type = 'submit';
    all.append(button);
  }
  return all;
}

/** What was understood, each part with a way to take it away, what may be added, and what the shop does not have. */
function saidNodes({ term, understood }: Suggestions): Node | null {
  const chips = understood.chips
    .map(({ text, words }) => ({ text, rest: without(term, words) }))
    .filter(({ rest }) => rest !== '' && rest !== term)
    .map(({ text, rest }) => chipNode('chip', 'Quitar ', text, 'close', rest));
  for (const part of understood.more)
    chips.push(chipNode('chip more', 'Agregar ', part.text, 'plus', withMore(term, part)));
  const heading = understood.absent ? headingOf(understood) : null;
  const lines = [heading, correctedLine(understood)].flatMap((line) => (line === null ? [] : element('p', '', line)));
  if (chips.length === 0 && lines.length === 0) return null;
  return element('div', 'said', ...(chips.length > 0 ? [element('div', 'said-chips', ...chips)] : []), ...lines);
}

/** A part of the query that is taken away or added. @param query what is asked for then */
function chipNode(className: string, does: string, text: string, icon: IconName, query: string): HTMLElement {
  const chip = element('button', className, element('span', 'visually-hidden', does), text, svg(icon));
  chip.type = 'button';
  chip.dataset['ask'] = query;
  return chip;
}

/** A group of options under its name; null where it has none. */
export function group(name: string, options: readonly Node[]): Node | null {
  if (options.length === 0) return null;
  const title = element('p', 'title', name);
  title.ariaHidden = 'true';
  const node = element('div', `group ${name === 'Productos' ? 'products' : 'words'}`, title, ...options);
  node.role = 'group';
  node.ariaLabel = name;
  return node;
}

/** A link that is an option of the list. */
export function option(address: string, ...content: (Node | string)[]): HTMLElement {
  const link = element('a', '', ...content);
  link.href = address;
  link.role = 'option';
  link.tabIndex = -1;
  link.ariaSelected = 'false';
  return link;
}

function productOption(product: SearchProduct, typed: string): HTMLElement {
  const { id, name, image, price, inStock } = product;
  const offer = offerOf(product);
  const plane = element('span', image ? 'plane' : 'plane failed', svg(kindOf(product), 'icon tile'));
  if (image) plane.append(picture(resized(pictureAddress(id, image), 120)));
  const { level, text } = stockText(inStock ? someInStock : 0, '');
  const label = element(
    'span',
    'label',
    element('span', 'name', ...marked(name, typed)),
    element('span', `stock ${level}`, element('i', ''), text),
  );
  const asked = element(
    'span',
    offer ? 'price offer' : 'price',
    element('b', '', formatPesos(priceAsked({ price, offer }))),
  );
  if (offer) asked.append(element('s', '', element('span', 'visually-hidden', 'Antes '), formatPesos(price)));
  const link = option(`/producto/${id}`, plane, label, asked);
  if (!inStock) link.classList.add('gone');
  return link;
}

function picture(src: string): HTMLImageElement {
  const image = new Image(68, 68);
  image.className = 'picture';
  image.alt = '';
  image.src = src;
  return image;
}

const marked = (text: string, term: string): Node[] =>
  marks(text, term).map((piece) =>
    piece.marked ? element('mark', '', piece.text) : document.createTextNode(piece.text),
  );

/** An element with a class and what it holds. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...content);
  return node;
}

const svgSpace = 'http://www.w3.org/2000/svg';

/** A drawn icon. */
export function svg(name: IconName | KindIconName, className = 'icon'): SVGElement {
  const node = document.createElementNS(svgSpace, 'svg');
  node.setAttribute('class', className);
  node.setAttribute('viewBox', '0 0 24 24');
  node.setAttribute('aria-hidden', 'true');
  for (const d of { ...icons, ...kindIcons }[name]) {
    const path = document.createElementNS(svgSpace, 'path');
    path.setAttribute('d', d);
    node.append(path);
  }
  return node;
}
