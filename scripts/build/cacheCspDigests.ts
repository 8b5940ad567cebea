import type { Plugin } from 'vite';

const original = 'async function generateCspDigest(data, algorithm) {';
const cached = `const digests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  let digest = digests.get(key);
  if (digest === undefined) digests.set(key, (digest = createCspDigest(data, algorithm)));
  return digest;
}
async function createCspDigest(data, algorithm) {`;

/**
 * Adds a cache of digests to the module with which Astro computes its Content Security Policy.
 * @param code of astro/dist/core/encryption.js
 * @throws if Astro has changed
 */
export function patchEncryptionModule(code: string): string {
  if (!code.includes(original))
    throw new Error(
      `Astro has changed: its encryption.js has no \`${original}\`. Review scripts/build/cacheCspDigests.ts.`,
    );
  return code.replace(original, cached);
}

/** Digests each script and style once per build: Astro digests them for each page, even those of external files. */
export const cacheCspDigests = (): Plugin => ({
  name: 'cache-csp-digests',
  apply: 'build',
  transform: (code, id) =>
    id.includes('astro/dist/core/encryption.js') ? { code: patchEncryptionModule(code), map: null } : null,
});
