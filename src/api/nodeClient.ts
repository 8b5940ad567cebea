import { anySignal } from '../lib/polyfills/anySignal.ts';
import { addReport } from '../contract/listReport.ts';
import { parseUrl } from '../lib/polyfills/parseUrl.ts';
import { toApiError, type ApiError, type FailureReason } from './apiError.ts';
import { createApiClient, type ApiClientConfig, type CallApi } from './client.ts';
import { parseResponse, type Deviation } from './tolerantJson.ts';

export interface NodeClientConfig extends Omit<ApiClientConfig, 'toError' | 'loadParser'> {
  /** `manual`: a redirect is a failure that names its target (a POST that follows a redirect becomes a GET). */
  redirect?: RequestRedirect;
  /** Called for each response that is malformed but readable. */
  onDeviation?: (endpoint: string, deviation: Deviation) => void;
}

/** Creates the client of the live API for a script, without retries. */
export function createNodeClient(config: NodeClientConfig): CallApi {
  const send = config.fetch ?? globalThis.fetch;
  const fetch: typeof send = async (input, init) => {
    try {
      return await send(input, { ...init, ...(config.redirect && { redirect: config.redirect }) });
    } catch (error) {
      // For a host with several addresses, only the error of each address has a message.
      const cause = error instanceof Error ? error.cause : null;
      throw cause instanceof AggregateError ? new TypeError('fetch failed', { cause: cause.errors[0] }) : error;
    }
  };
  const parser = {
    parseResponse: (endpoint: string, bytes: ArrayBuffer) =>
      parseResponse(endpoint, bytes, (deviation) => config.onDeviation?.(endpoint, deviation)),
  };
  return createApiClient({
    anySignal,
    addReport,
    toError: toApiError,
    loadParser: () => Promise.resolve(parser),
    ...config,
    fetch,
  });
}

/** What an operator can do about a failed call. */
export function findRemedy(error: ApiError): string {
  if (error.location) return redirectRemedy(error);
  const byStatus = statusRemedies[error.status ?? 0];
  if (error.reason === 'status' && byStatus) return byStatus(error);
  return certificateCodes.test(findCode(error)) ? certificateRemedy : remedies[error.reason];
}

const remedies: Record<FailureReason, string> = {
  unreachable: 'Check that API_HOST is right and that the server is up.',
  timeout: 'The server took too long. Try again, and look at its load.',
  status: 'Check API_PATH and the error log of the server.',
  body: 'The response is not what the contract says (src/contract). Compare it with `npm run check:api`.',
  'writes-disabled': 'Unset PUBLIC_API_WRITES to let this deploy write.',
};

const accessRemedy = (): string =>
  'Allow access from this machine and from Netlify, or send the credentials that the server requires: API_HEADERS="X-Api-Key: …".';

const statusRemedies: Record<number, (error: ApiError) => string> = {
  401: accessRemedy,
  403: accessRemedy,
  404: () => 'The path is wrong: set API_PATH (or path in src/contract/dialect.ts).',
  405: () => 'The server rejects this method: it has to allow GET, POST and PUT for the folder of the API.',
  415: () => "The server expects another content type: try body: 'form' in src/contract/dialect.ts.",
  429: ({ retryAfter }) =>
    `The server asks for fewer calls${retryAfter ? ` (it says to wait ${retryAfter}${/^\d+$/.test(retryAfter) ? ' s' : ''})` : ''}. Raise its limit for this machine, or try again later.`,
};

/** Names the host to set: a POST that follows a redirect becomes a GET. */
function redirectRemedy({ location = '', endpoint }: ApiError): string {
  if (!parseUrl(location)) return `It redirects to ${location}: set API_PATH to avoid the redirect.`;
  const { origin, pathname } = new URL(location);
  const folder = pathname
    .split('/')
    .slice(0, pathname.includes(endpoint) ? 1 : undefined)
    .join('/');
  return `It redirects to ${location}: set API_HOST=${origin}${folder === '/' ? '' : folder}`;
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|TLS/;
const certificateRemedy =
  'Its certificate is not trusted. Renew it; or, if your own authority signed it, pass the certificate of the authority in NODE_EXTRA_CA_CERTS=/path/ca.pem.';

/** The error code of the innermost cause. */
function findCode(error: Error): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return '';
}
