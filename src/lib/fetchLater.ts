/**
 * Fetches a script when it is wanted, once. One that failed is asked for by another address the next time: some browsers
 * remember that the first had failed (P23). @param address what `import address from './x.ts?later'` gives
 */
export function fetchLater<Module = unknown>(address: string): () => Promise<Module> {
  let coming: Promise<Module> | undefined;
  let failed = 0;
  return () =>
    (coming ??= (import(/* @vite-ignore */ failed ? `${address}?${failed}` : address) as Promise<Module>).catch(
      (error: unknown) => {
        failed++;
        coming = undefined;
        throw error;
      },
    ));
}
