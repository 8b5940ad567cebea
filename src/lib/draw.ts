import type { ReactElement, ReactNode } from 'react';

const svgSpace = 'http://www.w3.org/2000/svg';

/** The attributes that React calls otherwise; all others are the same, but for upper case, which HTML does not mind. */
const attributes: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** What tells React alone something. */
const ofReact = ['children', 'key', 'suppressHydrationWarning'];

/**
 * Makes nodes of a view that has no hooks and no handlers, without React: the build has React write the same view as HTML,
 * so that what pages come with and what they make in the browser has one maker. Texts are only ever text.
 * @throws where a view wants what only React can do
 */
export function draw(view: ReactNode): DocumentFragment {
  const nodes = document.createDocumentFragment();
  append(nodes, view, false);
  nodes.normalize(); // One text beside another is one text, as in HTML.
  return nodes;
}

/** As draw, of a view that is one element. */
export const drawElement = (view: ReactNode): HTMLElement => draw(view).firstElementChild as HTMLElement;

function append(parent: ParentNode & Node, view: ReactNode, inSvg: boolean): void {
  if (Array.isArray(view)) for (const each of view as ReactNode[]) append(parent, each, inSvg);
  else if (typeof view === 'string' || typeof view === 'number') parent.append(String(view));
  else if (isElement(view)) appendElement(parent, view, inSvg);
}

function appendElement(parent: ParentNode & Node, { type, props }: ReactElement<Props>, inSvg: boolean): void {
  if (typeof type === 'function') {
    append(parent, (type as (props: Props) => ReactNode)(props), inSvg);
  } else if (typeof type === 'string') {
    const svg = inSvg || type === 'svg';
    const element = svg ? document.createElementNS(svgSpace, type) : document.createElement(type);
    setAttributes(element, props);
    append(element, props.children, svg);
    parent.append(element);
  } else {
    append(parent, props.children, inSvg); // A fragment.
  }
}

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

function setAttributes(element: Element, { src, ...props }: Props): void {
  for (const [name, value] of Object.entries(props)) if (!ofReact.includes(name)) set(element, name, value);
  // Last: a browser that knows `loading` and `sizes` by then fetches what it needs alone.
  if (src !== undefined) set(element, 'src', src);
}

function set(element: Element, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`Only React can give <${element.localName}> its ${name}: draw a view without it.`);
  const named = /^(?:aria|data)-/.test(name);
  if (typeof value === 'boolean' && !named) element.toggleAttribute(attributes[name] ?? name, value);
  else element.setAttribute(attributes[name] ?? name, String(value));
}

const isElement = (view: ReactNode): view is ReactElement<Props> =>
  typeof view === 'object' && view !== null && 'props' in view;
