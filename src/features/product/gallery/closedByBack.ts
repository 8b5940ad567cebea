/**
 * Has the Back of the browser close what is open over a page, and lead on only then.
 * @returns to be called when it was closed, by whatever way
 */
export function closedByBack(close: () => void): () => void {
  const own = { over: true };
  history.pushState(own, '');
  addEventListener('popstate', close, { once: true });
  return () => {
    removeEventListener('popstate', close);
    if ((history.state as typeof own | null)?.over) history.back();
  };
}
