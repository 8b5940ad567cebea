/** The browser operations of the user journeys. Playwright, Puppeteer and WebDriver each have an adapter in this folder. */
export interface BrowserClient {
  /** Opens a URL and waits for the `load` event. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate: <A extends unknown[], T>(pageFunction: (...args: A) => T, ...args: A) => Promise<T>;
  /** Clicks the center of the first element that matches a CSS selector. */
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Saves the viewport as a PNG file. */
  screenshot: (file: string) => Promise<void>;
  /** Console errors and uncaught exceptions since the last call. */
  takeErrors: () => string[];
  close: () => Promise<void>;
}

/**
 * Whether an error is due to a navigation: browsers report requests that the navigation aborts, and Chrome a view transition
 * that it skips. siteProxy.ts reports requests that fail while their page is open.
 */
export const isNavigationError = (line: string): boolean =>
  /^(?:Error: )?Failed to load|^Transition was aborted/.test(line);

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'Tab';

/** Viewport of a phone, CSS px. */
export const phoneViewport = { width: 390, height: 844 };

/** Waits until `check` returns a truthy value. @throws Error with `condition` and the last error after `seconds` */
export async function waitUntil<T>(condition: string, check: () => Promise<T>, seconds = 30): Promise<NonNullable<T>> {
  const deadline = Date.now() + seconds * 1000;
  let lastError: unknown;
  do {
    try {
      const result = await check();
      if (result) return result;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < deadline);
  const reason = lastError instanceof Error ? `: ${lastError.message}` : '.';
  throw new Error(`Waited ${seconds} s until ${condition}${reason}`, { cause: lastError });
}

/** Marks the first visible element with a selector and an accessible name as the target, and scrolls to it. Returns false if there is none. */
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

/** The actions of a user on a page. Each waits until it is possible. */
export function createUser(client: BrowserClient, origin: string) {
  const describeElement = (selector: string, name: RegExp): string => `${selector} named ${String(name)}`;
  const waitForVisible = (selector: string, name = /(?:)/): Promise<boolean> =>
    waitUntil(`${describeElement(selector, name)} is visible`, () =>
      client.evaluate(markTarget, selector, name.source, name.flags),
    );
  const countVisible = (selector: string): Promise<number> =>
    client.evaluate(
      (visibleSelector) =>
        [...document.querySelectorAll(visibleSelector)].filter((element) => element.getClientRects().length > 0).length,
      selector,
    );
  const isHidden = async (selector: string): Promise<boolean> => (await countVisible(selector)) === 0;
  return {
    waitForVisible,
    countVisible,
    open: (path: string): Promise<void> => client.open(origin + path),
    async click(selector: string, name = /(?:)/): Promise<void> {
      await waitUntil(`${describeElement(selector, name)} is clickable`, async () => {
        if (!(await client.evaluate(markTarget, selector, name.source, name.flags))) return false;
        await client.click('[data-test-target]');
        return true;
      });
    },
    /** Replaces the text of the field with a label. */
    async fill(label: RegExp, text: string): Promise<void> {
      await waitForVisible('input, textarea', label);
      await client.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('[data-test-target]');
        field?.focus();
        field?.select();
      });
      await client.type(text);
    },
    /** Selects an option by value in the select with a label. */
    async selectOption(label: RegExp, value: string): Promise<void> {
      await waitUntil(`the select ${String(label)} has the option ${value}`, () =>
        client.evaluate(
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
    press: client.press,
    /** Waits until the visible text of an element matches. */
    waitForText: (text: RegExp, selector = 'main'): Promise<boolean> =>
      waitUntil(`the text of ${selector} matches ${String(text)}`, () =>
        client.evaluate(
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
        url.test(await client.evaluate(() => location.pathname + location.search)),
      ),
    waitForHidden: (selector: string): Promise<boolean> => waitUntil(`${selector} is hidden`, () => isHidden(selector)),
    /** Presses Escape until no match is visible: the page's scripts may not handle the first press yet. */
    closeWithEscape: (selector: string): Promise<boolean> =>
      waitUntil(`Escape closes ${selector}`, async () => {
        await client.press('Escape');
        return waitUntil(`${selector} is hidden`, () => isHidden(selector), 3);
      }),
    /** The URL of the first visible link with an accessible name. */
    findHref: async (selector: string, name = /(?:)/): Promise<string> => {
      await waitForVisible(selector, name);
      return client.evaluate(() => document.querySelector<HTMLAnchorElement>('[data-test-target]')?.href ?? '');
    },
    evaluate: client.evaluate,
  };
}

export type User = ReturnType<typeof createUser>;
