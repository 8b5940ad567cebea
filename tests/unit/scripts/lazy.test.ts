import { describe, expect, test } from 'vitest';
import { lazy } from '../../../scripts/build/lazy.ts';

/** The module that the plugin returns for a script, in a build whose bundler gives it this reference. */
function loadLazyModule(reference: string, consumer = 'client'): unknown {
  const plugin = lazy();
  (plugin.configResolved as (config: object) => void)({ command: 'build' });
  const context = { environment: { config: { consumer } }, emitFile: () => reference };
  return (plugin.load as unknown as (this: object, id: string) => unknown).call(context, '/src/x.client.ts?lazy');
}

describe('R11.7 a lazy script', () => {
  test('is a reference that Astro replaces with the file name before it hashes a page', () => {
    expect(loadLazyModule('a1')).toBe('export default import.meta.ROLLDOWN_FILE_URL_a1;');
  });

  test('is empty when pages are rendered', () => {
    expect(loadLazyModule('a1', 'server')).toBe('export default "";');
  });
});
