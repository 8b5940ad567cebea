import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

test('Budget: no module creates an Intl object at load time, which takes 80 ms on a phone', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(200);
  const filesWithIntl = files.filter((file) =>
    /^(?:export )?const \w+ = new Intl\./m.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(filesWithIntl).toEqual([]);
});

test('P80 no page has a script after its layout: scripts are in the slot', () => {
  const pages = globSync('pages/**/*.astro', { cwd: src });
  expect(pages.length).toBeGreaterThan(15);
  const pagesWithTrailingScript = pages.filter((file) =>
    /<\/(?:Page|ClientRenderedPage|ListPage)>[^]*<script/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(pagesWithTrailingScript).toEqual([]);
});
