import type { Plugin } from 'vite';

const entryFile = /[\\/]node_modules[\\/]react[\\/]jsx-runtime\.js$/;
const runtimeFile = /[\\/]node_modules[\\/]react[\\/]cjs[\\/]react-jsx-runtime\.production\.js$/;
const exportNames = ['Fragment', 'jsx', 'jsxs'];

/**
 * Rewrites React's jsx-runtime, 0.9 KB of CommonJS, as an ES module.
 * @throws if the package has changed
 */
export function toEsModule(code: string): string {
  const module = code.replace('"use strict";', '').replace(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };');
  const exported = [...module.matchAll(/^export \{ \w+ as (\w+) \};$/gm)].map(([, name]) => name);
  if (exported.join() !== exportNames.join() || /\b(?:exports|require|module)\b/.test(module))
    throw new Error("React's jsx-runtime has changed. Review it and scripts/build/jsxRuntimeModule.ts.");
  return module;
}

/** Avoids the chunk of interop helpers that the bundler adds for CommonJS: one request on each page that renders views in the browser. */
export const jsxRuntimeModule = (): Plugin => ({
  name: 'jsx-runtime-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform(code, id) {
    if (entryFile.test(id)) return `export { ${exportNames.join(', ')} } from './cjs/react-jsx-runtime.production.js';`;
    return runtimeFile.test(id) ? toEsModule(code) : null;
  },
});
