/** A redirect to another origin, or too many redirects. The message is Spanish, since /estado shows it. */
export class RedirectError extends Error {
  override readonly name = 'RedirectError';
}

const maxRedirects = 3;

/**
 * Fetches a URL and follows redirects within its origin only. Content of another origin, such as a service that only
 * this machine reaches, must not be published (P91).
 * @throws RedirectError
 */
export async function fetchSameOrigin(
  fetch: typeof globalThis.fetch,
  start: string,
  init: Omit<RequestInit, 'redirect'>,
): Promise<Response> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, url);
    if (!next || next.origin !== new URL(start).origin) throw new RedirectError('el servidor lo manda a otro sitio');
    url = next.href;
  }
  throw new RedirectError('el servidor lo manda de un lugar a otro');
}
