import type { Page } from '@playwright/test';

/** Adds a constructed style sheet: unlike a `<style>` element, the Content Security Policy allows it. */
export const injectStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Forces the layout of the whole page, including off-screen content that `content-visibility` skips. */
export const layOutWholePage = (page: Page): Promise<void> =>
  injectStyles(page, '* { content-visibility: visible !important }');
