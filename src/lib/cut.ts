/** At most so many characters of a text, of one that takes two (an emoji) never the half. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
