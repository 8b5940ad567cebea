import { calls } from '../contract/calls.ts';
import { createClient, type Client } from './client.ts';
import { reads } from './reads.ts';
import { base, path, writesAllowed } from './where.ts';
import { xsrfHeader } from './xsrf.ts';

const client = createClient({
  base,
  path,
  writes: writesAllowed,
  headers: (address) => xsrfHeader(document.cookie, address),
});

/**
 * The client of the islands: same-origin by default, the anti-forgery header on all that is not a GET; what only reads
 * is tried again where that may help, what writes never is.
 */
export const api: Client = (name, request, options = {}) =>
  calls[name].kind === 'write'
    ? client(name, request, options)
    : reads.ask((signal) => client(name, request, { ...options, signal }), { asked: true, signal: options.signal });
