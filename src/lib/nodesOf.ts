import type { PlainNode } from './plainView.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** The nodes of a plain view. Texts are only ever text. */
export function nodesOf(view: readonly PlainNode[]): DocumentFragment {
  const nodes = document.createDocumentFragment();
  fill(nodes, view, false);
  return nodes;
}

function fill(parent: ParentNode, view: readonly PlainNode[], inSvg: boolean): void {
  for (const node of view) {
    if (typeof node === 'string') {
      parent.append(node);
      continue;
    }
    const { name, attributes, children } = node;
    const isSvg = inSvg || name === 'svg';
    const element = isSvg ? document.createElementNS(svgSpace, name) : document.createElement(name);
    for (const each of attributes) element.setAttribute(...each);
    fill(element, children, isSvg);
    parent.append(element);
  }
}
