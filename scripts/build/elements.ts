import type { Plugin } from 'vite';

const entry = /[\\/]node_modules[\\/]react[\\/]jsx-runtime\.js$/;
const runtime = /[\\/]node_modules[\\/]react[\\/]cjs[\\/]react-jsx-runtime\.production\.js$/;
const names = ['Fragment', 'jsx', 'jsxs'];

/**
 * React's maker of elements, 0.9 KB, as a module of today's kind.
 * @param code that of the package, whose exports are assigned
 * @throws where the package has changed its form
 */
export function asModule(code: string): string {
  const module = code.replace('"use strict";', '').replace(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };');
  const exported = [...module.matchAll(/^export \{ \w+ as (\w+) \};$/gm)].map(([, name]) => name);
  if (exported.join() !== names.join() || /\b(?:exports|require|module)\b/.test(module))
    throw new Error("React's jsx-runtime has changed its form. Look through it, and scripts/build/elements.ts, again.");
  return module;
}

/**
 * Pages draw with React's elements and without React (src/lib/draw.ts). Of a package in the old form the bundler makes a
 * file more for its own helpers, a request on each page with products.
 */
export const elements = (): Plugin => ({
  name: 'elements',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform(code, id) {
    if (entry.test(id)) return `export { ${names.join(', ')} } from './cjs/react-jsx-runtime.production.js';`;
    return runtime.test(id) ? asModule(code) : null;
  },
});
