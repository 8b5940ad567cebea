import type { AnswerOf, RequestOf } from './call.ts';
import * as catalogue from './calls.ts';
import * as forms from './formCalls.ts';
import { localizarip, postVisita } from './visits.ts';

/** Every call by its name, for what goes through all of them: sandbox, snapshot and tests; browsers take single ones. */
export const calls = { ...catalogue, ...forms, localizarip, postVisita };
export type CallName = keyof typeof calls;
export type RequestOfName<Name extends CallName> = RequestOf<(typeof calls)[Name]>;
export type AnswerOfName<Name extends CallName> = AnswerOf<(typeof calls)[Name]>;
