import { createClient } from './client.ts';
import { base, path, writesAllowed } from './where.ts';
import { xsrfHeader } from './xsrf.ts';

/** The client of the islands: same-origin by default, the anti-forgery header on all that is not a GET. */
export const api = createClient({
  base,
  path,
  writes: writesAllowed,
  headers: (address) => xsrfHeader(document.cookie, address),
});
