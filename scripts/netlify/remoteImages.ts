import { dialect } from '../../src/contract/dialect.ts';

/** A percent-encoded character other than slash and backslash. No look-ahead: the host's expressions don't support it. */
const encoded = '%(?:[013467-9a-fA-F][0-9a-fA-F]|2[0-9a-eA-E]|5[0-9abd-fABD-F])';

/**
 * The file name of a picture. A slash in it, plain or encoded, would lead out of the picture folder to any path of the
 * API's host (P44).
 */
const name = `(?:[^%/?#\\\\.]|${encoded})(?:[^%/?#\\\\]|${encoded})*`;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Patterns of the URLs that the host's image service may fetch: product pictures on the API's host, and everything on
 * other picture hosts.
 */
export const remoteImagePatterns = (apiHost: string, pictureHosts: readonly string[]): string[] => [
  `^${escapeRegExp(apiHost + dialect.pictures)}/\\d{1,12}/${name}$`,
  ...pictureHosts.map((host) => `^https://${escapeRegExp(host)}/.*`),
];
