import { useId, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import renderer from '../../../src/runtime/reactServer.ts';

function Part({ count = 1, children }: { count?: number; children?: ReactNode }) {
  return (
    <p id={useId()}>
      {count} de 3{children}
    </p>
  );
}

const page = {};
const render = (props: object, slots: Record<string, string> = {}, metadata: object = {}, result = page) =>
  renderer.renderToStaticMarkup.call({ result }, Part, props, slots, {
    displayName: 'Part',
    astroStaticSlot: true,
    ...metadata,
  });

test('only islands have the comments that React needs for hydration', async () => {
  expect((await render({})).html).toMatch(/>1 de 3<\/p>$/);
  expect((await render({}, {}, { hydrate: 'intent' })).html).toMatch(/>1<!-- --> de 3<\/p>$/);
});

test('each island has its own prefix for ids, and the prefixes restart on each page', async () => {
  const first = await render({}, {}, {}, page);
  const second = await render({}, {}, {}, page);
  expect(first.attrs?.['prefix']).not.toBe(second.attrs?.['prefix']);
  for (const { html, attrs } of [first, second]) expect(html).toContain(`id="_${attrs?.['prefix']}R_0_"`);
  expect((await render({}, {}, {}, {})).attrs).toEqual({ prefix: 'r0' });
});

test('children are wrapped in a slot element of Astro, unless they are blank', async () => {
  const island = await render({}, { default: '<b>listo</b>' }, { hydrate: 'intent' });
  expect(island.html).toContain('<astro-slot><b>listo</b></astro-slot>');
  expect((await render({}, { default: '<b>listo</b>' })).html).toContain('<astro-static-slot><b>listo</b>');
  expect((await render({}, { default: ' ' })).html).not.toContain('slot');
});

test('a named slot is rejected, with its name in the error', () => {
  expect(() => render({}, { below: '<b>x</b>' })).toThrow('Part was given "below"');
});

test('a cached view is rendered once per build, on any page', async () => {
  vi.stubEnv('PROD', true);
  vi.resetModules();
  const { default: renderer } = await import('../../../src/runtime/reactServer.ts');
  const { CachedView } = await import('../../../src/runtime/CachedView.ts');
  const Price = vi.fn(({ pesos }: { pesos: number }) => <b>${pesos} & más</b>);
  const List = ({ title }: { title: string }) => (
    <p>
      {title}
      {[10, 20].map((pesos) => (
        <CachedView key={pesos} id={String(pesos)}>
          <Price pesos={pesos} />
        </CachedView>
      ))}
    </p>
  );
  const pages = ['$&[10]', '$1'].map((title) =>
    renderer.renderToStaticMarkup.call({ result: {} }, List, { title }, {}),
  );
  const prices = '<b>$10 &amp; más</b><b>$20 &amp; más</b>';
  expect((await Promise.all(pages)).map(({ html }) => html)).toEqual([
    `<p>$&amp;[10]${prices}</p>`,
    `<p>$1${prices}</p>`,
  ]);
  expect(Price).toHaveBeenCalledTimes(2);
  vi.unstubAllEnvs();
  // Other test files share the modules.
  vi.resetModules();
});
