import { describe, expect, test } from 'vitest';
import { lazy } from '../../../scripts/build/lazy.ts';

/** What the plugin says of a script, in a build whose bundler gives it this number. */
function loaded(number: string, consumer = 'client'): unknown {
  const plugin = lazy();
  (plugin.configResolved as (config: object) => void)({ command: 'build' });
  const context = { environment: { config: { consumer } }, emitFile: () => number };
  return (plugin.load as unknown as (this: object, id: string) => unknown).call(context, '/src/x.client.ts?lazy');
}

describe('R11.7 a script that is loaded on demand', () => {
  test('goes by the reference that Astro replaces with the file name before it hashes a page', () => {
    expect(loaded('a1')).toBe('export default import.meta.ROLLDOWN_FILE_URL_a1;');
  });

  test('is nothing where pages are rendered', () => {
    expect(loaded('a1', 'server')).toBe('export default "";');
  });
});
