/** What a live page knows: nothing yet, the thing, that nobody has it, or that the API could not be asked. */
export type Live<T> = { state: 'waiting' } | { state: 'here'; value: T } | { state: 'gone' } | { state: 'failed' };

/** The outcome of asking: null means that nobody has it, a rejection that it could not be asked. Never rejects. */
export async function attempt<T>(ask: () => Promise<T | null>): Promise<Live<T>> {
  try {
    const value = await ask();
    return value === null ? { state: 'gone' } : { state: 'here', value };
  } catch {
    return { state: 'failed' };
  }
}
