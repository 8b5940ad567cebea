/** `URL.parse(url)`: null if the URL is invalid. */
export function parseUrl(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
