import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fetchSliders, sliderPath } from '../../scripts/snapshot/sliders.ts';
import { tempDir } from '../support/tempDir.ts';

/** A host that has these files, by path. */
const answer =
  (files: Record<string, string>): typeof fetch =>
  (address) => {
    const body = files[new URL(address instanceof Request ? address.url : address).pathname];
    return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }));
  };

function folders() {
  const root = tempDir();
  const where = { publicDir: join(root, 'public'), snapshotDir: join(root, 'snapshot'), apiHost: 'http://api.example' };
  mkdirSync(join(where.publicDir, sliderPath), { recursive: true });
  writeFileSync(join(where.publicDir, sliderPath, 'own.jpg'), 'own');
  return where;
}

describe('R3.1 slides that the site lacks', () => {
  test('are fetched from the API host at the same path, or reported', async () => {
    const where = { ...folders(), fetch: answer({ [`/${sliderPath}/far.jpg`]: 'far' }) };
    const { there, nowhere } = await fetchSliders(['own.jpg', 'far.jpg', 'gone.jpg'], where);
    expect(there).toEqual(['own.jpg', 'far.jpg']);
    expect(nowhere).toMatchObject([{ id: 'gone.jpg' }]);
    expect(readFileSync(join(where.snapshotDir, 'sliders', 'far.jpg'), 'utf8')).toBe('far');
  });

  test('come with their upright picture for phones, where there is one', async () => {
    const files = { [`/${sliderPath}/far.jpg`]: 'far', [`/${sliderPath}/own-movil.jpg`]: 'upright' };
    const { there, nowhere } = await fetchSliders(['own.jpg', 'far.jpg'], { ...folders(), fetch: answer(files) });
    expect(there).toEqual(['own.jpg', 'far.jpg', 'own-movil.jpg']);
    expect(nowhere).toEqual([]);
  });

  test('a host that is down keeps what an earlier pull fetched', async () => {
    const where = folders();
    await fetchSliders(['far.jpg'], { ...where, fetch: answer({ [`/${sliderPath}/far.jpg`]: 'far' }) });
    const down: typeof fetch = () => Promise.reject(new TypeError('refused'));
    expect(await fetchSliders(['far.jpg'], { ...where, fetch: down })).toEqual({ there: ['far.jpg'], nowhere: [] });
  });
});
