/** `text.isWellFormed()`: whether no letter of it is half a pair. (With the flag `u`, whole pairs are one sign.) */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

/** `text.toWellFormed()`: the sign for a lost letter in place of halves, which encodeURIComponent() throws at. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
