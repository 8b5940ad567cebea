import { expect, test, type Page } from '../support/test.ts';
import { aCategory, waitUntilIdle } from '../support/kinds.ts';
import { cards, productLinks } from '../support/locators.ts';

/** What of the next page moves as it comes: noted by the page itself, in its tab. */
const recordMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<unknown> } | null };
      void viewTransition?.ready
        .then(() => {
          const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          sessionStorage.setItem('moved', parts.join());
        })
        .catch(() => undefined);
    }),
  );

const moved = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('moved'));

for (const motion of ['no-preference', 'reduce'] as const)
  test(`from a card to its page the picture box ${motion === 'reduce' ? 'does not move' : 'moves'} with reduced motion "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await recordMoves(page);
    await page.goto(await aCategory());
    await waitUntilIdle(page);
    await cards(page).locator(productLinks).first().click();
    await expect(page).toHaveURL(/\/producto\//);
    await waitUntilIdle(page);
    if (motion === 'reduce') expect(await moved(page)).toBeNull();
    else await expect.poll(() => moved(page)).toContain('(picture)');
  });
