/**
 * Makes a loader for a script that is fetched on demand; every call returns the same module. After a failure the next call
 * adds a number to the URL: some browsers remember a failed import by its URL and never try it again, so that the
 * part would stay broken until the page is reloaded (tests/promises.md, P23).
 * @param url what `import url from './x.ts?lazy'` gives
 */
export function lazy<Module = unknown>(url: string): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failures = 0;

  async function load(): Promise<Module> {
    try {
      return (await import(/* @vite-ignore */ failures === 0 ? url : `${url}?${failures}`)) as Module;
    } catch (error) {
      failures++;
      loading = undefined;
      throw error;
    }
  }

  return () => (loading ??= load());
}
