/** Why a call gave nothing: the network, the status, what came back, or that this deploy sends no writes. */
export type Cause = 'unreachable' | 'timeout' | 'status' | 'body' | 'off';

/** A call that failed. `message` names the call and what happened; `remedyOf` tells what to do. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly call: string;
  readonly reason: Cause;
  /** The HTTP status, where that is the reason. */
  readonly status: number | undefined;
  /** The header Retry-After of the answer: seconds or a date. */
  readonly retryAfter: string | undefined;

  constructor(call: string, reason: Cause, detail: string, options?: ErrorOptions & { response?: Response }) {
    super(`${call}: ${detail}`, options);
    this.status = options?.response?.status;
    this.retryAfter = options?.response?.headers.get('retry-after') ?? undefined;
    this.call = call;
    this.reason = reason;
  }
}

/** What an operator may do about it; apart from the error, so that no browser loads it. */
export const remedyOf = ({ reason }: ApiError): string => remedies[reason];

const remedies: Record<Cause, string> = {
  unreachable: 'Check that API_HOST is right and that the server is up.',
  timeout: 'The server took too long. Try again, and look at its load.',
  status: 'Check API_PATH and the error log of the server.',
  body: 'The answer is not what the contract says (src/contract). Compare it with `npm run check:api`.',
  off: 'Unset PUBLIC_API_WRITES to let this deploy write.',
};
