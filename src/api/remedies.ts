import type { ApiError, Cause } from './errors.ts';
import { parseUrl } from '../lib/polyfills/parseUrl.ts';

/** What an operator may do about a call that failed; apart from the error, so that no browser loads it. */
export function remedyOf(error: ApiError): string {
  if (error.location) return redirected(error);
  const byStatus = statuses[error.status ?? 0];
  if (error.reason === 'status' && byStatus) return byStatus(error);
  return certificates.test(codeOf(error)) ? certificate : remedies[error.reason];
}

const remedies: Record<Cause, string> = {
  unreachable: 'Check that API_HOST is right and that the server is up.',
  timeout: 'The server took too long. Try again, and look at its load.',
  status: 'Check API_PATH and the error log of the server.',
  body: 'The answer is not what the contract says (src/contract). Compare it with `npm run check:api`.',
  off: 'Unset PUBLIC_API_WRITES to let this deploy write.',
};

const letIn = (): string =>
  'Let this machine and the host of the site in, or send what the server asks for: API_HEADERS="X-Api-Key: …".';

const statuses: Record<number, (error: ApiError) => string> = {
  401: letIn,
  403: letIn,
  404: () => 'The path is another one: set API_PATH (or path in src/contract/dialect.ts).',
  405: () =>
    'The server does not take this method: its rules for the folder of the API have to let GET, POST and PUT through.',
  415: () => "The server reads another kind of body: try body: 'form' in src/contract/dialect.ts.",
  429: ({ retryAfter }) =>
    `The server asks for fewer calls${retryAfter ? ` (it says to wait ${retryAfter}${/^\d+$/.test(retryAfter) ? ' s' : ''})` : ''}. Raise its limit for this machine, or try again later.`,
};

/** The host that it redirects to has to be named: a POST that follows a redirect becomes a GET. */
function redirected({ location = '', call }: ApiError): string {
  if (!parseUrl(location)) return `It redirects to ${location}: set API_PATH so that it need not.`;
  const { origin, pathname } = new URL(location);
  const folder = pathname
    .split('/')
    .slice(0, pathname.includes(call) ? 1 : undefined)
    .join('/');
  return `It redirects to ${location}: set API_HOST=${origin}${folder === '/' ? '' : folder}`;
}

const certificates = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)|TLS/;
const certificate =
  'Its certificate is not trusted. Renew it; or, where it is signed by your own authority, name that with NODE_EXTRA_CA_CERTS=/path/ca.pem.';

/** The code of the failure beneath fetch's own. */
function codeOf(error: Error): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code;
  return '';
}
