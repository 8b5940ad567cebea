/**
 * Makes a loader for a script that is fetched on demand: every call returns the same module. After a failure the next call
 * asks for a different address, because some browsers cache the failure (P23).
 * @param url what `import url from './x.ts?lazy'` gives
 */
export function lazy<Module = unknown>(url: string): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failures = 0;
  return () =>
    (loading ??= (import(/* @vite-ignore */ failures ? `${url}?${failures}` : url) as Promise<Module>).catch(
      (error: unknown) => {
        failures++;
        loading = undefined;
        throw error;
      },
    ));
}
