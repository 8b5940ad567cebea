import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

test('Budget: no file makes a part of Intl as it is loaded: the first use takes a phone 80 ms', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(300);
  const atLoad = files.filter((file) =>
    /^(?:export )?const \w+ = new Intl\./m.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(atLoad).toEqual([]);
});
