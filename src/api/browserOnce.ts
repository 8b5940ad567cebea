import { lazy } from '../runtime/lazy.ts';
import type { decodeBytes, parseJson } from './body.ts';
import body from './body.ts?lazy';
import { bytesOf } from './bytes.ts';
import { askWith, type ReadJson } from './askWith.ts';
import { base, path, writesAllowed } from './where.ts';
import { xsrfHeader } from './xsrf.ts';

const loadBody = lazy<{ decodeBytes: typeof decodeBytes; parseJson: typeof parseJson }>(body);

/** As scripts read it (ask.ts); what takes PHP's noise off comes only for an answer that has some. */
const readJson: ReadJson = async (call, response) => {
  const bytes = await bytesOf(response);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    const later = await loadBody();
    return later.parseJson(call, later.decodeBytes(bytes));
  }
};

/** The live API as pages ask it, once: same-origin by default, the anti-forgery header on all that is not a GET (R10.3). */
export const askOnce = /* @__PURE__ */ askWith(readJson, {
  base,
  path,
  writes: writesAllowed,
  headers: (method, address) => (method === 'GET' ? {} : xsrfHeader(document.cookie, address)),
});
