import type { Locator, Page } from '@playwright/test';

/** One thing that a person does; `until` is in view when it has been done. */
export interface Step {
  name: string;
  act: () => Promise<unknown>;
  until: Locator;
}

export const step = (name: string, act: () => Promise<unknown>, until: Locator): Step => ({ name, act, until });

/** What a person does on a page that was just loaded: the first step brings what it needs, React above all. */
export interface Tour {
  path: () => Promise<string>;
  steps: (page: Page) => Promise<Step[]> | Step[];
}

export const at =
  (path: string): (() => Promise<string>) =>
  () =>
    Promise.resolve(path);

/** Types as a person does, a key at a time. */
export const type = (field: Locator, text: string): Promise<void> => field.pressSequentially(text, { delay: 60 });

/** Chooses in a select by a key: what Playwright's own choosing does is no interaction to the browser. */
export async function chooseNext(select: Locator): Promise<void> {
  await select.focus();
  await select.press('ArrowDown');
}
