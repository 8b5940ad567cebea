/** An answer leads to another origin, or from one place to the next without end. */
export class LeadsAway extends Error {
  override readonly name = 'LeadsAway';
}

const mostRedirects = 3;

/**
 * An answer, by way of redirects within the same origin alone: what another one has, such as a service that only this
 * machine reaches, is not ours to publish (P91). @throws LeadsAway
 */
export async function fetchWithin(
  fetch: typeof globalThis.fetch,
  start: string,
  init: Omit<RequestInit, 'redirect'>,
): Promise<Response> {
  let address = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await fetch(address, { ...init, redirect: 'manual' });
    const to = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (to === null) return response;
    await response.body?.cancel();
    const next = URL.parse(to, address);
    if (!next || next.origin !== new URL(start).origin) throw new LeadsAway('el servidor lo manda a otro sitio');
    address = next.href;
  }
  throw new LeadsAway('el servidor lo manda de un lugar a otro');
}
