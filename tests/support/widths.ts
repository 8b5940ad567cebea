// What the width of the screen hardly changes runs at one of them in the short run (tests/playwright.config.ts).

/** Of a test that runs at the wide screen alone, as most forms and their faults do. */
export const wide = { tag: '@wide' };

/** Of a test of what shoppers do most, which runs as on the phones that they have. */
export const narrow = { tag: '@narrow' };
