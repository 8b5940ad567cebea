import { fetchJson } from './fetchJson.ts';

/** Bytes of its answer at most: an address in a little JSON. */
const mostBytes = 1_000;

let asked: Promise<string> | undefined;

/**
 * The visitor's public IP, asked once a page from the configured service by the browser itself (R10.4): through /api the
 * service would see the host's address. Rejects where there is none.
 */
export const publicIp = (): Promise<string> =>
  (asked ??= fetchJson(import.meta.env.PUBLIC_IP_LOOKUP_URL ?? '', mostBytes).then((body) => {
    const { ip } = (body ?? {}) as { ip?: unknown };
    if (typeof ip !== 'string' || !/^[\da-f.:]{2,45}$/i.test(ip)) throw new Error('No address was told.');
    return ip;
  }));
