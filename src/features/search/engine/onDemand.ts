// What the worker loads when a query has an unknown word, or may describe a use: most have none, and describe none.

export { createFuzzyMatcher } from './fuzzy.ts';
export { createCorrectionRules } from './correctionRules.ts';
export { createUseFinder } from './uses.ts';
