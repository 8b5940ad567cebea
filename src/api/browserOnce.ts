import { askOf } from './ask.ts';
import { base, path, writesAllowed } from './where.ts';
import { xsrfHeader } from './xsrf.ts';

/** The live API as pages ask it, once: same-origin by default, the anti-forgery header on all that is not a GET (R10.3). */
export const askOnce = /* @__PURE__ */ askOf({
  base,
  path,
  writes: writesAllowed,
  headers: (method, address) => (method === 'GET' ? {} : xsrfHeader(document.cookie, address)),
});
