// The worker loads these when a query has an unknown word, a negation, a numeral or a price, may describe a use case, is for
// several types or for a phone that the shop has nothing for. Most queries need none of them.

export { findExclusions } from './exclusions.ts';
export { readNumerals } from './numerals.ts';
export { findPriceWords } from './priceWords.ts';
export { createFuzzyMatcher } from './fuzzy.ts';
export { correctLoosely, createCorrectionRules } from './correctionRules.ts';
export { similarPhones } from './similarPhones.ts';
export { createUseCaseFinder } from './useCases.ts';
export { interleave, splitByType } from './twoTypes.ts';
