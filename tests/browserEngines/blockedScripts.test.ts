import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { pageKinds } from '../support/pageKinds.ts';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

// The Content Security Policy blocks every script (R13.2). Unlike with JavaScript off, the content of <noscript> is hidden.
test.describe.configure({ mode: 'default' });
test.use({ allowErrors: true });
test.beforeEach(({ session }) => session.site.setScriptsAllowed(false));
test.afterEach(({ session }) => session.site.setScriptsAllowed(true));

const pages = [
  ...pageKinds,
  { name: 'utilities', path: () => Promise.resolve('/utilidades') },
  { name: 'live product', path: () => Promise.resolve('/producto/999001') },
  { name: 'live category', path: () => Promise.resolve('/categoria/no-existe') },
];

for (const { name, path } of pages) {
  test(`R13.2 without scripts, ${name} has a heading, text and links`, async ({ session: { user, screenshot } }) => {
    await user.open(await path());
    expect(await user.evaluate(() => document.documentElement.classList.length)).toBe(0);
    await user.waitForText(/\S/, 'h1');
    await user.waitForText(/(?:\S+ ){15}/);
    await user.waitForVisible('main a[href], footer a[href]');
    await screenshot(`without scripts, ${name}`);
  });
}

test('R13.2 R5.5 without scripts, Comprar opens WhatsApp with the name of the product', async ({
  session: { user },
}) => {
  const { id, name } = await findFixtureProduct('onOffer');
  await user.open(`/producto/${id}`);
  const chat = new URL(await user.findHref('main a', /^Comprar$/));
  expect(chat.searchParams.get('text')).toContain(name);
});

test('R13.2 R2.2 without scripts, the search leads to a page with links to categories, all products and the chat', async ({
  session: { user },
}) => {
  await user.open('/');
  await user.fill(/Buscar productos/, 'funda');
  await user.press('Enter');
  await user.waitForUrl(/^\/busqueda\?busqueda=funda/);
  await user.waitForVisible('main a[href^="/categoria/"], main a[href="/categorias"]');
  await user.waitForVisible('main a[href="/todos"]');
  await user.waitForVisible('main a[href*="wa.me"], main a[href*="whatsapp"]');
});
