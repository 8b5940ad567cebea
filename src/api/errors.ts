/** Why a call gave nothing: the network, the status, what came back, or that this deploy sends no writes. */
export type Cause = 'unreachable' | 'timeout' | 'status' | 'body' | 'off';

/** A call that failed. `message` names the call and what happened; `remedyOf` (remedies.ts) tells what to do. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // Declared alone: every page carries this class, and the constructor sets them.
  declare readonly call: string;
  declare readonly reason: Cause;
  /** The HTTP status, where that is the reason. */
  declare readonly status: number | undefined;
  /** The header Retry-After of the answer: seconds or a date. */
  declare readonly retryAfter: string | undefined;
  /** Where the server sends callers, where it redirects. */
  declare readonly location: string | undefined;

  constructor(call: string, reason: Cause, detail: string, options?: ErrorOptions & { response?: Response }) {
    super(`${call}: ${detail}`, options);
    const { status, headers } = options?.response ?? {};
    this.status = status;
    this.retryAfter = headers?.get('retry-after') ?? undefined;
    this.location = headers?.get('location') ?? undefined;
    this.call = call;
    this.reason = reason;
  }
}
