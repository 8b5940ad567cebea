/**
 * Makes a loader for a script that is fetched on demand; every call returns the same module. After a failure the next call
 * adds a number to the URL: some browsers cache a failed import by its URL and never try it again, so that the
 * feature would be broken until the page is reloaded (tests/promises.md, P23).
 * @param script `() => import('./x.ts')`, which scripts/build/lazyPlugin.ts replaces with the script's URL
 */
export function lazy<Module>(script: () => Promise<Module>): () => Promise<Module>;
export function lazy(url: unknown): () => Promise<unknown> {
  let loading: Promise<unknown> | undefined;
  let failures = 0;

  async function load(): Promise<unknown> {
    try {
      return await import(/* @vite-ignore */ failures === 0 ? (url as string) : `${url as string}?${failures}`);
    } catch (error) {
      failures++;
      loading = undefined;
      throw error;
    }
  }

  return () => (loading ??= load());
}

/** Events that signal user intent: the shopper is about to use a part of the page. */
export const intentEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/** Calls back on every intent event inside an element that matches, even if it is added to the page later. */
export function onIntent(selector: string, callback: (element: HTMLElement) => unknown): void {
  const listen = ({ target }: Event): void => {
    const element = target instanceof Element && target.closest<HTMLElement>(selector);
    if (element) callback(element);
  };
  for (const type of intentEvents) document.addEventListener(type, listen, { capture: true, passive: true });
}

/**
 * Fetches a script on user intent, or at once if the element already has the focus. After a failure the next intent event tries
 * again.
 * @param load from lazy(), so it fetches once
 */
export function prefetchOnIntent(selector: string, load: () => Promise<unknown>): void {
  const fetchScript = (): void => void load().catch(() => undefined);
  onIntent(selector, fetchScript);
  if (document.activeElement?.closest(selector)) fetchScript();
}

/**
 * Runs a script on a click; the script is fetched on user intent. After a failure the next click tries again.
 * @param load from lazy()
 */
export function onLazyClick<Module>(
  selector: string,
  load: () => Promise<Module>,
  callback: (module: Module, element: HTMLElement) => unknown,
): void {
  prefetchOnIntent(selector, load);
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest<HTMLElement>(selector);
    if (!element) return;
    event.preventDefault();
    load().then(
      (module) => callback(module, element),
      () => undefined,
    );
  });
}
