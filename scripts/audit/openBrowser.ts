import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../setup/browser.mjs';
import { baseUrl } from '../../tests/support/site.ts';

/** CPU slowdown by DevTools, to emulate a slow phone. */
export const cpuSlowdown = 4;

/** Starts a browser with a new profile that trusts the site's certificate. */
export async function openBrowser(...options: string[]): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  const trustArgs = await findTrustArgs(new URL(baseUrl));
  return chromium.launch({
    executablePath,
    args: [...args, ...trustArgs, ...options],
    env: { ...process.env, ...env },
  });
}

/**
 * Finds the option to trust a self-signed certificate. With certificate errors ignored instead, the browser would not cache, and
 * workers would request preloaded files again.
 */
async function findTrustArgs({ protocol, hostname, port }: URL): Promise<string[]> {
  if (protocol !== 'https:') return [];
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect');
    if (socket.authorized) return [];
    const { publicKey } = new X509Certificate(socket.getPeerCertificate().raw);
    const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
    return [`--ignore-certificate-errors-spki-list=${hash.digest('base64')}`];
  } finally {
    socket.destroy();
  }
}

/** Creates a browser context of a phone, with an empty cache. */
export const newPhoneContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  });
