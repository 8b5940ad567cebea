/** How expressions are judged: to the end, so that the verdict is the same on a machine that has much else to do. */
export const unhurried = { timeout: 120_000, incubationTimeout: null, seedingTimeout: null, attackTimeout: null };
