import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Postprocessor } from '../../../scripts/build/postprocess/postprocess.ts';
import { PageProcessor } from '../../../scripts/build/postprocess/pageProcessor.ts';
import { tempDir } from '../../support/tempDir.ts';

const policy = "default-src 'none'; script-src 'self' 'sha256-unused='";
const html = (body: string, content = policy): string =>
  `<!doctype html><meta http-equiv="content-security-policy" content="${content}"><body>${body}</body></html>`;

/** Creates an output folder with these pages. */
function createBuild(pages: Record<string, string>): string {
  const dist = tempDir(afterAll);
  for (const folder of ['_astro', 'producto', 'assets']) mkdirSync(join(dist, folder));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(dist, name), text);
  return dist;
}

/** Renders and writes pages as Astro does: each page is written after it is rendered. */
async function render(postprocessor: Postprocessor, dist: string, pages: Record<string, string>): Promise<void> {
  const { render: renderPage } = postprocessor.wrap({
    name: 'test',
    getStaticPaths: () => Promise.resolve([]),
    render: ({ url }) => Promise.resolve(new Response(pages[new URL(url).pathname.slice(1)])),
  });
  for (const [name, text] of Object.entries(pages)) {
    await renderPage(new Request(`https://shop.example/${name}`), { routeData: { type: 'page' } } as never);
    writeFileSync(join(dist, name), text);
  }
}

const read = (dist: string, name: string): string => readFileSync(join(dist, name), 'utf8');

test('R11.7 processes pages of this build and the last one, and no other HTML', async () => {
  const keptPages = { 'index.html': html('kept'), 'producto/0.html': html('kept, too') };
  const renderedPages = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`producto/${index + 1}.html`, html(`page ${index + 1}`)]),
  );
  const dist = createBuild({ ...keptPages, 'assets/manual.html': html('a file of the shop') });
  const postprocessor = new Postprocessor(dist, dist);
  await render(postprocessor, dist, renderedPages);
  const trimmed = "default-src 'none'; script-src 'self'";
  expect((await postprocessor.finish('')).policy).toBe(trimmed);
  for (const [name, text] of Object.entries({ ...keptPages, ...renderedPages }))
    expect(read(dist, name), name).toBe(text.replace(policy, trimmed));
  expect(read(dist, 'assets/manual.html')).toContain(policy);
});

test('R11.7 reuses the results of the last build for pages that have not changed since, without reading them', async () => {
  const createPolicy = (source: string): string => `img-src https://${source}.example`;
  const pages = ['kept', 'again', 'changed', 'gone'].map((name): [string, string] => [
    `${name}.html`,
    html(name, createPolicy(name)),
  ]);
  const dist = createBuild(Object.fromEntries(pages));
  const writeKeptPage = (text: string): void => {
    writeFileSync(join(dist, 'kept.html'), text);
    utimesSync(join(dist, 'kept.html'), 1_700_000_000, 1_700_000_000);
  };
  writeKeptPage(html('kept', createPolicy('kept')));
  await new Postprocessor(dist, dist).finish('');
  writeKeptPage('is not read');
  rmSync(join(dist, 'gone.html'));
  writeFileSync(join(dist, 'changed.html'), html('changed', createPolicy('edited')));
  const postprocessor = new Postprocessor(dist, dist);
  await render(postprocessor, dist, { 'again.html': html('again', createPolicy('rendered')) });
  const sources = ['kept', 'rendered', 'edited'].map((name) => `https://${name}.example`);
  const { policy } = await postprocessor.finish('');
  expect(policy.split(' ').slice(1).sort()).toEqual(sources.sort());
});

test('does not process a page that Astro has not written yet, even if there is one of an earlier build', () => {
  const dist = createBuild({ 'a.html': html('of the last build'), 'b.html': html('half').slice(0, -9) });
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(join(dist, 'a.html'), anHourAgo, anHourAgo);
  const processor = new PageProcessor(dist);
  for (const name of ['a.html', 'b.html', 'missing.html']) processor.processIfWritten({ name, time: Date.now() });
  expect([...processor.pages.keys()]).toEqual([]);
  expect(read(dist, 'a.html')).toContain(policy);
  writeFileSync(join(dist, 'a.html'), html('of this build'));
  processor.processIfWritten({ name: 'a.html', time: Date.now() });
  expect([...processor.pages.keys()]).toEqual(['a.html']);
  expect(read(dist, 'a.html')).not.toContain(policy);
});

test('P47 fails the build for a page without a policy, in the worker and in the main thread', async () => {
  const pageWithoutPolicy = { 'producto/7.html': html('without', '') };
  const workerBuild = createBuild({});
  const postprocessor = new Postprocessor(workerBuild, workerBuild);
  const otherPages = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${index}.html`, html('with')]));
  await render(postprocessor, workerBuild, { ...pageWithoutPolicy, ...otherPages });
  await expect(postprocessor.finish('')).rejects.toThrow('producto/7.html has no Content-Security-Policy');
  const mainThreadBuild = createBuild({ 'a.html': html('with'), ...pageWithoutPolicy });
  await expect(new Postprocessor(mainThreadBuild, mainThreadBuild).finish('')).rejects.toThrow(
    'producto/7.html has no Content-Security-Policy',
  );
});
