/**
 * The password hash of the utilities page that a build contains. As a line of text, safe in shells and URLs:
 * "pbkdf2-sha256:600000:{salt}:{hash}", both in base64url.
 */
interface PasswordHash {
  iterations: number;
  salt: Uint8Array<ArrayBuffer>;
  hash: Uint8Array<ArrayBuffer>;
}

/** With fewer iterations brute force is too fast; with more than the maximum a check takes a minute on a phone. */
export const minIterations = 600_000;
const maxIterations = 9_999_999;
const saltLength = 16;
const hashLength = 32;

/** Parses a password hash; null if it is missing, malformed or too fast to be safe: the page then stays locked (R8.1). */
export function parsePasswordHash(line: string | undefined): PasswordHash | null {
  const [, iterations, salt, hash] = /^pbkdf2-sha256:(\d{6,7}):([\w-]+):([\w-]+)$/.exec(line?.trim() ?? '') ?? [];
  const parsed = { iterations: Number(iterations), salt: fromBase64(salt), hash: fromBase64(hash) };
  const strong = parsed.iterations >= minIterations && parsed.iterations <= maxIterations;
  return strong && parsed.salt.length >= saltLength && parsed.hash.length === hashLength ? parsed : null;
}

export async function createPasswordHash(password: string, iterations = minIterations): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const hash = await derive(password, { iterations, salt });
  return `pbkdf2-sha256:${iterations}:${toBase64(salt)}:${toBase64(hash)}`;
}

/** Whether a password has this hash. Never rejects; false without WebCrypto, as on a page without https. */
export async function verifyPassword(password: string, expected: PasswordHash | null): Promise<boolean> {
  if (!expected || password.trim() === '') return false;
  return derive(password, expected).then(
    (hash) => sameBytes(hash, expected.hash),
    () => false,
  );
}

async function derive(
  password: string,
  { iterations, salt }: Omit<PasswordHash, 'hash'>,
): Promise<Uint8Array<ArrayBuffer>> {
  // Keyboards write "ñ" as one code point or two.
  const typed = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const bits = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(bits, key, hashLength * 8));
}

/** Compares in constant time. */
const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

function fromBase64(text = ''): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return new Uint8Array();
  }
}
