import * as calls from './calls.ts';
import type { AnswerOf, RequestOf } from './calls.ts';

/** Every call by its name, for what goes through all of them: sandbox, snapshot and tests; browsers take single ones. */
export { calls };
export type CallName = keyof typeof calls;
export type RequestOfName<Name extends CallName> = RequestOf<(typeof calls)[Name]>;
export type AnswerOfName<Name extends CallName> = AnswerOf<(typeof calls)[Name]>;
