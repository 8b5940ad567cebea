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

/** Interactions on a newly loaded page. The first one also loads the scripts it needs, mainly React. */
export interface UserFlow {
  path: () => Promise<string>;
  steps: (page: Page) => Promise<FlowStep[]> | FlowStep[];
}

/** Types key by key, at the pace of a shopper. */
export const typeText = (field: Locator, text: string): Promise<void> => field.pressSequentially(text, { delay: 60 });

/** Selects the next option by keyboard: the browser does not count Playwright's selectOption() as an interaction. */
export async function selectNextOption(select: Locator): Promise<void> {
  await select.focus();
  await select.press('ArrowDown');
}
