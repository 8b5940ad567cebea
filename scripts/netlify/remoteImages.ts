import { dialect } from '../../src/contract/dialect.ts';

/** A percent-encoded character other than slash and backslash. Netlify's regular expressions don't support lookaheads. */
const encodedChar = '%(?:[013467-9a-fA-F][0-9a-fA-F]|2[0-9a-eA-E]|5[0-9abd-fABD-F])';

/**
 * The file name of a picture. A slash in it, plain or encoded, could escape the picture folder to any path of the API's
 * host (P44).
 */
const fileName = `(?:[^%/?#\\\\.]|${encodedChar})(?:[^%/?#\\\\]|${encodedChar})*`;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Patterns of the URLs that Netlify's Image CDN may fetch: product pictures on the API's host, and everything on other
 * picture hosts.
 */
export const remoteImagePatterns = (apiHost: string, pictureHosts: readonly string[]): string[] => [
  `^${escapeRegExp(apiHost + dialect.pictures)}/\\d{1,12}/${fileName}$`,
  ...pictureHosts.map((host) => `^https://${escapeRegExp(host)}/.*`),
];
