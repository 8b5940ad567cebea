// The worker loads these when a query has an unknown word, a negation or a price, or may describe a use case, which most do not.

export { findExclusions } from './exclusions.ts';
export { findPriceWords } from './priceWords.ts';
export { createFuzzyMatcher } from './fuzzy.ts';
export { createCorrectionRules } from './correctionRules.ts';
export { createUseCaseFinder } from './useCases.ts';
