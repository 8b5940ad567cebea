import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a store, in an island.
 * @param options.ssr 'initial': it hydrates with the store's initial value, as the build rendered it
 */
export function useStore<T>(store: ReadableAtom<T>, { ssr }: { ssr?: 'initial' } = {}): T {
  const subscribe = useCallback((changed: () => void) => store.listen(changed), [store]);
  const read = (): T => store.get();
  return useSyncExternalStore(subscribe, read, ssr ? () => store.init as T : read);
}
