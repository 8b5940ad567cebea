// A browser test runs on a desktop screen unless it has one of these tags (tests/playwright.config.ts).

/** Runs the test on a phone screen. */
export const phoneOnly = { tag: '@phone' };

/** Runs the test on both screens: for what differs between them. */
export const phoneAndDesktop = { tag: '@both' };

/** Runs the test only in the deep tests and on deploys: for a rare case of a rule that another test covers, too. */
export const deepOnly = { tag: '@deep' };
export const deepOnlyPhone = { tag: ['@phone', '@deep'] };
