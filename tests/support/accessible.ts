import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beyond them: who goes from heading to heading misses none; who says what is seen is understood (2.5.3, not yet on in axe). */
const rules = { 'heading-order': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/**
 * What axe finds wrong: the rule, and where. In the dark only colours differ, so they alone are looked at again.
 * @param part the part of the page that is looked at, a selector
 */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).include(part);
    if (colorScheme === 'light') axe.options({ runOnly: { type: 'tag', values: tags }, rules });
    else axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(
        ...nodes.map(
          ({ target, failureSummary = '' }) => `${colorScheme}: ${id} ${target.join(' ')} ${failureSummary}`,
        ),
      );
  }
  return found;
}
