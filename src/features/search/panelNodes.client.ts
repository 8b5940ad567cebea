import { resultsAddress } from './address.ts';

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

/** A drawn icon, by its paths. */
export function svg(paths: readonly string[], className = 'icon'): SVGElement {
  const node = document.createElementNS(svgSpace, 'svg');
  node.setAttribute('class', className);
  node.setAttribute('viewBox', '0 0 24 24');
  node.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(svgSpace, 'path');
    path.setAttribute('d', d);
    node.append(path);
  }
  return node;
}

/** What only a screen reader says. */
export const unseen = (text: string): HTMLElement => element('span', 'visually-hidden', text);

/** A group of options under its name; null where it has none. @param title what is seen of the name */
export function group(name: string, look: string, options: readonly Node[], title = name): HTMLElement | null {
  if (options.length === 0) return null;
  const node = element('div', `group ${look}`, ...options);
  node.setAttribute('role', 'group');
  node.setAttribute('aria-label', name);
  if (title) node.prepend(hidden(element('p', 'title', title)));
  return node;
}

/** What is seen alone: a screen reader has it by the name of its group. */
export function hidden<Shown extends HTMLElement>(node: Shown): Shown {
  node.setAttribute('aria-hidden', 'true');
  return node;
}

/** A link that is an option of the list. */
export function option(address: string, ...content: (Node | string)[]): HTMLAnchorElement {
  const link = element('a', '', ...content);
  link.href = address;
  link.setAttribute('role', 'option');
  link.tabIndex = -1;
  link.setAttribute('aria-selected', 'false');
  return link;
}

/** An option in one line: an icon and words. */
export const row = (icon: readonly string[], address: string, ...words: (Node | string)[]): HTMLElement =>
  option(address, element('span', 'icon-box', svg(icon)), element('span', 'name', ...words));

/** A group of short texts, each a box to press. */
export const boxes = (name: string, look: string, links: readonly { name: string; address: string }[]) =>
  group(
    name,
    `boxes ${look}`,
    links.map((link) => option(link.address, link.name)),
  );

/** The results of a text as a link to them. */
export const resultsOf = (text: string): { name: string; address: string } => ({
  name: text,
  address: resultsAddress(text),
});
