import { expect, test } from '../support/test.ts';
import { ipService } from '../support/recordCalls.ts';
import { settled, someKinds } from '../support/kinds.ts';
import { main, productLinks } from '../support/parts.ts';
import { attributes, html } from '../support/site.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';

const complaints = /error|no pudimos|no se pud|intenta|conexi[oó]n|fuera de servicio|no disponible en este momento/i;

/** Pages whose own words are of what is not there. */
const tellsOfIt = ['not found', 'offline', 'state of the catalogue'];

// What asks the API for what only it knows says so when it can't: promo code and results have tests of their own.
for (const kind of some(
  someKinds.filter(({ name }) => !['promo code', 'results'].includes(name)),
  2,
)) {
  test(`P16 R4.14 with the live API down ${kind.name} is whole and says nothing of it`, async ({ page }) => {
    const seen = await watch(page);
    await page.route(/\/api\//, (route) => route.abort('connectionrefused'));
    await page.route(ipService, (route) => route.abort());
    const path = await kind.path();
    const main_ = (await html(path)).split('<main')[1]?.split('</main>')[0] ?? '';
    const links = attributes(main_, 'href').filter((href) => href.startsWith('/producto/'));
    await page.goto(path);
    for (const y of [0, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), y);
      await settled(page);
    }
    expect(await main(page).locator(productLinks).count()).toBeGreaterThanOrEqual(new Set(links).size);
    // What the shop itself tells: names of products are the catalogue's.
    const text = await main(page).evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('a[href^="/producto/"], h1, noscript, script')) part.remove();
      return copy.textContent;
    });
    if (!kind.form && !tellsOfIt.includes(kind.name)) expect(text).not.toMatch(complaints);
    expect(seen.problems).toEqual([]);
    expect(await seen.movedInMain()).toEqual([]);
  });
}

test('R4.14 with the live API down the results are those of the snapshot', async ({ page }) => {
  await page.route(/\/api\//, (route) => route.abort('connectionrefused'));
  await page.goto('/busqueda?busqueda=funda');
  await expect(main(page).locator(productLinks).first()).toBeVisible();
  await expect(main(page)).not.toContainText(complaints, { useInnerText: true });
});
