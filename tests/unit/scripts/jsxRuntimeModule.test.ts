import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { toEsModule } from '../../../scripts/build/jsxRuntimeModule.ts';

const require = createRequire(import.meta.url);
const file = require.resolve('react/jsx-runtime').replace(/jsx-runtime\.js$/, 'cjs/react-jsx-runtime.production.js');
const code = readFileSync(file, 'utf8');

interface Runtime {
  Fragment: unknown;
  jsx: (type: string, props: object, key?: string) => unknown;
  jsxs: (type: string, props: object, key?: string) => unknown;
}

test("React's jsx-runtime creates the same elements as an ES module", async () => {
  const esModule = (await import(`data:text/javascript,${encodeURIComponent(toEsModule(code))}`)) as Runtime;
  const { Fragment, jsx } = require(file) as Runtime;
  expect(esModule.Fragment).toBe(Fragment);
  for (const [type, props, key] of [
    ['p', { children: 'a', ref: null }, undefined],
    ['li', { className: 'b', key: 'own' }, 'k'],
  ] as const) {
    expect(esModule.jsx(type, props, key)).toEqual(jsx(type, props, key));
    expect(esModule.jsxs(type, props, key)).toEqual(jsx(type, props, key));
  }
});

test('fails the build if the package has changed', () => {
  expect(() => toEsModule(code.replace('exports.jsxs = jsxProd;', ''))).toThrow("React's jsx-runtime has changed");
  expect(() => toEsModule(`${code}\nmodule.exports = {};`)).toThrow('scripts/build/jsxRuntimeModule.ts');
});
