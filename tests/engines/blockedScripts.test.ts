import { findFixture } from '../support/fixtures.ts';
import { kinds } from '../support/kinds.ts';
import { expect } from '@playwright/test';
import { test } from './test.ts';

// The policy blocks every script, as it would one that an engine reads otherwise (R13.2): unlike with JavaScript off,
// what is in <noscript> is not shown.
test.describe.configure({ mode: 'default' });
test.use({ expectsFaults: true });
test.beforeEach(({ tour }) => tour.site.scripts(false));
test.afterEach(({ tour }) => tour.site.scripts(true));

const pages = [
  ...kinds,
  { name: 'utilities', path: () => Promise.resolve('/utilidades') },
  { name: 'live product', path: () => Promise.resolve('/producto/999001') },
  { name: 'live category', path: () => Promise.resolve('/categoria/no-existe') },
];

for (const kind of pages) {
  test(`R13.2 without any script, ${kind.name} has a heading, words and ways on`, async ({
    tour: { user, picture },
  }) => {
    await user.open(await kind.path());
    expect(await user.run(() => document.documentElement.classList.length)).toBe(0);
    await user.reads(/\S/, 'h1');
    await user.reads(/(?:\S+ ){15}/);
    await user.find('main a[href], footer a[href]');
    await picture(`without scripts, ${kind.name}`);
  });
}

test('R13.2 R5.5 without any script, Comprar opens the chat with the name of the product', async ({
  tour: { user },
}) => {
  const { id, name } = await findFixture('onOffer');
  await user.open(`/producto/${id}`);
  const chat = new URL(await user.href('main a', /^Comprar$/));
  expect(chat.searchParams.get('text')).toContain(name);
});

test('R13.2 R2.2 without any script, the search leads to a page with ways on', async ({ tour: { user } }) => {
  await user.open('/');
  await user.fill(/Buscar productos/, 'funda');
  await user.press('Enter');
  await user.isAt(/^\/busqueda\?busqueda=funda/);
  await user.find('main a[href^="/categoria/"], main a[href="/categorias"]');
  await user.find('main a[href="/todos"]');
  await user.find('main a[href*="wa.me"], main a[href*="whatsapp"]');
});
