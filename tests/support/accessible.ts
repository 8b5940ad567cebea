import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong: the rule, and where. In the dark only colours differ, so they alone are looked at again.
 * @param part the part of the page that is looked at, a selector
 */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).include(part);
    const { violations } = await (
      colorScheme === 'light' ? axe.withTags(tags) : axe.withRules('color-contrast')
    ).analyze();
    for (const { id, nodes } of violations)
      found.push(
        ...nodes.map(
          ({ target, failureSummary = '' }) => `${colorScheme}: ${id} ${target.join(' ')} ${failureSummary}`,
        ),
      );
  }
  return found;
}
