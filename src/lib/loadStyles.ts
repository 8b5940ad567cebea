const loading = new Map<string, Promise<void>>();

/**
 * Loads a style sheet on demand, once; after a failure the next call tries again.
 * @param url from `import url from './x.css?url'`
 */
export function loadStyles(url: string): Promise<void> {
  const started = loading.get(url);
  if (started) return started;
  const sheet = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: url, onload: () => resolve(), onerror: reject });
    document.head.append(link);
  });
  loading.set(url, sheet);
  sheet.catch(() => loading.delete(url));
  return sheet;
}
