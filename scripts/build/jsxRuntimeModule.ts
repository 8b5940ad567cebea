import type { Plugin } from 'vite';

const entry = /[\\/]node_modules[\\/]react[\\/]jsx-runtime\.js$/;
const runtime = /[\\/]node_modules[\\/]react[\\/]cjs[\\/]react-jsx-runtime\.production\.js$/;
const names = ['Fragment', 'jsx', 'jsxs'];

/**
 * Rewrites React's jsx-runtime, 0.9 KB of CommonJS, as an ES module.
 * @throws when the package has changed its form
 */
export function toModule(code: string): string {
  const module = code.replace('"use strict";', '').replace(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };');
  const exported = [...module.matchAll(/^export \{ \w+ as (\w+) \};$/gm)].map(([, name]) => name);
  if (exported.join() !== names.join() || /\b(?:exports|require|module)\b/.test(module))
    throw new Error("React's jsx-runtime has changed its form. Review it and scripts/build/jsxRuntimeModule.ts.");
  return module;
}

/** For CommonJS the bundler adds a chunk of interop helpers: one more request on each page that renders views in the browser. */
export const jsxRuntimeModule = (): Plugin => ({
  name: 'jsx-runtime-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform(code, id) {
    if (entry.test(id)) return `export { ${names.join(', ')} } from './cjs/react-jsx-runtime.production.js';`;
    return runtime.test(id) ? toModule(code) : null;
  },
});
