import { anySignal } from '../lib/polyfills/anySignal.ts';
import { createApiClient, type ApiHost, type CallApi } from './client.ts';
import { readBytes } from './responseBody.ts';
import { decodeBytes, parseJson, type Oddity } from './tolerantJson.ts';

export interface NodeApiHost extends ApiHost {
  /** `manual`: a redirect is a failure that names where it leads (a POST that follows it becomes a GET). */
  redirect?: RequestRedirect;
  /** The most bytes of a response. */
  maxBytes?: number;
  /** Is told what was odd about a response that could be read all the same. */
  notice?: (call: string, what: Oddity) => void;
}

/** Calls the live API from a script, once. */
export function createNodeClient(host: NodeApiHost): CallApi {
  const send = host.fetch ?? globalThis.fetch;
  const fetch: typeof send = (input, init) =>
    send(input, { ...init, ...(host.redirect && { redirect: host.redirect }) });
  return createApiClient({ any: anySignal, ...host, fetch }, async (call, response) => {
    const notice = (what: Oddity): void => host.notice?.(call, what);
    return parseJson(call, decodeBytes(await readBytes(response, host.maxBytes), notice), notice);
  });
}
