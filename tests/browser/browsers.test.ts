import {
  extractInlineScripts,
  findSyntaxErrors,
  findUnsupportedInBuiltScripts,
  findUnsupportedInBuiltStyles,
  findUnsupportedInPages,
  type BuiltFiles,
} from '../baseline/buildFeatures.ts';
import { reportViolations } from '../baseline/reportViolations.ts';
import { unsupportedBuildFeatures, unsupportedFeatures } from '../baseline/unsupportedFeatures.ts';
import { pageKinds } from '../support/pageKinds.ts';
import { fetchHtml, onSandbox } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { createUser } from '../engines/client.ts';
import { createPlaywrightClient } from '../engines/playwright.ts';
import { startSiteProxy } from '../engines/siteProxy.ts';
import { userJourneys } from '../engines/userJourneys.ts';
import { deep } from '../support/sampling.ts';
import { narrow } from '../support/tags.ts';

const fileReferences = /["'`(](?:\.?\/)?(?:_astro\/)?([\w.-]+\.(?:js|css))["'`)]/g;

/** Fetches each kind of page, and all scripts and styles that they reference directly or indirectly, lazy chunks included. */
async function fetchBuild(): Promise<Record<'pages' | 'scripts' | 'styles', BuiltFiles>> {
  const pages = new Map<string, string>();
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  for (const { path } of pageKinds) pages.set(await path(), await fetchHtml(await path()));
  const queue = ['/sw.js'];
  const seen = new Set(queue);
  const enqueueReferences = (text: string): void => {
    for (const [, name = ''] of text.matchAll(fileReferences)) {
      const path = `/_astro/${name}`;
      if (!seen.has(path)) queue.push(path);
      seen.add(path);
    }
  };
  for (const text of pages.values()) enqueueReferences(text);
  for (let path = queue.shift(); path; path = queue.shift()) {
    const text = await fetchHtml(path);
    // A page instead: the string only looks like the name of a file.
    if (text.startsWith('<!')) continue;
    (path.endsWith('.css') ? styles : scripts).set(path, text);
    enqueueReferences(text);
  }
  return { pages, scripts: new Map([...scripts, ...extractInlineScripts(pages)]), styles };
}

/** Whether a chunk is mostly library code. Its analysis takes most of the time, so only deep runs do it. */
const isMostlyLibrary = (path: string): boolean => /\/(?:react|lightbox)\b/.test(path);

test('R13.1 the oldest browsers parse the build, libraries included, and support each API that it uses', async () => {
  const { pages, scripts, styles } = await fetchBuild();
  expect(scripts.size).toBeGreaterThan(40);
  expect(styles.size).toBeGreaterThan(8);
  expect(findSyntaxErrors(scripts)).toEqual([]);
  const analyzed = new Map([...scripts].filter(([path]) => deep || !isMostlyLibrary(path)));
  const uses = [
    ...findUnsupportedInBuiltScripts(analyzed),
    ...findUnsupportedInBuiltStyles(styles),
    ...findUnsupportedInPages(pages),
  ];
  const buildEntries = Object.keys(unsupportedBuildFeatures);
  const entries = [...Object.keys(unsupportedFeatures), ...buildEntries];
  expect(reportViolations(uses, entries, deep ? buildEntries : [])).toEqual([]);
});

// The user journeys of tests/engines. In Chromium the browser tests cover their steps, so only deep runs include them.
if (deep)
  test.describe('user journeys', () => {
    test.skip(!onSandbox, 'Sends an invoice request and creates a promo code.');
    test.use({ serviceWorkers: 'allow' });

    for (const [title, runJourney] of Object.entries(userJourneys)) {
      test(`R13.1 ${title}`, narrow, async ({ page }) => {
        const client = createPlaywrightClient(page);
        const site = await startSiteProxy();
        await runJourney({ client, site, user: createUser(client, site.origin), screenshot: () => Promise.resolve() });
        expect([...client.takeErrors(), ...site.takeErrors()]).toEqual([]);
        await page.close();
        site.close();
      });
    }
  });
