import {
  inlineScripts,
  unreadable,
  usedByBuiltScripts,
  usedByBuiltStyles,
  usedByPages,
  type Files,
} from '../baseline/built.ts';
import { judge } from '../baseline/judge.ts';
import { newer, newerBuilt } from '../baseline/newer.ts';
import { kinds } from '../support/kinds.ts';
import { html, onSandbox } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { abilities } from '../engines/tour.ts';
import { userOf } from '../engines/client.ts';
import { playwrightClient } from '../engines/playwright.ts';
import { tourSite } from '../engines/site.ts';
import { deep } from '../support/sampling.ts';
import { narrow } from '../support/tags.ts';

const namedFiles = /["'`(](?:\.?\/)?(?:_astro\/)?([\w.-]+\.(?:js|css))["'`)]/g;

/** Each kind of page, and all scripts and styles that they, or those, name: what is fetched later too. */
async function built(): Promise<Record<'pages' | 'scripts' | 'styles', Files>> {
  const [pages, scripts, styles] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  for (const { path } of kinds) pages.set(await path(), await html(await path()));
  const waiting = ['/sw.js'];
  const found = new Set(waiting);
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(namedFiles)) {
      const path = `/_astro/${name}`;
      if (!found.has(path)) waiting.push(path);
      found.add(path);
    }
  };
  for (const text of pages.values()) follow(text);
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const text = await html(path);
    // A name in a text of ours, and no file.
    if (text.startsWith('<!')) continue;
    (path.endsWith('.css') ? styles : scripts).set(path, text);
    follow(text);
  }
  return { pages, scripts: new Map([...scripts, ...inlineScripts(pages)]), styles };
}

/** Whether a chunk is mostly code of libraries, whose analysis takes most of the time: deep runs only. */
const isMostlyLibrary = (path: string): boolean => /\/(?:react|lightbox)\b/.test(path);

test('R13.1 the oldest browsers parse the build, libraries included, and support each API that it uses', async () => {
  const { pages, scripts, styles } = await built();
  expect(scripts.size).toBeGreaterThan(40);
  expect(styles.size).toBeGreaterThan(8);
  expect(unreadable(scripts)).toEqual([]);
  const analyzed = new Map([...scripts].filter(([path]) => deep || !isMostlyLibrary(path)));
  const found = [...usedByBuiltScripts(analyzed), ...usedByBuiltStyles(styles), ...usedByPages(pages)];
  const inBuildOnly = Object.keys(newerBuilt);
  expect(judge(found, [...Object.keys(newer), ...inBuildOnly], deep ? inBuildOnly : [])).toEqual([]);
});

// The tour that runs in the other engines (tests/engines). In Chromium the browser tests cover its steps: deep runs only.
if (deep)
  test.describe('the tour', () => {
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
  });
