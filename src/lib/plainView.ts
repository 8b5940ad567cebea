import type { ReactElement, ReactNode } from 'react';

/** A view made plain: texts, and elements by the names and attributes of HTML. It can go from a worker to a page. */
export type PlainNode = string | PlainElement;

export interface PlainElement {
  name: string;
  /** As they are set, `src` last: a browser that knows `loading` and `sizes` by then fetches what it needs alone. */
  attributes: [name: string, value: string][];
  children: PlainNode[];
}

/** The attributes that React calls otherwise; all others are the same, but for upper case, which HTML does not mind. */
const attributeNames: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** What tells React alone something. */
const ofReact = ['children', 'key', 'suppressHydrationWarning'];

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

/**
 * Makes a view that has no hooks and no handlers plain, without React and without a page.
 * @throws where a view wants what only React can do
 */
export function plainView(view: ReactNode): PlainNode[] {
  if (Array.isArray(view)) return textsJoined((view as ReactNode[]).flatMap(plainView));
  if (view === '') return []; // As in HTML.
  if (typeof view === 'string' || typeof view === 'number') return [String(view)];
  return isElement(view) ? plainElement(view) : [];
}

/** One text beside another is one text, as in HTML. */
function textsJoined(nodes: readonly PlainNode[]): PlainNode[] {
  const joined: PlainNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

function plainElement({ type, props }: ReactElement<Props>): PlainNode[] {
  if (typeof type === 'function') return plainView((type as (props: Props) => ReactNode)(props));
  const children = plainView(props.children);
  // What is neither is a fragment.
  return typeof type === 'string' ? [{ name: type, attributes: plainAttributes(type, props), children }] : children;
}

function plainAttributes(element: string, { src, ...props }: Props): PlainElement['attributes'] {
  return Object.entries({ ...props, src })
    .filter(([name]) => !ofReact.includes(name))
    .flatMap(([name, value]) => {
      const text = plainValue(element, name, value);
      return text === null ? [] : [[attributeNames[name] ?? name, text]];
    });
}

/** The value of an attribute as text; null where there is none. */
function plainValue(element: string, name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' && !/^(?:aria|data)-/.test(name)) return value ? '' : null;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`Only React can give <${element}> its ${name}: draw a view without it.`);
  return String(value);
}

const isElement = (view: ReactNode): view is ReactElement<Props> =>
  typeof view === 'object' && view !== null && 'props' in view;
