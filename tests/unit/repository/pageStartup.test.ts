import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

test('Budget: no file makes a part of Intl as it is loaded: the first use takes a phone 80 ms', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(200);
  const atLoad = files.filter((file) =>
    /^(?:export )?const \w+ = new Intl\./m.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(atLoad).toEqual([]);
});

test('P80 no page has a script behind its end: each is in its slot', () => {
  const pages = globSync('pages/**/*.astro', { cwd: src });
  expect(pages.length).toBeGreaterThan(15);
  const behind = pages.filter((file) =>
    /<\/(?:Page|ClientRenderedPage|ListPage)>[^]*<script/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(behind).toEqual([]);
});
