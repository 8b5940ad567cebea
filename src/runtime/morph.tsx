import type { ReactNode } from 'react';
import { renderElement } from './renderToDom.ts';

const controls = 'a[href],button,input,select,summary,[tabindex]';

/**
 * Makes an element on the page equal to a newly rendered one, by changing only what differs. Changed text is inserted as new
 * elements, which browsers do not count as a layout shift (R5.11). A control of the same product keeps its element: the shopper
 * may be about to press it. Elements with `data-morph-skip` are skipped.
 */
export function morph(current: Element, next: Element): void {
  if (current.isEqualNode(next) || current.hasAttribute('data-morph-skip')) return;
  if (!isSameElement(current, next) || !(hasControls(current) || differInsideOnly(current, next))) {
    current.replaceWith(next);
    return;
  }
  morphAttributes(current, next);
  if (haveSameText(current, next)) morphChildren(current, next);
  else current.replaceChildren(...next.childNodes);
}

/** Renders JSX into an element of the page; null or false empties it. Elements that do not change stay. */
export function renderInto(container: Element | null | undefined, node: ReactNode): void {
  const next = renderElement(<div>{node}</div>);
  if (container?.childElementCount) morphChildren(container, next);
  else container?.replaceChildren(...next.childNodes);
}

/** Pairs children by position; adds the new ones at the end and removes the others. */
function morphChildren(current: Element, next: Element): void {
  const nextChildren = [...next.children];
  [...current.children].forEach((child, index) => {
    const nextChild = nextChildren[index];
    if (nextChild) morph(child, nextChild);
    else child.remove();
  });
  current.append(...nextChildren.slice(current.children.length));
}

const isSameElement = (a: Element, b: Element): boolean =>
  a.localName === b.localName && a.getAttribute('data-card') === b.getAttribute('data-card');

const hasControls = (element: Element): boolean =>
  element.matches(controls) || element.querySelector(controls) !== null;

/** Whether two elements differ only inside their children. */
const differInsideOnly = (a: Element, b: Element): boolean =>
  a.cloneNode().isEqualNode(b.cloneNode()) && a.childElementCount === b.childElementCount && haveSameText(a, b);

/** Whether two elements have the same texts between their children; one may have further children at its end. */
function haveSameText(a: Element, b: Element): boolean {
  const textsA = textsIn(a);
  const textsB = textsIn(b);
  return Array.from({ length: Math.max(textsA.length, textsB.length) }).every(
    (_, index) => (textsA[index] ?? '') === (textsB[index] ?? ''),
  );
}

/** The text before each child, and after the last. */
function textsIn({ childNodes }: Element): string[] {
  const texts: string[] = [];
  let text = '';
  for (const node of childNodes) {
    if (node.nodeType !== Node.ELEMENT_NODE) {
      text += node.textContent ?? '';
    } else {
      texts.push(text);
      text = '';
    }
  }
  return [...texts, text];
}

function morphAttributes(current: Element, next: Element): void {
  for (const { name } of [...current.attributes])
    // The shopper opens a <details>.
    if (name !== 'open' && !next.hasAttribute(name)) current.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
}
