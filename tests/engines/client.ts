/**
 * What the tour needs of a browser, small enough for every client: Playwright, Puppeteer and WebDriver each have an adapter
 * in this folder.
 */
export interface Client {
  /** Opens a URL and waits for its `load`. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; arguments and result go as JSON. */
  run: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<T>;
  /** Presses the middle of the first element of a CSS selector, as a finger or a mouse does. */
  click: (selector: string) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** A picture of what the screen shows, as a PNG file. */
  picture: (file: string) => Promise<void>;
  /** What the browser itself complained about since the last call. */
  complaints: () => string[];
  close: () => Promise<void>;
}

/**
 * Whether a line of the console is left out: browsers also report files that are given up when a page is left (one that
 * fails while its page is there is reported by the tour's own listener, site.ts), and Chrome its own transition between two
 * pages, where the first was left too soon.
 */
export const isNavigationError = (line: string): boolean =>
  /^(?:Error: )?Failed to load|^Transition was aborted/.test(line);

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'Tab';

/** Size of a phone's screen, CSS px. */
export const phone = { width: 390, height: 844 };

/** Waits until the work returns something true. @throws Error with `what` and the last failure after `seconds` */
export async function until<T>(what: string, work: () => Promise<T>, seconds = 30): Promise<NonNullable<T>> {
  const end = Date.now() + seconds * 1000;
  let last: unknown;
  do {
    try {
      const result = await work();
      if (result) return result;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (Date.now() < end);
  const why = last instanceof Error ? `: ${last.message}` : '.';
  throw new Error(`Waited ${seconds} s until ${what}${why}`, { cause: last });
}

/** Finds the first visible element by selector and accessible name, marks it, brings it into view; whether there is one. */
function mark(selector: string, name: string, flags: string): boolean {
  for (const marked of document.querySelectorAll('[data-tour]')) marked.removeAttribute('data-tour');
  const pattern = new RegExp(name, flags);
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.innerText ?? '') : element.innerText;
    const style = getComputedStyle(element);
    return (
      element.getClientRects().length > 0 &&
      style.visibility === 'visible' &&
      pattern.test((element.getAttribute('aria-label') ?? label).trim())
    );
  });
  if (!found) return false;
  found.setAttribute('data-tour', '');
  // Under a bar that stays, or the keyboard, it could not be pressed.
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}

/** Actions on one page, each of which waits until it can be done. */
export function userOf(client: Client, origin: string) {
  const described = (selector: string, name: RegExp): string => `${selector} named ${String(name)}`;
  const find = (selector: string, name = /(?:)/): Promise<boolean> =>
    until(`${described(selector, name)} is visible`, () => client.run(mark, selector, name.source, name.flags));
  const lacks = (selector: string): Promise<boolean> =>
    client.run(
      (each) => [...document.querySelectorAll(each)].every((element) => element.getClientRects().length === 0),
      selector,
    );
  return {
    find,
    open: (path: string): Promise<void> => client.open(origin + path),
    async click(selector: string, name = /(?:)/): Promise<void> {
      await until(`${described(selector, name)} can be pressed`, async () => {
        if (!(await client.run(mark, selector, name.source, name.flags))) return false;
        await client.click('[data-tour]');
        return true;
      });
    },
    /** Puts text into the field of a label, in the place of what is there. */
    async fill(label: RegExp, text: string): Promise<void> {
      await find('input, textarea', label);
      await client.run(() => {
        const field = document.querySelector<HTMLInputElement>('[data-tour]');
        field?.focus();
        field?.select();
      });
      await client.type(text);
    },
    /** Chooses an option of the select of a label by its value. */
    async choose(label: RegExp, value: string): Promise<void> {
      await until(`the select ${String(label)} has ${value}`, () =>
        client.run(
          (name, wanted) => {
            const select = [...document.querySelectorAll('select')].find((each) =>
              new RegExp(name).test(each.getAttribute('aria-label') ?? each.labels[0]?.innerText ?? ''),
            );
            if (!select || ![...select.options].some((option) => option.value === wanted)) return false;
            select.value = wanted;
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
    /** Waits until the visible text of the page's main part matches. */
    reads: (text: RegExp, selector = 'main'): Promise<boolean> =>
      until(`${selector} reads ${String(text)}`, () =>
        client.run(
          (within, pattern, flags) =>
            [...document.querySelectorAll<HTMLElement>(within)].some((each) =>
              new RegExp(pattern, flags).test(each.innerText.replaceAll(/[\s\u00a0]+/g, ' ')),
            ),
          selector,
          text.source,
          text.flags,
        ),
      ),
    /** Waits until the URL is this one. */
    isAt: (url: RegExp): Promise<boolean> =>
      until(`the URL matches ${String(url)}`, async () =>
        url.test(await client.run(() => location.pathname + location.search)),
      ),
    /** Waits until nothing of the selector is visible. */
    lacks: (selector: string): Promise<boolean> => until(`${selector} is gone`, () => lacks(selector)),
    /** Presses Escape until nothing of the selector is visible: again where the first came before the page's scripts. */
    escape: (selector: string): Promise<boolean> =>
      until(`Escape closes ${selector}`, async () => {
        await client.press('Escape');
        return until(`${selector} is gone`, () => lacks(selector), 3);
      }),
    /** How many visible elements match. */
    count: (selector: string): Promise<number> =>
      client.run(
        (each) => [...document.querySelectorAll(each)].filter((element) => element.getClientRects().length > 0).length,
        selector,
      ),
    /** The URL of the first visible link of that name. */
    href: (selector: string, name = /(?:)/): Promise<string> =>
      find(selector, name).then(() =>
        client.run(() => document.querySelector<HTMLAnchorElement>('[data-tour]')?.href ?? ''),
      ),
    run: client.run,
  };
}

export type User = ReturnType<typeof userOf>;
