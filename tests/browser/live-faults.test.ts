import { expect, test } from '../support/test.ts';
import { callers, faults } from '../support/callers.ts';
import { settled } from '../support/kinds.ts';
import { main } from '../support/parts.ts';
import { onSandbox } from '../support/site.ts';
import { some, thorough } from '../support/spread.ts';
import { watch } from '../support/watch.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

/** Every way for everyone where the tests are thorough; else each has one, and each way is seen. */
const all = Object.entries(faults);
const waysFor = (index: number) => (thorough ? all : [all[index % all.length] as (typeof all)[number]]);
/** Lines that say from when the figures are. */
const age = /^(?:Precio y existencias del catálogo|Precio y existencias al día).*$/gm;

for (const [index, [who, { path, call, act, whole, silent }]] of some(Object.entries(callers), 8).entries()) {
  test(`P16 P22 ${who}, when the live API ${waysFor(index).length > 1 ? 'fails in each way' : waysFor(index)[0]?.[0]}`, async ({
    page,
  }) => {
    test.setTimeout(30_000 * waysFor(index).length);
    const seen = await watch(page);
    const address = await path();
    const text = async (): Promise<string> =>
      (await main(page).innerText()).replaceAll(age, '').replaceAll(/\s+/g, ' ');
    for (const [way, fail] of waysFor(index)) {
      await test.step(way, async () => {
        let asked = 0;
        await page.route(call, (route) => (asked++, fail(route)));
        await page.goto(address);
        // Written when the page is idle.
        await expect(main(page).locator('[data-open]:empty')).toHaveCount(0);
        const before = await text();
        await act?.(page);
        await expect.poll(() => asked).toBeGreaterThan(0);
        await whole(page);
        if (way !== 'hangs') await settled(page);
        if (silent) expect(await text()).toBe(before);
        if (silent) expect(await seen.movedInMain()).toEqual([]);
        expect([seen.problems, await seen.violations()]).toEqual([[], []]);
        // What Chrome itself says of a request that failed is all.
        expect(seen.printed.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
        await page.unroute(call);
      });
    }
  });
}
