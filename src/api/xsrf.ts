/**
 * The anti-forgery header (R10.3): only for addresses of the page's own origin, and only where the cookie is there.
 * @param cookies as document.cookie has them
 * @param address as it is asked: "/api/…" is the own origin, "//host/…" and "https://…" are not
 */
export function xsrfHeader(cookies: string, address: string): Record<string, string> {
  const own = address.startsWith('/') && !address.startsWith('//');
  const value = own && /(?:^|; ?)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return value ? { 'X-XSRF-TOKEN': decoded(value) } : {};
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
