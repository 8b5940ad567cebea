import type { AnswerOf, Call, RequestOf } from '../contract/call.ts';
import { askOnce } from './browserOnce.ts';
import type { Act } from './patience.ts';
import { reads } from './reads.ts';

export interface BrowserOptions extends Act {
  headers?: Record<string, string>;
}

/**
 * Asks the live API from a page: what only reads is tried again where that may help, what writes never is.
 * @throws ApiError, or the signal's own reason
 */
export const ask = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: BrowserOptions = {},
): Promise<AnswerOf<C>> => {
  const { headers, ...act } = options;
  const more = headers && { headers };
  // What is written was sent: it has its time, whoever waits for it.
  return call.kind === 'write'
    ? askOnce(call, request, { ...more })
    : reads.ask((signal) => askOnce(call, request, { ...more, signal }), act);
};
