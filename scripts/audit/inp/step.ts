import type { Locator, Page } from '@playwright/test';

/** An interaction; `until` is visible when it is done. */
export interface TourStep {
  name: string;
  act: () => Promise<unknown>;
  until: Locator;
}

export const step = (name: string, act: () => Promise<unknown>, until: Locator): TourStep => ({ name, act, until });

/** Interactions on a freshly loaded page: the first one loads what it needs, mainly React. */
export interface Tour {
  path: () => Promise<string>;
  steps: (page: Page) => Promise<TourStep[]> | TourStep[];
}

export const at =
  (path: string): (() => Promise<string>) =>
  () =>
    Promise.resolve(path);

/** Types key by key. */
export const type = (field: Locator, text: string): Promise<void> => field.pressSequentially(text, { delay: 60 });

/** Selects the next option by keyboard: Playwright's selectOption() is no interaction for the browser. */
export async function chooseNext(select: Locator): Promise<void> {
  await select.focus();
  await select.press('ArrowDown');
}
