/** `URL.parse(address)`: null if the address is invalid. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
