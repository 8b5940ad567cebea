import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong in either scheme of colours: the rule, and where. */
export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    for (const { id, nodes } of violations) {
      found.push(...nodes.map(({ target }) => `${colorScheme}: ${id} ${target.join(' ')}`));
    }
  }
  return found;
}
