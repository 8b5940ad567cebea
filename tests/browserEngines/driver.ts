/** The browser operations of these tests. Playwright, Puppeteer and Selenium each have an adapter in this folder. */
export interface BrowserDriver {
  /** Opens a URL and waits for the `load` event. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate: <A extends unknown[], T>(pageFunction: (...args: A) => T, ...args: A) => Promise<T>;
  /** Clicks the centre of the first element that matches a CSS selector. */
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Saves the viewport as a PNG file. */
  screenshot: (file: string) => Promise<void>;
  /** Returns the console errors and uncaught exceptions since the last call. Selenium has no access to them. */
  takeErrors: () => string[];
  close: () => Promise<void>;
}

/**
 * Whether a console message is due to a navigation, and not an error of the site: browsers report requests that a navigation
 * aborts, and Chrome view transitions that it skips. siteProxy.ts reports requests that fail while their page is open.
 */
export const isNavigationError = (message: string): boolean =>
  /^(?:Error: )?Failed to load|^Transition was aborted/.test(message);

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'Tab';

/** Viewport of a phone, CSS px. */
export const phoneViewport = { width: 390, height: 844 };

/** Waits until `check` returns a truthy value. @throws Error with `condition` and the last error of `check` after `seconds` */
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
