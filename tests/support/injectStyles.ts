import type { Page } from '@playwright/test';

/** Adds a style sheet that the page's Content-Security-Policy allows, unlike a `<style>` element. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Lays out the whole page, including content that is skipped off the screen (content-visibility). */
export const layOutAll = (page: Page): Promise<void> => addStyles(page, '* { content-visibility: visible !important }');
