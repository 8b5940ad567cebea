import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checksum } from '../../scripts/snapshot/durableFiles.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { slidePath } from '../../src/catalogue/loadSnapshot.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

afterEach(() => vi.unstubAllEnvs());

test('P91 R3.1 a slide is published under its checksum, which the page requests; a file name that Netlify rejects fails the build', async () => {
  const snapshotDir = tempDir(afterAll);
  const dist = tempDir(afterAll);
  const name = 'Oferta #1?.jpg';
  const slide = { ...checksum('bytes of a picture'), type: 'jpg' as const };
  mkdirSync(dirname(slidePath(snapshotDir, slide)), { recursive: true });
  writeFileSync(slidePath(snapshotDir, slide), 'bytes of a picture');
  const { catalogue, report } = await createTestSandbox({ products: 5 }).snapshot();
  const catalogueWithSlides = { ...catalogue, sliders: [name, 'carga-rapida.jpg'] };
  writeSnapshot(snapshotDir, 'https://api.example', '2026-01-01T00:00:00.000Z', catalogueWithSlides, report, {
    slides: { [name]: slide },
  });
  vi.stubEnv('SNAPSHOT_DIR', snapshotDir);
  vi.resetModules();
  const { publishedSlideFile, slideNames } = await import('../../src/catalogue/index.ts');
  const { copySlides } = await import('../../scripts/netlify/netlifyFiles.ts');
  copySlides(dist);
  const published = readdirSync(join(dist, 'assets/imgs/sliders'));
  expect(published).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.jpg$/)]);
  expect(slideNames().map(publishedSlideFile)).toEqual([...published, 'carga-rapida.jpg']);

  // The same build step rejects a file of public/ with a name that Netlify does not accept.
  vi.stubEnv('DIST_DIR', dist);
  vi.doMock('../../scripts/build/postprocess/postprocess.ts', () => ({
    Postprocessor: class {
      finish = () => ({ policy: '', sitemapEntries: [] });
    },
  }));
  for (const file of ['sin-conexion.html', 'sw.js']) writeFileSync(join(dist, file), '');
  const runBuildHooks = async (): Promise<void> => {
    const { netlifyFiles } = await import('../../scripts/netlify/netlifyFiles.ts');
    const { hooks } = netlifyFiles();
    await hooks['astro:build:start']?.({ setPrerenderer: () => undefined } as never);
    await hooks['astro:build:done']?.({ dir: pathToFileURL(`${dist}/`) } as never);
  };
  vi.resetModules();
  await runBuildHooks();
  writeFileSync(join(dist, 'Manual #1.pdf'), '');
  await expect(runBuildHooks()).rejects.toThrow(/because of file names[^]*Manual #1\.pdf/);
});
