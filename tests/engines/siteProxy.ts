import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseUrl } from '../support/site.ts';

/** The site as one tour sees it: on an origin of its own, where faults are noticed and the network can fail. */
export interface TourSite {
  origin: string;
  /** What went wrong since the last call: errors of scripts, policy violations, files that failed, responses of 400 and up. */
  faults: () => string[];
  /** Whether requests reach the site. */
  online: (isOnline: boolean) => void;
  /** Whether the policy of pages lets scripts run. */
  scripts: (areAllowed: boolean) => void;
  /** Gives the page of one path at another, such as a live shell at the URL of a product. */
  serve: (path: string, as: string) => void;
  close: () => void;
}

/**
 * Runs first in each page and reports to the server what WebDriver tells nobody. A file, not an inline script: the policy of
 * the pages allows it unchanged.
 */
const listener = `(() => {
  const report = (text) => navigator.sendBeacon('/_tour/fault', location.pathname + ': ' + text);
  addEventListener('error', (event) => {
    const { target, message } = event;
    // Chromium up to 120 tells so of an observer that is called again in the next frame: nothing is lost.
    if (message === 'ResizeObserver loop limit exceeded') return;
    // Firefox says so of a module that it has already; what really fails to load fails where it is imported, too.
    if (target.rel === 'modulepreload') return;
    // A machine without the codecs of films (Debian: gstreamer1.0-libav for WebKit).
    if (target.canPlayType && !target.canPlayType('video/mp4; codecs="avc1.42E01E"')) return;
    const text = target === window ? message || Object.prototype.toString.call(event) + (event.error || '') : target.localName + ' failed: ' + (target.src || target.href || target.outerHTML);
    // WebKit cancels the pictures of a page that is being left, and says that they failed: this timer goes with that page.
    if (target.localName === 'img') setTimeout(report, 300, text);
    else report(text);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    // Chrome's own transition between two pages, where the first was left too soon.
    if (!/Transition was aborted/.test(reason)) report('unhandled rejection: ' + reason);
  });
  addEventListener('astro:hydration-error', ({ detail }) => report('hydration failed: ' + (detail && detail.error)));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('blocked by policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
})();`;

/** Serves the site under test to one tour. */
export async function tourSite(): Promise<TourSite> {
  // The IP address that the API sees, of the range for documentation: a promo code is given once to each.
  const address = `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
  const faults: string[] = [];
  let isOnline = true;
  let areAllowed = true;
  const aliases = new Map<string, string>();

  async function respond(request: IncomingMessage): Promise<Response> {
    const path = request.url ?? '/';
    const body = await bodyOf(request);
    if (path === '/_tour/errors.js') return new Response(listener, { headers: { 'content-type': 'text/javascript' } });
    if (path === '/_tour/fault') {
      faults.push(body ?? '');
      return new Response(null, { status: 204 });
    }
    const own = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !notForwarded.test(name) ? [[name, value] as [string, string]] : [],
    );
    const response = await fetch(new URL(aliases.get(path) ?? path, baseUrl), {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: [...own, ['x-forwarded-for', address]],
      // The service that tells a browser its IP address sees the same one for all tours.
      body: body?.replace(/("IP":\s*)"[^"]*"/, `$1"${address}"`) ?? null,
    });
    if (response.status >= 400) faults.push(`${request.method ?? ''} ${path}: ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const page = new Response(
      (await response.text()).replace('<head>', '<head><script src="/_tour/errors.js"></script>'),
      response,
    );
    if (!areAllowed) page.headers.set('content-security-policy', "script-src 'none'");
    return page;
  }

  const server = createServer((request, reply) => {
    if (!isOnline) return void request.socket.destroy();
    respond(request)
      .then(async (response) => {
        const headers = [...response.headers].filter(([name]) => !notForwarded.test(name));
        reply.writeHead(response.status, Object.fromEntries(headers)).end(Buffer.from(await response.arrayBuffer()));
      })
      .catch(() => request.socket.destroy());
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
  );
  return {
    origin: `http://localhost:${port}`,
    faults: () => faults.splice(0),
    online: (now) => {
      isOnline = now;
      if (!now) server.closeAllConnections();
    },
    scripts: (now) => void (areAllowed = now),
    serve: (path, as) => void aliases.set(as, path),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * What belongs to one connection, or to the body as it was sent; and conditions: a response of 304 would give a kept page the
 * policy of the site in the place of this one's.
 */
const notForwarded =
  /^(?:connection|content-encoding|content-length|host|keep-alive|transfer-encoding|accept-encoding|x-forwarded-for|upgrade.*|if-.*)$/;

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
