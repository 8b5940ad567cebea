import {
  extractInlineScripts,
  findSyntaxErrors,
  findUnsupportedInBuiltScripts,
  findUnsupportedInBuiltStyles,
  findUnsupportedInPages,
  type BuiltTexts,
} from '../baseline/buildFeatures.ts';
import { reportViolations } from '../baseline/reportViolations.ts';
import { unsupportedBuildFeatures, unsupportedFeatures } from '../baseline/unsupportedFeatures.ts';
import { pageKinds } from '../support/pageKinds.ts';
import { fetchText, onSandbox } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { createPlaywrightDriver } from '../browserEngines/playwrightDriver.ts';
import { startSiteProxy } from '../browserEngines/siteProxy.ts';
import { createUser } from '../browserEngines/user.ts';
import { userJourneys } from '../browserEngines/userJourneys.ts';
import { testsAllCases } from '../support/sampling.ts';
import { phoneOnly } from '../support/tags.ts';

const fileReferences = /["'`(](?:\.?\/)?(?:_astro\/)?([\w.-]+\.(?:js|css))["'`)]/g;

/** Fetches a page of each kind, and all scripts and styles that these reference directly or indirectly, lazy chunks included. */
async function fetchBuild(): Promise<Record<'pages' | 'scripts' | 'styles', BuiltTexts>> {
  const pages = new Map<string, string>();
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  for (const { path } of pageKinds) pages.set(await path(), await fetchText(await path()));
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
    const text = await fetchText(path);
    // The response is a page: the string only looks like a file name.
    if (text.startsWith('<!')) continue;
    (path.endsWith('.css') ? styles : scripts).set(path, text);
    enqueueReferences(text);
  }
  return { pages, scripts: new Map([...scripts, ...extractInlineScripts(pages)]), styles };
}

/** Whether a chunk is mostly library code. Analyzing it takes most of the time, so only the deep tests do. */
const isMostlyLibrary = (path: string): boolean => /\/(?:react|lightbox)\b/.test(path);

test('R13.1 the oldest browsers parse the build, libraries included, and support its features, except those with a fallback', async () => {
  const { pages, scripts, styles } = await fetchBuild();
  expect(scripts.size).toBeGreaterThan(40);
  expect(styles.size).toBeGreaterThan(8);
  expect(findSyntaxErrors(scripts)).toEqual([]);
  const analyzed = new Map([...scripts].filter(([path]) => testsAllCases || !isMostlyLibrary(path)));
  const unsupportedUses = [
    ...findUnsupportedInBuiltScripts(analyzed),
    ...findUnsupportedInBuiltStyles(styles),
    ...findUnsupportedInPages(pages),
  ];
  const buildFeatures = Object.keys(unsupportedBuildFeatures);
  const knownFeatures = [...Object.keys(unsupportedFeatures), ...buildFeatures];
  expect(reportViolations(unsupportedUses, knownFeatures, testsAllCases ? buildFeatures : [])).toEqual([]);
});

// The user journeys of tests/browserEngines. In Chromium the browser tests cover their steps, so only the deep tests include them.
if (testsAllCases)
  test.describe('user journeys', () => {
    test.skip(!onSandbox, 'Sends an invoice request and creates a promo code.');
    test.use({ serviceWorkers: 'allow' });

    for (const [title, runJourney] of Object.entries(userJourneys)) {
      test(`R13.1 ${title}`, phoneOnly, async ({ page }) => {
        const driver = createPlaywrightDriver(page);
        const site = await startSiteProxy();
        await runJourney({ driver, site, user: createUser(driver, site.origin), screenshot: () => Promise.resolve() });
        expect([...driver.takeErrors(), ...site.takeErrors()]).toEqual([]);
        await page.close();
        site.close();
      });
    }
  });
