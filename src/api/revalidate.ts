/** Live price and stock stay valid this long, ms (R3.8). */
export const staleTime = 60_000;

/**
 * Fetches live price and stock now and whenever they may be stale: when the page becomes visible again, and once after the network
 * returns. Never fetches while the page is hidden.
 * @param fetchPriceAndStock resolves to whether it got a response; drops the response when `isCurrent()` is false
 * @param fresh whether the page has just fetched the price and stock
 * @returns a function that fetches at once, as when the shopper switches branch
 */
export function revalidate(
  fetchPriceAndStock: (isCurrent: () => boolean) => Promise<boolean>,
  fresh = false,
): () => void {
  let lastFetch = fresh ? performance.now() : -staleTime;
  let requestId = 0;
  let failed = false;

  const fetchIfStale = async (): Promise<void> => {
    if (document.hidden || performance.now() - lastFetch < staleTime) return;
    lastFetch = performance.now();
    const id = ++requestId;
    const succeeded = await fetchPriceAndStock(() => id === requestId);
    if (id === requestId) failed = !succeeded;
  };
  const fetchNow = (): void => {
    lastFetch = -staleTime;
    void fetchIfStale();
  };

  for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, () => void fetchIfStale());
  addEventListener('online', () => (failed ? fetchNow() : void fetchIfStale()));
  void fetchIfStale();
  return fetchNow;
}
