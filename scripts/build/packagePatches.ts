import type { Plugin } from 'vite';

// Vite plugins that patch the code of packages. Each fails the build if its package has changed.

/** Replacements in the code of glightbox, mostly of what the Content Security Policy forbids, with the expected number of matches. */
const glightboxPatches: { find: RegExp; replace: string; count: number }[] = [
  { find: /\.setAttribute\('style', ((?:(?!\.setAttribute)[^\n])*)\);$/gm, replace: '.style.cssText = $1;', count: 8 },
  { find: /\.innerHTML = ([^;=]+);/g, replace: '.innerHTML = __html($1);', count: 8 },
  // Its UMD wrapper would add a chunk of interop helpers: one more request on each page with React.
  {
    find: /^\(function \(global, factory\) \{[^]*?\(function \(\) \{/g,
    replace: 'export default (function () {',
    count: 1,
  },
  { find: /\}\)\)\);\s*$/g, replace: '})();', count: 1 },
  // A style element for the width of the scroll bar, for which our stylesheet reserves space.
  { find: /if \(scrollBar > 0\)/g, replace: 'if (false)', count: 1 },
];

const glightboxPolicy = `const __policy = globalThis.trustedTypes?.createPolicy('glightbox', { createHTML: (text) => text });
const __html = (text) => (__policy ? __policy.createHTML(text) : text);
`;

/**
 * Makes glightbox comply with the Content Security Policy: no style attributes, and markup through a Trusted Types policy.
 * @throws if the library has changed and the patches need a review
 */
export function patchGlightboxModule(code: string): string {
  let patched = code;
  for (const { find, replace, count } of glightboxPatches) {
    const matches = code.match(find)?.length ?? 0;
    if (matches !== count)
      throw new Error(
        `glightbox has changed: ${String(find)} matches ${matches} times, not ${count}. Review it and scripts/build/packagePatches.ts.`,
      );
    patched = patched.replace(find, replace);
  }
  return glightboxPolicy + patched;
}

export const patchGlightbox = (): Plugin => ({
  name: 'patch-glightbox',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: /^glightbox$/, replacement: 'glightbox/dist/js/glightbox.js' }] } }),
  transform: (code, id) =>
    id.includes('glightbox/dist/js/glightbox.js') ? { code: patchGlightboxModule(code), map: null } : null,
});

const jsxEntryFile = /[\\/]node_modules[\\/]react[\\/]jsx-runtime\.js$/;
const jsxRuntimeFile = /[\\/]node_modules[\\/]react[\\/]cjs[\\/]react-jsx-runtime\.production\.js$/;
const jsxExports = ['Fragment', 'jsx', 'jsxs'];

/**
 * Rewrites React's jsx-runtime, 0.9 KB of CommonJS, as an ES module.
 * @throws if the package has changed
 */
export function toEsModule(code: string): string {
  const module = code.replace('"use strict";', '').replace(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };');
  const exported = [...module.matchAll(/^export \{ \w+ as (\w+) \};$/gm)].map(([, name]) => name);
  if (exported.join() !== jsxExports.join() || /\b(?:exports|require|module)\b/.test(module))
    throw new Error("React's jsx-runtime has changed. Review it and scripts/build/packagePatches.ts.");
  return module;
}

/** Avoids the chunk of interop helpers that the bundler adds for CommonJS: one request on each page that renders views in the browser. */
export const jsxRuntimeModule = (): Plugin => ({
  name: 'jsx-runtime-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform(code, id) {
    if (jsxEntryFile.test(id))
      return `export { ${jsxExports.join(', ')} } from './cjs/react-jsx-runtime.production.js';`;
    return jsxRuntimeFile.test(id) ? toEsModule(code) : null;
  },
});

const originalDigest = 'async function generateCspDigest(data, algorithm) {';
const cachedDigest = `const digests = new Map();
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
  if (!code.includes(originalDigest))
    throw new Error(
      `Astro has changed: its encryption.js has no \`${originalDigest}\`. Review scripts/build/packagePatches.ts.`,
    );
  return code.replace(originalDigest, cachedDigest);
}

/** Digests each script and style once per build: Astro digests them for each page, even those of external files. */
export const cacheCspDigests = (): Plugin => ({
  name: 'cache-csp-digests',
  apply: 'build',
  transform: (code, id) =>
    id.includes('astro/dist/core/encryption.js') ? { code: patchEncryptionModule(code), map: null } : null,
});
