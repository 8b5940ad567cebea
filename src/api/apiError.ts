import { InvalidResponseError } from '../contract/responses.ts';
import type { FailedCall } from './client.ts';

/** Why a call failed: the network, a timeout, the status, the body, or a deploy that disables writes. */
export type FailureReason = 'unreachable' | 'timeout' | 'status' | 'body' | 'writes-disabled';

/** A failed call. `message` names the endpoint and the failure; `findRemedy` (nodeClient.ts) suggests a remedy. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // Only declared, to save bytes.
  declare readonly endpoint: string;
  declare readonly reason: FailureReason;
  declare readonly status: number | undefined;
  /** The header Retry-After of the response: seconds or a date. */
  declare readonly retryAfter: string | undefined;
  /** The Location header, where the server redirects. */
  declare readonly location: string | undefined;

  constructor(
    endpoint: string,
    reason: FailureReason,
    detail: string,
    options?: ErrorOptions & { response?: Response },
  ) {
    super(`${endpoint}: ${detail}`, options);
    const { status, headers } = options?.response ?? {};
    this.status = status;
    this.retryAfter = headers?.get('retry-after') ?? undefined;
    this.location = headers?.get('location') ?? undefined;
    this.endpoint = endpoint;
    this.reason = reason;
  }
}

export function toApiError(endpoint: string, failure: FailedCall): ApiError {
  if (failure === 'writes-disabled') return new ApiError(endpoint, failure, 'this deploy does not write');
  if ('response' in failure) {
    const { response } = failure;
    return new ApiError(endpoint, 'status', `the server responded with ${response.status}`, { response });
  }
  const { error, timeout } = failure;
  if (error instanceof ApiError) return error;
  if (error instanceof InvalidResponseError || error instanceof RangeError)
    return new ApiError(endpoint, 'body', error.message, { cause: error });
  return timeout === undefined
    ? new ApiError(endpoint, 'unreachable', `cannot be reached (${describeCause(error)})`, { cause: error })
    : new ApiError(endpoint, 'timeout', `no response within ${timeout / 1000} s`, { cause: error });
}

function describeCause(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : 'unknown reason';
}
