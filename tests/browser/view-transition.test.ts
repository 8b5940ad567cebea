import { expect, test, type Page } from '../support/test.ts';
import { findCategoryPath, waitUntilIdle } from '../support/pageKinds.ts';
import { cards, productLinkSelector } from '../support/locators.ts';

/** Has each page of the tab record the pseudo-elements that its view transition animates. */
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

const readAnimatedElements = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('animated'));

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`View transition: the picture ${reducedMotion === 'reduce' ? 'does not move' : 'moves'} from a card to its page with prefers-reduced-motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await recordTransitions(page);
    await page.goto(await findCategoryPath());
    await waitUntilIdle(page);
    await cards(page).locator(productLinkSelector).first().click();
    await expect(page).toHaveURL(/\/producto\//);
    await waitUntilIdle(page);
    if (reducedMotion === 'reduce') expect(await readAnimatedElements(page)).toBeNull();
    else await expect.poll(() => readAnimatedElements(page)).toContain('(picture)');
  });
