/** Parses a value of localStorage or sessionStorage as src/lib/storage.ts does. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
