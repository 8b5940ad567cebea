/**
 * The password hash of the utilities page, which a build contains as one line that is safe in shells and URLs:
 * "pbkdf2-sha256:600000:{salt}:{hash}", with salt and hash in base64url.
 */
interface PasswordHash {
  iterations: number;
  salt: Uint8Array<ArrayBuffer>;
  hash: Uint8Array<ArrayBuffer>;
}

/** Fewer iterations make brute force too fast; with more than the maximum, a check takes a minute on a phone. */
export const minIterations = 600_000;
const maxIterations = 9_999_999;
const saltLength = 16;
const hashLength = 32;

/** Parses a password hash; null if it is missing, malformed, too fast to be safe, or too slow: the page then stays locked (R8.1). */
export function parsePasswordHash(line: string | undefined): PasswordHash | null {
  const [, iterations, salt, hash] = /^pbkdf2-sha256:(\d{6,7}):([\w-]+):([\w-]+)$/.exec(line?.trim() ?? '') ?? [];
  const parsed = { iterations: Number(iterations), salt: fromBase64Url(salt), hash: fromBase64Url(hash) };
  const hasValidIterations = parsed.iterations >= minIterations && parsed.iterations <= maxIterations;
  return hasValidIterations && parsed.salt.length >= saltLength && parsed.hash.length === hashLength ? parsed : null;
}

/** Creates the line of a new password hash, with a random salt. */
export async function createPasswordHash(password: string, iterations = minIterations): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const hash = await deriveHash(password, { iterations, salt });
  return `pbkdf2-sha256:${iterations}:${toBase64Url(salt)}:${toBase64Url(hash)}`;
}

/** Whether a password has this hash. Never rejects; false without WebCrypto, as on a page without https. */
export async function verifyPassword(password: string, expected: PasswordHash | null): Promise<boolean> {
  if (!expected || password.trim() === '') return false;
  return deriveHash(password, expected).then(
    (hash) => areBytesEqual(hash, expected.hash),
    () => false,
  );
}

async function deriveHash(
  password: string,
  { iterations, salt }: Omit<PasswordHash, 'hash'>,
): Promise<Uint8Array<ArrayBuffer>> {
  // Keyboards write "ñ" as one code point or two.
  const typed = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, hashLength * 8));
}

/** Compares in constant time. */
const areBytesEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

function fromBase64Url(text = ''): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return new Uint8Array();
  }
}
