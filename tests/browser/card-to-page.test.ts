import { expect, test, type Page } from '../support/test.ts';
import { findCategoryPath, waitUntilIdle } from '../support/pageKinds.ts';
import { cards, productLinks } from '../support/locators.ts';

/** Has each page of the tab store the pseudo-elements that its view transition animates. */
const recordTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<unknown> } | null };
      void viewTransition?.ready
        .then(() => {
          const animated = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          sessionStorage.setItem('animated', animated.join());
        })
        .catch(() => undefined);
    }),
  );

const readTransition = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('animated'));

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the picture ${reducedMotion === 'reduce' ? 'does not move' : 'moves'} from a card to its page with reduced motion "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await recordTransitions(page);
    await page.goto(await findCategoryPath());
    await waitUntilIdle(page);
    await cards(page).locator(productLinks).first().click();
    await expect(page).toHaveURL(/\/producto\//);
    await waitUntilIdle(page);
    if (reducedMotion === 'reduce') expect(await readTransition(page)).toBeNull();
    else await expect.poll(() => readTransition(page)).toContain('(picture)');
  });
