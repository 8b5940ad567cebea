import { abilities } from '../engines/tour.ts';
import { userOf } from '../engines/client.ts';
import { playwrightClient } from '../engines/playwright.ts';
import { tourSite } from '../engines/site.ts';
import { expect, test } from '../support/test.ts';
import { onSandbox } from '../support/site.ts';
import { narrow } from '../support/widths.ts';

// The tour that every other engine makes, too (tests/engines).
test.skip(!onSandbox, 'It sends an invoice request and makes a promo code.');
test.use({ serviceWorkers: 'allow' });

for (const [title, walk] of Object.entries(abilities)) {
  test(`R13.1 ${title}`, narrow, async ({ page }) => {
    const client = playwrightClient(page);
    const site = await tourSite();
    await walk({ client, site, user: userOf(client, site.origin), picture: () => Promise.resolve() });
    expect([...client.complaints(), ...site.faults()]).toEqual([]);
    await page.close();
    site.close();
  });
}
