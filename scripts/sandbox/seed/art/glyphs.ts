import { readFileSync } from 'node:fs';

/**
 * Outlines of Familjen Grotesk Bold (SIL Open Font License 1.1, © 2021 The Familjen Grotesk Project Authors),
 * 1200 units to the em. Drawings set their words with these, so a picture is the same on a machine without fonts.
 */
export const glyphs = JSON.parse(readFileSync(new URL('./letters.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly [advance: number, outline: string]>
>;
