/** `text.isWellFormed()`: whether a text has no lone surrogate. (With the flag `u`, a surrogate pair is one code point.) */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/** `text.toWellFormed()`: replaces lone surrogates, at which encodeURIComponent() throws, with U+FFFD (replacement character). */
export const toWellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
