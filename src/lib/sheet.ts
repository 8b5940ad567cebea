const sheets = new Map<string, Promise<void>>();

/**
 * Fetches a style sheet that is wanted only now, once. Rejects where it cannot be had; it is then asked for anew the next time.
 * @param address what `import address from './x.css?url'` gives
 */
export function fetchSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const sheet = new Promise<void>((done, fail) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address, onload: () => done(), onerror: fail });
    document.head.append(link);
  });
  sheets.set(address, sheet);
  sheet.catch(() => sheets.delete(address));
  return sheet;
}
