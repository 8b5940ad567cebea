import { listOf, one } from './answers.ts';
import type { Call } from './call.ts';
import { liveFigures } from './fields.ts';

/** A call for a list of products of which only the figures are wanted: rows that tell no more are read, too. */
export const figuresOf = <C extends Call>(call: C) => ({ ...call, answer: listOf(liveFigures) });

/** A call for one product of which only the figures are wanted. */
export const figuresOfOne = <C extends Call>(call: C) => ({ ...call, answer: one(liveFigures) });
