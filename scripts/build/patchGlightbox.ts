import type { Plugin } from 'vite';

/** Code of the library that the Content Security Policy forbids: what replaces it, and how often it occurs. */
const lines: { find: RegExp; put: string; count: number }[] = [
  { find: /\.setAttribute\('style', ((?:(?!\.setAttribute)[^\n])*)\);$/gm, put: '.style.cssText = $1;', count: 8 },
  { find: /\.innerHTML = ([^;=]+);/g, put: '.innerHTML = __html($1);', count: 8 },
  // Its UMD wrapper would add a chunk of interop helpers: one more request on each page with React.
  {
    find: /^\(function \(global, factory\) \{[^]*?\(function \(\) \{/g,
    put: 'export default (function () {',
    count: 1,
  },
  { find: /\}\)\)\);\s*$/g, put: '})();', count: 1 },
  // A style element for the width of the scroll bar: our own sheet reserves its space.
  { find: /if \(scrollBar > 0\)/g, put: 'if (false)', count: 1 },
];

const policy = `const __policy = globalThis.trustedTypes?.createPolicy('glightbox', { createHTML: (text) => text });
const __html = (text) => (__policy ? __policy.createHTML(text) : text);
`;

/**
 * Makes glightbox obey the Content Security Policy: no style attributes, and markup through a named Trusted Types policy.
 * @throws when the library has changed and needs another look
 */
export function patch(code: string): string {
  let patched = code;
  for (const { find, put, count } of lines) {
    const found = code.match(find)?.length ?? 0;
    if (found !== count)
      throw new Error(
        `glightbox has changed: ${String(find)} found ${found} times, not ${count}. Review it and this list.`,
      );
    patched = patched.replace(find, put);
  }
  return policy + patched;
}

export const patchGlightbox = (): Plugin => ({
  name: 'patch-glightbox',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: /^glightbox$/, replacement: 'glightbox/dist/js/glightbox.js' }] } }),
  transform: (code, id) => (id.includes('glightbox/dist/js/glightbox.js') ? { code: patch(code), map: null } : null),
});
