import type { Plugin } from 'vite';

/** Replacements in the code of the library, mostly of what the Content Security Policy forbids, with the expected number of matches. */
const patches: { find: RegExp; replace: string; count: number }[] = [
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

const policy = `const __policy = globalThis.trustedTypes?.createPolicy('glightbox', { createHTML: (text) => text });
const __html = (text) => (__policy ? __policy.createHTML(text) : text);
`;

/**
 * Makes glightbox comply with the Content Security Policy: no style attributes, and markup through a Trusted Types policy.
 * @throws if the library has changed and the patches need a review
 */
export function patch(code: string): string {
  let patched = code;
  for (const { find, replace, count } of patches) {
    const matches = code.match(find)?.length ?? 0;
    if (matches !== count)
      throw new Error(
        `glightbox has changed: ${String(find)} matches ${matches} times, not ${count}. Review it and scripts/build/patchGlightbox.ts.`,
      );
    patched = patched.replace(find, replace);
  }
  return policy + patched;
}

export const patchGlightbox = (): Plugin => ({
  name: 'patch-glightbox',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: /^glightbox$/, replacement: 'glightbox/dist/js/glightbox.js' }] } }),
  transform: (code, id) => (id.includes('glightbox/dist/js/glightbox.js') ? { code: patch(code), map: null } : null),
});
