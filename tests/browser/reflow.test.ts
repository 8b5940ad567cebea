import { findAxeViolations } from '../support/accessible.ts';
import { boxFaults } from '../support/boxFaults.ts';
import { focusHidden } from '../support/focusHidden.ts';
import { some, thorough } from '../support/spread.ts';
import { expect, test } from '../support/test.ts';
import { onScreens, views } from '../support/views.ts';

// What 1280×800 px and 1280×1024 px have room for where everything is twice or four times as large (WCAG 2.2, 1.4.10).
const zoomed = [
  [640, 400],
  [320, 256],
] as const;

for (const view of some(views, 3))
  test(`Accessible: zoomed to 200 % and 400 %, ${view.name} fits, and nothing lies on what has the focus`, async ({
    page,
  }) => {
    await onScreens(page, view, zoomed, async (size) => {
      expect.soft(await boxFaults(page, view.over), size).toEqual([]);
      if (thorough || size.startsWith('320')) expect.soft(await findAxeViolations(page), size).toEqual([]);
      expect.soft(await focusHidden(page), size).toEqual([]);
    });
  });
