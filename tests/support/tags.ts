// A browser test runs on a desktop screen unless it has one of these tags (tests/playwright.config.ts).

/** Runs the test on a phone screen, where most shoppers are. */
export const narrow = { tag: '@narrow' };

/** Runs the test on both screens, since the page differs between them. */
export const both = { tag: '@both' };

/** Runs the test in the long tests and on deploys only: a rare case of a rule that another test covers, too. */
export const long = { tag: '@long' };
export const longNarrow = { tag: ['@narrow', '@long'] };
