import { describe, expect, test } from 'vitest';
import { lazyPlugin } from '../../../scripts/build/lazyPlugin.ts';

/** The code that the plugin generates for `x.client.ts?lazy` in a build, if `emitFile` returns this reference ID. */
function loadLazyModule(reference: string, consumer = 'client'): unknown {
  const plugin = lazyPlugin();
  (plugin.configResolved as (config: object) => void)({ command: 'build' });
  const context = { environment: { config: { consumer } }, emitFile: () => reference };
  return (plugin.load as unknown as (this: object, id: string) => unknown).call(context, '/src/x.client.ts?lazy');
}

describe('R11.7 a lazy script', () => {
  test('is a reference that Astro replaces with the file name before it hashes a page', () => {
    expect(loadLazyModule('a1')).toBe('export default import.meta.ROLLDOWN_FILE_URL_a1;');
  });

  test.each([
    ['src/runtime/lazy.ts', "import { lazy } from '../runtime/lazy.ts';", true],
    ['React', "import { lazy } from 'react';", false],
  ])('is a URL for lazy() of %s: %s', (_module, importLine, isReplaced) => {
    const transform = lazyPlugin().transform as (code: string) => { code: string } | null;
    // In two parts, since the plugin also transforms this file.
    const call = ['lazy(() =>', "import('./x.tsx'));"].join(' ');
    const code = transform(`${importLine} ${call}`)?.code;
    expect(code).toBe(isReplaced ? `import lazyUrl0 from './x.tsx?lazy';${importLine} lazy(lazyUrl0);` : undefined);
  });

  test('is empty when pages are rendered', () => {
    expect(loadLazyModule('a1', 'server')).toBe('export default "";');
  });
});
