import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Additional rules: the order of headings, and visible labels in accessible names (2.5.3, still off in axe). */
const rules = { 'heading-order': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/**
 * Finds violations of axe's rules, with their places. In the dark scheme it checks contrast only, since nothing else differs.
 * @param part of the page, a selector
 */
export async function findAxeViolations(page: Page, part = 'html'): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy: without the frames of other companies, and without a tab more for each analysis.
    const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
    if (colorScheme === 'light') axe.options({ runOnly: { type: 'tag', values: tags }, rules });
    else axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      faults.push(
        ...nodes.map(
          ({ target, failureSummary = '' }) => `${colorScheme}: ${id} ${target.join(' ')} ${failureSummary}`,
        ),
      );
  }
  return faults;
}
