/** A node of a rendered element (JSX) as plain data, which a worker can post to a page: a text, or an element with HTML's names. */
export type VNode = string | VElement;

export interface VElement {
  name: string;
  /** In the order in which they are set: `src` last, so that `loading` and `sizes` are known when the browser fetches. */
  attributes: [name: string, value: string][];
  children: VNode[];
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Creates DOM nodes. Texts are only ever text, never markup. */
export function createNodes(vnodes: readonly VNode[]): DocumentFragment {
  const nodes = document.createDocumentFragment();
  appendTo(nodes, vnodes, false);
  return nodes;
}

function appendTo(parent: ParentNode, vnodes: readonly VNode[], inSvg: boolean): void {
  for (const node of vnodes) {
    if (typeof node === 'string') {
      parent.append(node);
      continue;
    }
    const { name, attributes, children } = node;
    const isSvg = inSvg || name === 'svg';
    const element = isSvg ? document.createElementNS(svgNamespace, name) : document.createElement(name);
    for (const attribute of attributes) element.setAttribute(...attribute);
    appendTo(element, children, isSvg);
    parent.append(element);
  }
}
