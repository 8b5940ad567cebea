import sharp from 'sharp';
import { some } from '../support/spread.ts';
import { expect, test, type Locator } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { aCategory, settled } from '../support/kinds.ts';
import { cards, categoriesButton, main, searchBox } from '../support/parts.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What a part looks like, in 16×16 points of three colours each. */
const seen = async (part: Locator): Promise<Buffer> =>
  sharp(await part.screenshot())
    .removeAlpha()
    .resize(16, 16, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();

/** How far the colours of two parts lie apart where they do most, of 255. */
const apart = (one: Buffer, other: Buffer): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

/** Whether there is more than one colour in it. */
const drawn = (part: Buffer): boolean => apart(part, Buffer.alloc(part.length, part.subarray(0, 3))) > 40;

for (const colorScheme of some(['light', 'dark'] as const, 1))
  test.describe(`Accessible: in colours that the system sets, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('pictures, stock and buttons are seen and told apart', async ({ page }) => {
      await page.goto(`/producto/${(await findFixture('gallery')).id}`);
      await settled(page);
      expect(drawn(await seen(main(page).locator('.gallery-stage')))).toBe(true);
      const thumbnails = main(page).locator('.gallery-thumbnails a');
      expect(apart(await seen(thumbnails.nth(0)), await seen(thumbnails.nth(1)))).toBeGreaterThan(40);
      expect(drawn(await seen(categoriesButton(page)))).toBe(true);
      await page.goto('/todos?ordenar=0');
      await settled(page);
      const looks: Buffer[] = [];
      for (const level of ['full', 'last', 'out']) {
        const dot = cards(page).locator(`.stock.${level} i`).first();
        if ((await dot.count()) > 0) looks.push(await seen(dot));
      }
      expect(looks.length).toBeGreaterThan(1);
      for (const look of looks) expect(drawn(look)).toBe(true);
      looks.forEach((look, index) =>
        looks.slice(index + 1).forEach((other) => expect(apart(look, other)).toBeGreaterThan(40)),
      );
    });

    test('what is chosen, reached or done is told apart', async ({ page }) => {
      await page.goto('/');
      const segments = main(page).locator('.carousel-segments i');
      const [on, off] = [segments.and(page.locator('.on')).first(), segments.and(page.locator(':not(.on)')).first()];
      expect(apart(await seen(on), await seen(off))).toBeGreaterThan(40);
      await searchBox(page).fill('cargador');
      const options = page.getByRole('group', { name: 'Productos' }).getByRole('option');
      await options.first().waitFor();
      await searchBox(page).press('ArrowDown');
      const active = page.getByRole('option', { selected: true });
      const passive = page.getByRole('option', { selected: false }).last();
      const edge = (part: Locator): Promise<string> =>
        part.evaluate((element) => getComputedStyle(element).borderLeftStyle);
      expect(await edge(active)).not.toBe(await edge(passive));
      await page.goto(await aCategory());
      const box = main(page).getByRole('checkbox', { name: /^Sólo existencias/ });
      const before = await seen(box);
      await box.check();
      await box.blur();
      expect(apart(before, await seen(box))).toBeGreaterThan(40);
      await page.goto('/facturacion');
      const steps = main(page).locator('.invoice-steps li');
      // Their words differ, and would whatever their bars look like.
      const bar = (step: Locator): Promise<string> =>
        step.evaluate((element) => getComputedStyle(element).borderTopColor);
      expect(await bar(steps.nth(0))).not.toBe(await bar(steps.nth(1)));
    });
  });
