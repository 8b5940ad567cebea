import type { Locator, Page } from '@playwright/test';

/** An interaction; `waitFor` is visible when it is done. */
export interface FlowStep {
  name: string;
  perform: () => Promise<unknown>;
  waitFor: Locator;
}

export const step = (name: string, perform: () => Promise<unknown>, waitFor: Locator): FlowStep => ({
  name,
  perform,
  waitFor,
});

/** Interactions on a newly loaded page. The first one loads its scripts, mainly React. */
export interface UserFlow {
  path: () => Promise<string>;
  steps: (page: Page) => Promise<FlowStep[]> | FlowStep[];
}

export const fixedPath =
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
