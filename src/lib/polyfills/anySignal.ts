/** `AbortSignal.any(signals)`: a signal that aborts with the first of them, for its reason. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    // The combined signal removes the listeners.
    else signal.addEventListener('abort', abort, { signal: controller.signal });
  }
  return controller.signal;
}
