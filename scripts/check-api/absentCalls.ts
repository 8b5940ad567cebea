import type { ApiError } from '../../src/api/errors.ts';
import { optionalLists } from '../snapshot/fetchCatalogue.ts';
import type { Verdict } from './verdicts.ts';

/**
 * Says of calls that a host does not have what that means: where others answer, their path is right. One that only
 * decorates the shop may be missing.
 */
export function judgeAbsent(verdicts: Verdict[], errors: readonly ApiError[]): void {
  const absent = new Set(errors.filter(({ status }) => status === 404 || status === 410).map(({ call }) => call));
  if (verdicts.every(({ call }) => absent.has(call))) return;
  for (const verdict of verdicts.filter(({ call }) => absent.has(call)))
    Object.assign(
      verdict,
      optionalLists.has(verdict.call)
        ? { verdict: 'matches', note: 'the host does not have it (404); the shop does without' }
        : {
            note: 'the host does not have it (404), though others answer at this path: it has to be there by this name',
          },
    );
}
