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
const write = (props: object, slots: Record<string, string> = {}, given: object = {}, result = page) =>
  renderer.renderToStaticMarkup.call({ result }, Part, props, slots, {
    ...{ displayName: 'Part', astroStaticSlot: true },
    ...given,
  });

test('what stays as it is carries no marks of React; an island does', async () => {
  expect((await write({})).html).toMatch(/>1 de 3<\/p>$/);
  expect((await write({}, {}, { hydrate: 'intent' })).html).toMatch(/>1<!-- --> de 3<\/p>$/);
});

test('ids are told apart on a page by the prefix that the island says, and every page begins anew', async () => {
  const [first, second] = [await write({}, {}, {}, page), await write({}, {}, {}, page)];
  expect(first.attrs?.['prefix']).not.toBe(second.attrs?.['prefix']);
  for (const { html, attrs } of [first, second]) expect(html).toContain(`id="_${attrs?.['prefix']}R_0_"`);
  expect((await write({}, {}, {}, {})).attrs).toEqual({ prefix: 'r0' });
});

test("what is put into it is Astro's, and blank is nothing", async () => {
  const island = await write({}, { default: '<b>listo</b>' }, { hydrate: 'intent' });
  expect(island.html).toContain('<astro-slot><b>listo</b></astro-slot>');
  expect((await write({}, { default: '<b>listo</b>' })).html).toContain('<astro-static-slot><b>listo</b>');
  expect((await write({}, { default: ' ' })).html).not.toContain('slot');
});

test('a slot with a name is rejected, and which is told', () => {
  expect(() => write({}, { below: '<b>x</b>' })).toThrow('Part was given "below"');
});

test('a cached view is rendered once a build, whatever surrounds it', async () => {
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
  // Other files share the modules.
  vi.resetModules();
});
