import { dialect } from '../../src/contract/dialect.ts';

/** An encoded sign that is neither a slash nor a backslash, without a look-ahead: the host's expressions may have none. */
const encoded = '%(?:[013467-9a-fA-F][0-9a-fA-F]|2[0-9a-eA-E]|5[0-9abd-fABD-F])';

/**
 * The name of a picture in an address. With a slash in it, bare or encoded, it would lead out of the folder of pictures,
 * to any path on the API's host (P44).
 */
const name = `(?:[^%/?#\\\\.]|${encoded})(?:[^%/?#\\\\]|${encoded})*`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Where the host's image service may take pictures from, as expressions: those of products on the API's host, and whole
 * other hosts, of which nothing need be kept apart.
 */
export const remoteImages = (apiHost: string, pictureHosts: readonly string[]): string[] => [
  `^${escaped(apiHost + dialect.pictures)}/\\d{1,12}/${name}$`,
  ...pictureHosts.map((host) => `^https://${escaped(host)}/.*`),
];
