import { waitUntil, type BrowserDriver } from './driver.ts';

/**
 * Marks the first visible element with a selector and an accessible name as the target, and scrolls to it. Runs in the page.
 * @returns whether there is such an element
 */
function markTarget(selector: string, name: string, flags: string): boolean {
  for (const element of document.querySelectorAll('[data-test-target]')) element.removeAttribute('data-test-target');
  const pattern = new RegExp(name, flags);
  const target = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.innerText ?? '') : element.innerText;
    const style = getComputedStyle(element);
    return (
      element.getClientRects().length > 0 &&
      style.visibility === 'visible' &&
      pattern.test((element.getAttribute('aria-label') ?? label).trim())
    );
  });
  if (!target) return false;
  target.setAttribute('data-test-target', '');
  // A sticky bar or the keyboard could cover it.
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}

/** Creates the actions of a user. Each action waits until it is possible. */
export function createUser(driver: BrowserDriver, origin: string) {
  const describeElement = (selector: string, name: RegExp): string => `${selector} named ${String(name)}`;
  const waitForVisible = (selector: string, name = /(?:)/): Promise<boolean> =>
    waitUntil(`${describeElement(selector, name)} is visible`, () =>
      driver.evaluate(markTarget, selector, name.source, name.flags),
    );
  const countVisible = (selector: string): Promise<number> =>
    driver.evaluate(
      (visibleSelector) =>
        [...document.querySelectorAll(visibleSelector)].filter((element) => element.getClientRects().length > 0).length,
      selector,
    );
  const isHidden = async (selector: string): Promise<boolean> => (await countVisible(selector)) === 0;
  return {
    waitForVisible,
    countVisible,
    open: (path: string): Promise<void> => driver.open(origin + path),
    async click(selector: string, name = /(?:)/): Promise<void> {
      await waitUntil(`${describeElement(selector, name)} is clickable`, async () => {
        if (!(await driver.evaluate(markTarget, selector, name.source, name.flags))) return false;
        await driver.click('[data-test-target]');
        return true;
      });
    },
    /** Replaces the text of the field with a label. */
    async fill(label: RegExp, text: string): Promise<void> {
      await waitForVisible('input, textarea', label);
      await driver.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('[data-test-target]');
        field?.focus();
        field?.select();
      });
      await driver.type(text);
    },
    /** Selects an option by value in the select with a label. */
    async selectOption(label: RegExp, value: string): Promise<void> {
      await waitUntil(`the select ${String(label)} has the option ${value}`, () =>
        driver.evaluate(
          (labelPattern, optionValue) => {
            const select = [...document.querySelectorAll('select')].find((element) =>
              new RegExp(labelPattern).test(element.getAttribute('aria-label') ?? element.labels[0]?.innerText ?? ''),
            );
            if (!select || ![...select.options].some((option) => option.value === optionValue)) return false;
            select.value = optionValue;
            select.dispatchEvent(new Event('input', { bubbles: true }));
            select.dispatchEvent(new Event('change', { bubbles: true }));
            return true;
          },
          label.source,
          value,
        ),
      );
    },
    press: driver.press,
    /** Waits until the visible text of an element matches. */
    waitForText: (text: RegExp, selector = 'main'): Promise<boolean> =>
      waitUntil(`the text of ${selector} matches ${String(text)}`, () =>
        driver.evaluate(
          (elementSelector, pattern, flags) =>
            [...document.querySelectorAll<HTMLElement>(elementSelector)].some((element) =>
              new RegExp(pattern, flags).test(element.innerText.replaceAll(/[\s\u00a0]+/g, ' ')),
            ),
          selector,
          text.source,
          text.flags,
        ),
      ),
    /** Waits until path and query of the URL match. */
    waitForUrl: (url: RegExp): Promise<boolean> =>
      waitUntil(`the URL matches ${String(url)}`, async () =>
        url.test(await driver.evaluate(() => location.pathname + location.search)),
      ),
    waitForHidden: (selector: string): Promise<boolean> => waitUntil(`${selector} is hidden`, () => isHidden(selector)),
    /** Presses Escape until the element is hidden: the page's scripts may not handle the first press yet. */
    closeWithEscape: (selector: string): Promise<boolean> =>
      waitUntil(`Escape closes ${selector}`, async () => {
        await driver.press('Escape');
        return waitUntil(`${selector} is hidden`, () => isHidden(selector), 3);
      }),
    /** Returns the URL of the first visible link with an accessible name. */
    findHref: async (selector: string, name = /(?:)/): Promise<string> => {
      await waitForVisible(selector, name);
      return driver.evaluate(() => document.querySelector<HTMLAnchorElement>('[data-test-target]')?.href ?? '');
    },
    evaluate: driver.evaluate,
  };
}

export type User = ReturnType<typeof createUser>;
