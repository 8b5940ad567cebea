const loading = new Map<string, Promise<void>>();

/**
 * Loads a style sheet on demand, once; after a failure the next call tries again. (A file of its own: only dialogs and the
 * lightbox load styles.)
 * @param address what `import address from './x.css?url'` gives
 */
export function loadStyles(address: string): Promise<void> {
  const current = loading.get(address);
  if (current) return current;
  const sheet = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: address, onload: () => resolve(), onerror: reject });
    document.head.append(link);
  });
  loading.set(address, sheet);
  sheet.catch(() => loading.delete(address));
  return sheet;
}
