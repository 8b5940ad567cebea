const loading = new Map<string, Promise<void>>();

/**
 * Loads a style sheet on demand, once; after a failure the next call tries again. (A file of its own: only dialogs and the
 * lightbox load styles.)
 * @param url what `import url from './x.css?url'` gives
 */
export function loadStyles(url: string): Promise<void> {
  const current = loading.get(url);
  if (current) return current;
  const sheet = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: url, onload: () => resolve(), onerror: reject });
    document.head.append(link);
  });
  loading.set(url, sheet);
  sheet.catch(() => loading.delete(url));
  return sheet;
}
