/** Options of recheck: only a generous total timeout, so that the result does not depend on the load of the machine. */
export const recheckOptions = { timeout: 120_000, incubationTimeout: null, seedingTimeout: null, attackTimeout: null };
