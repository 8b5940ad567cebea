import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBuiltFiles } from '../../../../scripts/preview/builtFiles.ts';
import { fileAddress } from '../../../../src/features/utilities/utilities.ts';
import { tempDir } from '../../../support/tempDir.ts';

function dist() {
  const folder = tempDir();
  mkdirSync(join(folder, 'dist/assets/utilidades'), { recursive: true });
  for (const file of ['Ñandu prueba.txt', '100% real.txt']) {
    writeFileSync(join(folder, 'dist/assets/utilidades', file), file);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist/_redirects'), '/* /x 302');
  return createBuiltFiles(join(folder, 'dist'));
}

describe('R8.3 the preview finds files by their encoded names, as the host does', () => {
  test.each(['Ñandu prueba.txt', '100% real.txt'])('%s', async (file) => {
    const found = await dist().find(fileAddress(file));
    expect(found?.body.toString()).toBe(file);
  });

  test.each([
    '/..%2Fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/%5Fredirects',
    '/no%20hay.txt',
    '/assets%2F',
  ])('not %s', async (path) => {
    const files = dist();
    expect([await files.find(path), await files.has(path)]).toEqual([undefined, false]);
  });
});
