import type { Plugin } from 'vite';

/** Lines of the library that the policy of the pages forbids, each with what stands in its place, and how many there are. */
const lines: { find: RegExp; put: string; count: number }[] = [
  { find: /\.setAttribute\('style', ((?:(?!\.setAttribute)[^\n])*)\);$/gm, put: '.style.cssText = $1;', count: 8 },
  { find: /\.innerHTML = ([^;=]+);/g, put: '.innerHTML = __html($1);', count: 8 },
  // Its wrapper for the module systems of old costs a file of the bundler's helpers, a request on each page with React.
  {
    find: /^\(function \(global, factory\) \{[^]*?\(function \(\) \{/g,
    put: 'export default (function () {',
    count: 1,
  },
  { find: /\}\)\)\);\s*$/g, put: '})();', count: 1 },
  // A style element for the width of the scroll bar: our own sheet keeps its room.
  { find: /if \(scrollBar > 0\)/g, put: 'if (false)', count: 1 },
];

const policy = `const __policy = globalThis.trustedTypes?.createPolicy('glightbox', { createHTML: (text) => text });
const __html = (text) => (__policy ? __policy.createHTML(text) : text);
`;

/**
 * glightbox under our Content Security Policy: no style attributes, and markup by a policy of its own name.
 * @throws where the library has changed, so that nothing of it goes unseen
 */
export function tame(code: string): string {
  let tamed = code;
  for (const { find, put, count } of lines) {
    const found = code.match(find)?.length ?? 0;
    if (found !== count)
      throw new Error(
        `glightbox has changed: ${String(find)} found ${found} times, not ${count}. Look through it again.`,
      );
    tamed = tamed.replace(find, put);
  }
  return policy + tamed;
}

export const tameGlightbox = (): Plugin => ({
  name: 'tame-glightbox',
  enforce: 'pre',
  config: () => ({ resolve: { alias: [{ find: /^glightbox$/, replacement: 'glightbox/dist/js/glightbox.js' }] } }),
  transform: (code, id) => (id.includes('glightbox/dist/js/glightbox.js') ? { code: tame(code), map: null } : null),
});
