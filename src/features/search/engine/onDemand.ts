// The worker loads these when a query has an unknown word or may describe a use case, which most do not.

export { createFuzzyMatcher } from './fuzzy.ts';
export { createCorrectionRules } from './correctionRules.ts';
export { createUseCaseFinder } from './useCases.ts';
