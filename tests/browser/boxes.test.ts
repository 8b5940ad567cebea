import { boxFaults } from '../support/boxFaults.ts';
import { expect, test } from '../support/test.ts';
import { onScreens, views } from '../support/views.ts';

const screens = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1920, 1080],
] as const;

for (const view of views)
  test(`Boxes: what is read or pressed lies on nothing else and is not cut off: ${view.name}`, async ({ page }) => {
    await onScreens(page, view, screens, async (size) =>
      expect.soft(await boxFaults(page, view.over), size).toEqual([]),
    );
  });
