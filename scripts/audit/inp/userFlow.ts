import type { Locator, Page } from '@playwright/test';

/** An interaction. */
export interface FlowStep {
  name: string;
  perform: () => Promise<unknown>;
  /** Waits for its result; undefined if that can't be told from the state before, as for typed text. */
  waitForResult: (() => Promise<void>) | undefined;
}

/** @param result what the interaction shows, or with the state `hidden` what it hides */
export const step = (
  name: string,
  perform: () => Promise<unknown>,
  result?: Locator,
  state: 'visible' | 'hidden' = 'visible',
): FlowStep => ({ name, perform, waitForResult: result && (() => result.waitFor({ state })) });

/** A checkbox or radio button, once it is checked. */
export const checked = (control: Locator): Locator => control.and(control.page().locator(':checked'));

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
