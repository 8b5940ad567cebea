import { expect, test, type Page } from '../support/test.ts';
import { settled } from '../support/kinds.ts';
import { storePhone, phones } from '../support/phones.ts';
import { attributes, html } from '../support/site.ts';
import { allLaidOut } from '../support/styled.ts';
import { mentionsIn } from '../../src/catalogue/phones/mentions.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Every page of the list of all products. */
async function listPages(): Promise<string[]> {
  const pages = ['/todos'];
  for (;;) {
    const next = attributes(await html(pages.at(-1) ?? ''), 'href').find(
      (href) => href === `/todos/${pages.length + 1}`,
    );
    if (!next) return pages;
    pages.push(next);
  }
}

interface Seen {
  name: string;
  model: string;
  /** What is wrong with the boxes of the card; none where all is seen and nothing lies on another. */
  faults: string[];
}

/** How the cards of a page stand; at the head of home the heading names the phone for all of them. */
const seenCards = (page: Page): Promise<Seen[]> =>
  page.locator('main .card:not(.recent .card, .for-phone .card)').evaluateAll((cards) =>
    cards
      .filter((card) => card.checkVisibility() && !card.closest('[aria-hidden]'))
      .map((card) => {
        const [heading, model] = [card.querySelector('h3'), card.querySelector<HTMLElement>('.model')];
        const name = (heading?.textContent ?? '').trim();
        const outer = card.getBoundingClientRect();
        const faults: string[] = [];
        const parts = ['.picture-box', '.price', 'h3', '.model', '.stock'].flatMap((part) => {
          const element = card.querySelector<HTMLElement>(part);
          return element ? [{ part, box: element.getBoundingClientRect() }] : [];
        });
        parts.forEach(({ part, box }, index) => {
          const next = parts[index + 1];
          if (next && next.box.top < box.bottom - 0.5) faults.push(`${next.part} lies on ${part}`);
          if (box.right > outer.right + 0.5 || box.bottom > outer.bottom + 0.5) faults.push(`${part} leaves the card`);
        });
        if (model && (model.scrollWidth > model.clientWidth || model.scrollHeight > model.clientHeight + 1))
          faults.push('the model is cut');
        return { name, model: model?.innerText.trim() ?? '', faults };
      }),
  );

test('on every card of the shop at 360 px the phone that its name tells is read whole, and nothing lies on anything', async ({
  page,
}) => {
  let models = 0;
  for (const path of await listPages()) {
    await page.goto(path);
    await settled(page);
    await allLaidOut(page);
    for (const { name, model, faults } of await seenCards(page)) {
      expect.soft(faults, `${path}: ${name}`).toEqual([]);
      const told = mentionsIn(name);
      if (told.length > 0) expect.soft(model, name).toContain(told[0]?.spelled);
      if (model) models++;
    }
  }
  expect(models).toBeGreaterThan(0);
});

test('the same on home, in results and with what fits the shopper’s phone marked', async ({ page }) => {
  const [phone] = (await phones()).toSorted((a, b) => b.products.length - a.products.length);
  if (!phone) test.skip(true, 'This shop has nothing for certain phones.');
  else await storePhone(page, phone);
  for (const path of [
    '/',
    `/busqueda?busqueda=${encodeURIComponent(phone?.name ?? '')}`,
    `/todos?celular=${phone?.slug}`,
  ]) {
    await page.goto(path);
    await settled(page);
    await expect(page.locator('main .card .model:visible').first()).toBeVisible();
    await allLaidOut(page);
    const found = await seenCards(page);
    for (const { name, model, faults } of found) {
      expect.soft(faults, `${path}: ${name}`).toEqual([]);
      if (mentionsIn(name).length > 0) expect.soft(model, name).not.toBe('');
    }
    if (path.startsWith('/todos')) for (const { model } of found) expect(model).toContain(phone?.name);
  }
});
