import type { PlainNode } from './plainView.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

/** The nodes of a plain view. Texts are only ever text. @param inSvg whether they stand within a drawing */
export function nodesOf(view: readonly PlainNode[], inSvg = false): DocumentFragment {
  const nodes = document.createDocumentFragment();
  for (const node of view) {
    if (typeof node === 'string') {
      nodes.append(node);
      continue;
    }
    const { name, attributes, children } = node;
    const isSvg = inSvg || name === 'svg';
    const element = isSvg ? document.createElementNS(svgSpace, name) : document.createElement(name);
    for (const each of attributes) element.setAttribute(...each);
    element.append(nodesOf(children, isSvg));
    nodes.append(element);
  }
  return nodes;
}
