import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { listen } from '../../scripts/listen.ts';
import { baseUrl } from '../support/site.ts';

/** A proxy for the site under test, on its own origin. It collects errors and can simulate network failures. */
export interface SiteProxy {
  origin: string;
  /** Returns the errors since the last call: script errors, CSP violations, failed resources, responses with status 400 or higher. */
  takeErrors: () => string[];
  /** Sets whether requests reach the site. */
  setOnline: (isOnline: boolean) => void;
  /** Sets whether pages keep their own Content Security Policy, or get one that blocks all scripts. */
  setScriptsAllowed: (areAllowed: boolean) => void;
  /** Serves the page at `pagePath` also at `path`, such as a live page at the URL of a product. */
  servePageAt: (pagePath: string, path: string) => void;
  close: () => void;
}

/**
 * Runs first in each page and reports errors to the proxy, since WebDriver has no access to the console. It is a file, not an
 * inline script, so that the pages' own Content Security Policy allows it.
 */
const errorReporter = `(() => {
  const report = (text) => navigator.sendBeacon('/_test/error', location.pathname + ': ' + text);
  addEventListener('error', (event) => {
    const { target, message } = event;
    // Harmless: Chromium up to 120 reports it when an observer is called again in the next frame.
    if (message === 'ResizeObserver loop limit exceeded') return;
    // Firefox reports preloads of modules that it has already loaded. A module that fails to load also fails at its import.
    if (target.rel === 'modulepreload') return;
    // Without a codec, videos fail to load (WebKit on Debian needs gstreamer1.0-libav).
    if (target.canPlayType && !target.canPlayType('video/mp4; codecs="avc1.42E01E"')) return;
    const text = target === window ? message || Object.prototype.toString.call(event) + (event.error || '') : target.localName + ' failed: ' + (target.src || target.href || target.outerHTML);
    // WebKit reports images that a navigation cancels as failed. The navigation also cancels this timer.
    if (target.localName === 'img') setTimeout(report, 300, text);
    else report(text);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    // Chrome skips the view transition between two pages if the first is left too soon.
    if (!/Transition was aborted/.test(reason)) report('unhandled rejection: ' + reason);
  });
  addEventListener('astro:hydration-error', ({ detail }) => report('hydration failed: ' + (detail && detail.error)));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('blocked by CSP: ' + event.effectiveDirective + ' ' + event.blockedURI));
})();`;

/** Starts a proxy for the site under test. */
export async function startSiteProxy(): Promise<SiteProxy> {
  // The IP address that the API sees: a random one, since the API registers one promo code per address.
  const ip = `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
  const errors: string[] = [];
  let isOnline = true;
  let areScriptsAllowed = true;
  /** Paths on the site by request path, if they differ. */
  const sitePaths = new Map<string, string>();

  async function respond(request: IncomingMessage): Promise<Response> {
    const path = request.url ?? '/';
    const body = await readBody(request);
    if (path === '/_test/report-errors.js')
      return new Response(errorReporter, { headers: { 'content-type': 'text/javascript' } });
    if (path === '/_test/error') {
      errors.push(body ?? '');
      return new Response(null, { status: 204 });
    }
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !unforwardedHeaders.test(name) ? [[name, value] as [string, string]] : [],
    );
    const response = await fetch(new URL(sitePaths.get(path) ?? path, baseUrl), {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: [...headers, ['x-forwarded-for', ip]],
      // The IP lookup service returns the same address for all sessions.
      body: body?.replace(/("IP":\s*)"[^"]*"/, `$1"${ip}"`) ?? null,
    });
    if (response.status >= 400) errors.push(`${request.method ?? ''} ${path}: ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const page = new Response(
      (await response.text()).replace('<head>', '<head><script src="/_test/report-errors.js"></script>'),
      response,
    );
    if (!areScriptsAllowed) page.headers.set('content-security-policy', "script-src 'none'");
    return page;
  }

  const server = createServer((request, reply) => {
    if (!isOnline) return void request.socket.destroy();
    respond(request)
      .then(async (response) => {
        const headers = [...response.headers].filter(([name]) => !unforwardedHeaders.test(name));
        reply.writeHead(response.status, Object.fromEntries(headers)).end(Buffer.from(await response.arrayBuffer()));
      })
      .catch(() => request.socket.destroy());
  });
  const port = await listen(server, 0, 'localhost');
  return {
    origin: `http://localhost:${port}`,
    takeErrors: () => errors.splice(0),
    setOnline: (value) => {
      isOnline = value;
      if (!isOnline) server.closeAllConnections();
    },
    setScriptsAllowed: (value) => {
      areScriptsAllowed = value;
    },
    servePageAt: (pagePath, path) => void sitePaths.set(path, pagePath),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Headers that the proxy does not forward: those of the connection and of the encoded body, and conditional ones, since with a
 * 304 a cached page would get the site's Content Security Policy instead of the proxy's.
 */
const unforwardedHeaders =
  /^(?:connection|content-encoding|content-length|host|keep-alive|transfer-encoding|accept-encoding|x-forwarded-for|upgrade.*|if-.*)$/;

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
