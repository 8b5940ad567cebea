import type { Page } from '@playwright/test';

/** Gives a page one more style sheet; unlike a `<style>` element, the page's Content-Security-Policy lets it. */
export const styled = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Has a page lay out also what it leaves for when it comes near the screen, so that its boxes and words can be looked at. */
export const allLaidOut = (page: Page): Promise<void> => styled(page, '* { content-visibility: visible !important }');
