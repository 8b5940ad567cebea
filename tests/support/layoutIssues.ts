import type { Page } from '@playwright/test';

/**
 * Finds faults in the boxes of a page: texts and controls that are covered, cut off, overflow their box or leave the screen
 * at the side. Fixed elements cover others on purpose, so they are compared with each other only.
 * @param over a layer over the page, a selector: then only the layer is checked; modals are detected
 */
export const layoutFaults = (page: Page, over?: string): Promise<string[]> =>
  page.evaluate((selector) => {
    /** Tolerance for rounding, px. */
    const slack = 1.5;
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Part {
      element: Element;
      node: Node;
      what: string;
      boxes: Box[];
      text: boolean;
      fixed: Element | null;
    }
    const faults = new Set<string>();
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const root = (selector && document.querySelector(selector)) || (dialog ?? document.body);
    const pressed = 'a[href], button, input, select, textarea, summary, label';
    const chain = (element: Element): Element[] =>
      element.parentElement ? [element, ...chain(element.parentElement)] : [element];
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const bigger = ({ left, right, top, bottom }: Box, than: number): boolean =>
      right - left > than && bottom - top > than;
    const fixedTo = (element: Element): Element | null =>
      chain(element).find((ancestor) => /fixed|sticky/.test(getComputedStyle(ancestor).position)) ?? null;
    /** The visible part of a box, clipped by scrollers and clipped boxes around it. */
    const clip = (around: Element | null, box: Box): Box =>
      (around ? chain(around) : [])
        .filter((ancestor) => !/visible/.test(getComputedStyle(ancestor).overflow))
        .reduce((visible, ancestor) => meet(visible, ancestor.getBoundingClientRect()), box);
    const describe = (element: Element, text = element.textContent): string =>
      `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const skipped = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.visually-hidden, noscript, [aria-hidden="true"] .card') !== null ||
      chain(element).some((ancestor) => getComputedStyle(ancestor).clipPath === 'inset(50%)');

    /** Letters take the middle of a line box: the boxes of a title's lines may touch although its letters don't. */
    const letters = ({ left, right, top, bottom }: Box, size: number): Box => {
      const spare = Math.max(0, (bottom - top - 0.72 * size) / 2);
      return { left, right, top: top + spare, bottom: bottom - spare };
    };

    const parts: Part[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style, option, svg') || skipped(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(element).fontSize);
      const whole = [...range.getClientRects()].map((box) => letters(box, size)).filter((box) => bigger(box, 1));
      const boxes = whole.map((box) => clip(element, box)).filter((box) => bigger(box, 1));
      if (boxes.length === 0) continue;
      const what = describe(element, node.textContent);
      cutOff(element, whole, what);
      parts.push({ element, node, what, boxes, text: true, fixed: fixedTo(element) });
    }
    for (const element of root.querySelectorAll(pressed)) {
      if (skipped(element)) continue;
      const inline = getComputedStyle(element).display === 'inline';
      const boxes = (inline ? [...element.getClientRects()] : [element.getBoundingClientRect()])
        .map((box) => (inline ? letters(box, parseFloat(getComputedStyle(element).fontSize)) : box))
        .map((box) => clip(element.parentElement, box))
        .filter((box) => bigger(box, 4));
      if (boxes.length > 0)
        parts.push({ element, node: element, what: describe(element), boxes, text: false, fixed: fixedTo(element) });
      filled(element);
    }

    /** Reports texts that a box cuts off, except on purpose by a scroller or an ellipsis. */
    function cutOff(element: Element, whole: Box[], what: string): void {
      let boxes = whole;
      for (const around of chain(element)) {
        const { overflow, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around);
        if (/auto|scroll/.test(overflow)) return;
        if (overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        const rest = boxes.map((box) => meet(box, edge));
        boxes.forEach(({ left, right, top, bottom }, index) => {
          if (!bigger(rest[index] ?? edge, slack)) return;
          const sideways = right > edge.right + slack || left < edge.left - slack;
          const down = bottom > edge.bottom + slack || top < edge.top - slack;
          if (sideways && overflowX !== 'visible' && textOverflow !== 'ellipsis')
            faults.add(`${what} is cut at the side by ${describe(around)}`);
          if (down && overflowY !== 'visible' && webkitLineClamp === 'none')
            faults.add(`${what} is cut through by ${describe(around)}`);
        });
        boxes = rest.filter((box) => bigger(box, slack));
      }
      if (boxes.some(({ left, right }) => right > innerWidth + slack || left < -slack))
        faults.add(`${what} leaves the screen`);
    }

    /** The text of a field is not part of the page: calculates whether it fits. */
    function filled(element: Element): void {
      const shown =
        element instanceof HTMLSelectElement
          ? (element.selectedOptions[0]?.text ?? '')
          : element instanceof HTMLInputElement
            ? element.placeholder
            : '';
      const pen = document.createElement('canvas').getContext('2d');
      if (!shown || !pen || skipped(element)) return;
      const style = getComputedStyle(element);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(shown).width > room + slack)
        faults.add(`${describe(element, shown)} has no room for its words`);
    }

    /** Words leave the button, the chip or the row that they stand in. */
    for (const { element, boxes, what, text } of parts) {
      const box =
        text && chain(element).find((each) => each.matches(pressed) && getComputedStyle(each).display !== 'inline');
      if (!box) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (
        boxes.some(
          (b) => b.left < left - slack || b.right > right + slack || b.top < top - slack || b.bottom > bottom + slack,
        )
      )
        faults.add(`${what} spills out of ${describe(box)}`);
    }

    const within = (a: Part, b: Part): boolean => a.node.contains(b.node) || b.node.contains(a.node);
    const named = ({ element }: Part): Element | null => element.closest('label');
    const flat = parts
      .flatMap((part) => part.boxes.map((box) => ({ part, box })))
      .sort((a, b) => a.box.top - b.box.top);
    flat.forEach(({ part, box }, index) => {
      for (let next = index + 1; next < flat.length; next++) {
        const other = flat[next];
        if (!other || other.box.top > box.bottom) break;
        if (!bigger(meet(box, other.box), slack) || within(part, other.part) || part.fixed !== other.part.fixed)
          continue;
        // On a picture that fills the stage lie what turns and opens it; a box and its words are pressed as one.
        if ([part, other.part].some(({ element }) => element.matches('.gallery-slide'))) continue;
        if (named(part) && named(part) === named(other.part)) continue;
        faults.add(`${part.what} and ${other.part.what} overlap`);
      }
    });

    // What is painted over words, such as a picture, however it came there.
    const paints = (element: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        element.matches('img, video, iframe') ||
        backgroundImage !== 'none' ||
        !/, 0\)$|transparent/.test(backgroundColor)
      );
    };
    const stood = scrollY;
    for (const { element, what, boxes, text, fixed } of parts) {
      const [box] = boxes;
      if (!text || !box) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2 + stood];
      if (!fixed && (y < scrollY || y > scrollY + innerHeight)) scrollTo({ top: y - 20, behavior: 'instant' });
      const over = document
        .elementsFromPoint(x, fixed ? y - stood : y - scrollY)
        .filter((each) => fixedTo(each) === fixed);
      for (const each of over.slice(
        0,
        over.findIndex((one) => one.contains(element)),
      ))
        if (!element.contains(each) && paints(each)) faults.add(`${what} is under ${describe(each)}`);
    }
    scrollTo({ top: stood, behavior: 'instant' });

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);
    return [...faults];
  }, over);
