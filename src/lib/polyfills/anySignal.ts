/** `AbortSignal.any([one, other])`: aborts with the first of them, for its reason, and listens to none from then on. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  for (const signal of signals) {
    const end = (): void => any.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { signal: any.signal });
  }
  return any.signal;
}
