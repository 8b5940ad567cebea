import type { ReactElement, ReactNode } from 'react';
import { createNodes, type VElement, type VNode } from './createNodes.ts';

/**
 * Renders JSX of views (components without hooks and handlers) to DOM nodes, without React. At build time React writes the
 * same views as HTML, so that pages and scripts share them.
 * @throws TypeError for what only React can render
 */
export const renderToDom = (node: ReactNode): DocumentFragment => createNodes(toVNodes(node));

export const renderElement = (node: ReactNode): HTMLElement => renderToDom(node).firstElementChild as HTMLElement;

/** The attributes in our views whose names in React differ in more than case, which HTML ignores. */
const attributeNames: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** Props that are not attributes. */
const reactProps = ['children', 'key'];

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

/**
 * Renders JSX of views to plain data; needs neither React nor a document, so it runs in a worker.
 * @throws TypeError for what only React can render
 */
export function toVNodes(node: ReactNode): VNode[] {
  if (Array.isArray(node)) return mergeTexts((node as ReactNode[]).flatMap(toVNodes));
  if (node === '') return []; // HTML has no empty text nodes.
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  return isReactElement(node) ? renderReactElement(node) : [];
}

/** Joins adjacent texts, as an HTML parser does. */
function mergeTexts(nodes: readonly VNode[]): VNode[] {
  const merged: VNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (typeof node === 'string' && typeof last === 'string') merged[merged.length - 1] = last + node;
    else merged.push(node);
  }
  return merged;
}

function renderReactElement({ type, props }: ReactElement<Props>): VNode[] {
  if (typeof type === 'function') return toVNodes((type as (props: Props) => ReactNode)(props));
  const children = toVNodes(props.children);
  // Neither a component nor an element: a fragment.
  return typeof type === 'string' ? [{ name: type, attributes: toAttributes(type, props), children }] : children;
}

function toAttributes(tagName: string, { src, ...props }: Props): VElement['attributes'] {
  return Object.entries({ ...props, src })
    .filter(([name]) => !reactProps.includes(name))
    .flatMap(([name, value]) => {
      const text = attributeValue(tagName, name, value);
      return text === null ? [] : [[attributeNames[name] ?? name, text]];
    });
}

/** The value of an attribute as text; null if the attribute is absent. */
function attributeValue(tagName: string, name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' && !/^(?:aria|data)-/.test(name)) return value ? '' : null;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`Only React can give <${tagName}> its ${name}: render a view without it.`);
  return String(value);
}

const isReactElement = (node: ReactNode): node is ReactElement<Props> =>
  typeof node === 'object' && node !== null && 'props' in node;
