import type { ReactNode } from 'react';
import { drawElement } from '../lib/draw.ts';

/** What a person acts on. */
const controls = 'a[href],button,input,select,summary,[tabindex]';

/**
 * Has what stands on the page read as what was drawn anew. Only what differs is touched: words come as new elements, so
 * that nothing is seen to move (R5.11), and what a person may be about to press stays the element that it is, as long as
 * it is about the same product. What bears `data-own` belongs to a script of the page, and is left alone.
 */
export function renew(standing: Element, drawn: Element): void {
  if (standing.isEqualNode(drawn) || standing.hasAttribute('data-own')) return;
  if (!isSameThing(standing, drawn) || !(isControlled(standing) || hasSameFrame(standing, drawn))) {
    standing.replaceWith(drawn);
    return;
  }
  takeAttributes(standing, drawn);
  if (haveSameText(standing, drawn)) renewChildren(standing, drawn);
  else standing.replaceChildren(...drawn.childNodes);
}

/** Children by their place: those that are there too, then what is new, or gone. */
function renewChildren(standing: Element, drawn: Element): void {
  const fresh = [...drawn.children];
  [...standing.children].forEach((child, index) => {
    const other = fresh[index];
    if (other) renew(child, other);
    else child.remove();
  });
  standing.append(...fresh.slice(standing.children.length));
}

const isSameThing = (a: Element, b: Element): boolean =>
  a.localName === b.localName && a.getAttribute('data-card') === b.getAttribute('data-card');

const isControlled = (element: Element): boolean =>
  element.matches(controls) || element.querySelector(controls) !== null;

/** Whether two elements differ in their children's insides alone. */
const hasSameFrame = (a: Element, b: Element): boolean =>
  a.cloneNode().isEqualNode(b.cloneNode()) && a.childElementCount === b.childElementCount && haveSameText(a, b);

/** Whether they have the same texts between the same children, but for children at the end. */
const haveSameText = (a: Element, b: Element): boolean => {
  const [own, other] = [textsIn(a), textsIn(b)];
  return Array.from({ length: Math.max(own.length, other.length) }).every(
    (_, index) => (own[index] ?? '') === (other[index] ?? ''),
  );
};

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

function takeAttributes(standing: Element, drawn: Element): void {
  for (const { name } of [...standing.attributes]) if (!drawn.hasAttribute(name)) standing.removeAttribute(name);
  for (const { name, value } of drawn.attributes)
    if (standing.getAttribute(name) !== value) standing.setAttribute(name, value);
}

/** Has a place on the page show a view, which may be nothing; what it shows already stays where it reads the same. */
export function showIn(place: Element | null | undefined, view: ReactNode): void {
  const drawn = drawElement(<div>{view}</div>);
  if (place?.childElementCount) renewChildren(place, drawn);
  else place?.replaceChildren(...drawn.childNodes);
}
