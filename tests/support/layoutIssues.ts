import type { Page } from '@playwright/test';

/**
 * Finds layout issues: texts and controls that are covered or clipped, overflow their box, or extend beyond the screen
 * horizontally. Fixed elements cover others on purpose, so they are only compared with each other.
 * @param layer selector of a layer over the page, to check only that; default: the open modal dialog, or else the page
 */
export const findLayoutIssues = (page: Page, layer?: string): Promise<string[]> =>
  page.evaluate((selector) => {
    /** Tolerance for rounding, px. */
    const tolerance = 1.5;
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Item {
      element: Element;
      node: Node;
      label: string;
      boxes: Box[];
      isText: boolean;
      fixedAncestor: Element | null;
    }
    const issues = new Set<string>();
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const root = (selector && document.querySelector(selector)) || (dialog ?? document.body);
    const controls = 'a[href], button, input, select, textarea, summary, label';
    const withAncestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element];
    const intersect = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isLarger = ({ left, right, top, bottom }: Box, size: number): boolean =>
      right - left > size && bottom - top > size;
    const findFixedAncestor = (element: Element): Element | null =>
      withAncestors(element).find((ancestor) => /fixed|sticky/.test(getComputedStyle(ancestor).position)) ?? null;
    /** Returns the part of a box that its container and the container's ancestors don't clip. */
    const clip = (container: Element | null, box: Box): Box =>
      (container ? withAncestors(container) : [])
        .filter((ancestor) => !/visible/.test(getComputedStyle(ancestor).overflow))
        .reduce((visible, ancestor) => intersect(visible, ancestor.getBoundingClientRect()), box);
    const describe = (element: Element, text = element.textContent): string =>
      `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const isSkipped = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.visually-hidden, noscript, [aria-hidden="true"] .card') !== null ||
      withAncestors(element).some((ancestor) => getComputedStyle(ancestor).clipPath === 'inset(50%)');

    /** Shrinks a line box to its letters: the line boxes of a heading may overlap, although their letters don't. */
    const toLetterBox = ({ left, right, top, bottom }: Box, fontSize: number): Box => {
      const leading = Math.max(0, (bottom - top - 0.72 * fontSize) / 2);
      return { left, right, top: top + leading, bottom: bottom - leading };
    };

    const items: Item[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style, option, svg') || isSkipped(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const fontSize = parseFloat(getComputedStyle(element).fontSize);
      const fullBoxes = [...range.getClientRects()]
        .map((box) => toLetterBox(box, fontSize))
        .filter((box) => isLarger(box, 1));
      const boxes = fullBoxes.map((box) => clip(element, box)).filter((box) => isLarger(box, 1));
      if (boxes.length === 0) continue;
      const label = describe(element, node.textContent);
      reportClipped(element, fullBoxes, label);
      items.push({ element, node, label, boxes, isText: true, fixedAncestor: findFixedAncestor(element) });
    }
    for (const element of root.querySelectorAll(controls)) {
      if (isSkipped(element)) continue;
      const { display, fontSize } = getComputedStyle(element);
      const isInline = display === 'inline';
      const boxes = (isInline ? [...element.getClientRects()] : [element.getBoundingClientRect()])
        .map((box) => (isInline ? toLetterBox(box, parseFloat(fontSize)) : box))
        .map((box) => clip(element.parentElement, box))
        .filter((box) => isLarger(box, 4));
      if (boxes.length > 0) {
        const fixedAncestor = findFixedAncestor(element);
        items.push({ element, node: element, label: describe(element), boxes, isText: false, fixedAncestor });
      }
      reportTruncatedField(element);
    }

    /** Reports texts that an ancestor clips, unless it scrolls or shows an ellipsis. */
    function reportClipped(element: Element, fullBoxes: Box[], label: string): void {
      let boxes = fullBoxes;
      for (const ancestor of withAncestors(element)) {
        const { overflow, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(ancestor);
        if (/auto|scroll/.test(overflow)) return;
        if (overflow === 'visible') continue;
        const edge = ancestor.getBoundingClientRect();
        const visibleBoxes = boxes.map((box) => intersect(box, edge));
        boxes.forEach(({ left, right, top, bottom }, index) => {
          if (!isLarger(visibleBoxes[index] ?? edge, tolerance)) return;
          const isClippedX = right > edge.right + tolerance || left < edge.left - tolerance;
          const isClippedY = bottom > edge.bottom + tolerance || top < edge.top - tolerance;
          if (isClippedX && overflowX !== 'visible' && textOverflow !== 'ellipsis')
            issues.add(`${label} is clipped horizontally by ${describe(ancestor)}`);
          if (isClippedY && overflowY !== 'visible' && webkitLineClamp === 'none')
            issues.add(`${label} is clipped vertically by ${describe(ancestor)}`);
        });
        boxes = visibleBoxes.filter((box) => isLarger(box, tolerance));
      }
      if (boxes.some(({ left, right }) => right > innerWidth + tolerance || left < -tolerance))
        issues.add(`${label} extends beyond the screen`);
    }

    /** Reports a selected option or placeholder that its field truncates. These texts have no boxes, so they are measured. */
    function reportTruncatedField(element: Element): void {
      let text = '';
      if (element instanceof HTMLSelectElement) text = element.selectedOptions[0]?.text ?? '';
      if (element instanceof HTMLInputElement) text = element.placeholder;
      const context = document.createElement('canvas').getContext('2d');
      if (!text || !context || isSkipped(element)) return;
      const style = getComputedStyle(element);
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const availableWidth = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (context.measureText(text).width > availableWidth + tolerance)
        issues.add(`${describe(element, text)} is too narrow for its text`);
    }

    // Texts that overflow their control.
    for (const { element, boxes, label, isText } of items) {
      if (!isText) continue;
      const control = withAncestors(element).find(
        (ancestor) => ancestor.matches(controls) && getComputedStyle(ancestor).display !== 'inline',
      );
      if (!control) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const overflows = (box: Box): boolean =>
        box.left < left - tolerance ||
        box.right > right + tolerance ||
        box.top < top - tolerance ||
        box.bottom > bottom + tolerance;
      if (boxes.some(overflows)) issues.add(`${label} overflows ${describe(control)}`);
    }

    // Items that overlap.
    const isNested = (a: Item, b: Item): boolean => a.node.contains(b.node) || b.node.contains(a.node);
    const findLabel = ({ element }: Item): Element | null => element.closest('label');
    const sortedBoxes = items
      .flatMap((item) => item.boxes.map((box) => ({ item, box })))
      .sort((a, b) => a.box.top - b.box.top);
    sortedBoxes.forEach(({ item, box }, index) => {
      for (let next = index + 1; next < sortedBoxes.length; next++) {
        const other = sortedBoxes[next];
        if (!other || other.box.top > box.bottom) break;
        if (!isLarger(intersect(box, other.box), tolerance) || isNested(item, other.item)) continue;
        if (item.fixedAncestor !== other.item.fixedAncestor) continue;
        // The gallery's buttons are over the slide, and a checkbox and its label are one control.
        if ([item, other.item].some(({ element }) => element.matches('.gallery-slide'))) continue;
        if (findLabel(item) && findLabel(item) === findLabel(other.item)) continue;
        issues.add(`${item.label} and ${other.item.label} overlap`);
      }
    });

    // Texts that something opaque covers, such as a picture.
    const isOpaque = (element: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        element.matches('img, video, iframe') ||
        backgroundImage !== 'none' ||
        !/, 0\)$|transparent/.test(backgroundColor)
      );
    };
    const initialScrollY = scrollY;
    for (const { element, label, boxes, isText, fixedAncestor } of items) {
      const [box] = boxes;
      if (!isText || !box) continue;
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2 + initialScrollY;
      if (!fixedAncestor && (y < scrollY || y > scrollY + innerHeight)) scrollTo({ top: y - 20, behavior: 'instant' });
      const stack = document
        .elementsFromPoint(x, fixedAncestor ? y - initialScrollY : y - scrollY)
        .filter((stacked) => findFixedAncestor(stacked) === fixedAncestor);
      const containerIndex = stack.findIndex((stacked) => stacked.contains(element));
      for (const covering of stack.slice(0, containerIndex)) {
        if (!element.contains(covering) && isOpaque(covering))
          issues.add(`${label} is covered by ${describe(covering)}`);
      }
    }
    scrollTo({ top: initialScrollY, behavior: 'instant' });

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) issues.add(`the page is ${scrollWidth} px wide`);
    return [...issues];
  }, layer);
