import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules without these tags: heading order, and visible labels in accessible names (2.5.3, off by default in axe). */
const extraRules = { 'heading-order': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/**
 * Finds axe violations with the affected elements, in the light and the dark colour scheme. The dark one is checked for contrast
 * only: nothing else differs.
 * @param selector the part of the page to analyze
 */
export async function findAxeViolations(page: Page, selector = 'html'): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Legacy mode skips cross-origin frames and opens no extra tab for each analysis.
    const axe = new AxeBuilder({ page }).setLegacyMode().include(selector);
    if (colorScheme === 'light') axe.options({ runOnly: { type: 'tag', values: wcagTags }, rules: extraRules });
    else axe.withRules('color-contrast');
    const results = await axe.analyze();
    for (const { id, nodes } of results.violations) {
      for (const { target, failureSummary = '' } of nodes)
        violations.push(`${colorScheme}: ${id} ${target.join(' ')} ${failureSummary}`);
    }
  }
  return violations;
}
