const safeName = /^[\p{L}\p{N}_ ()+,-][\p{L}\p{N}_. ()+,-]{0,199}$/u;

/** Whether a name can be used as a file name: no path, no control characters, not hidden. */
export const isFileName = (name: string): boolean => safeName.test(name) && !name.includes('..');
