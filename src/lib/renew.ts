/** What a person acts on. */
const controls = 'a[href],button,input,select,summary,[tabindex]';

/**
 * Has what stands on the page read as what was drawn anew. Only what differs is touched: words come as new elements, so
 * that nothing is seen to move (R5.11), and what a person may be about to press stays the element that it is. What bears
 * `data-own` belongs to a script of the page, and is left alone.
 */
export function renew(standing: Element, drawn: Element): void {
  if (standing.isEqualNode(drawn) || standing.hasAttribute('data-own')) return;
  const framed = standing.localName === drawn.localName && (isControlled(standing) || hasSameFrame(standing, drawn));
  if (!framed) {
    standing.replaceWith(drawn);
    return;
  }
  takeAttributes(standing, drawn);
  if (haveSameText(standing, drawn) && standing.childElementCount === drawn.childElementCount) {
    const fresh = [...drawn.children];
    [...standing.children].forEach((child, index) => renew(child, fresh[index] as Element));
  } else {
    standing.replaceChildren(...drawn.childNodes);
  }
}

const isControlled = (element: Element): boolean =>
  element.matches(controls) || element.querySelector(controls) !== null;

/** Whether two elements differ in their children's insides alone. */
const hasSameFrame = (a: Element, b: Element): boolean =>
  a.cloneNode().isEqualNode(b.cloneNode()) && a.childElementCount === b.childElementCount && haveSameText(a, b);

const haveSameText = (a: Element, b: Element): boolean => ownText(a) === ownText(b);
const ownText = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '|')).join('');

function takeAttributes(standing: Element, drawn: Element): void {
  for (const { name } of [...standing.attributes]) if (!drawn.hasAttribute(name)) standing.removeAttribute(name);
  for (const { name, value } of drawn.attributes)
    if (standing.getAttribute(name) !== value) standing.setAttribute(name, value);
}
