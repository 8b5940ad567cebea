import { mkdirSync, readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { patience, persistently } from '../../scripts/snapshot/patient.ts';
import { fetchSliders, sliderPath, type SliderPlaces } from '../../scripts/snapshot/sliders.ts';
import { slidePath } from '../../src/catalogue/load.ts';
import type { Seal } from '../../src/catalogue/snapshot.ts';
import { fakeClock } from '../support/fakeClock.ts';
import { tempDir } from '../support/tempDir.ts';

/** A host that has these files, by path. */
const answer =
  (files: Record<string, string>): typeof fetch =>
  (address) => {
    const body = files[new URL(address instanceof Request ? address.url : address).pathname];
    return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }));
  };
const down: typeof fetch = () => Promise.reject(new TypeError('refused'));
const far = answer({ [`/${sliderPath}/far.jpg`]: 'far' });

function folders(): Omit<SliderPlaces, 'fetch'> {
  const root = tempDir();
  const clock = fakeClock();
  const where = { publicDir: join(root, 'public'), snapshotDir: join(root, 'snapshot'), apiHost: 'http://api.example' };
  mkdirSync(join(where.publicDir, sliderPath), { recursive: true });
  writeFileSync(join(where.publicDir, sliderPath, 'own.jpg'), 'own');
  return { ...where, persist: persistently(clock, patience), limit: () => clock.limit(1000) };
}

describe('R3.1 slides that the site lacks', () => {
  test('are fetched from the API host at the same path, or reported', async () => {
    const where = { ...folders(), fetch: far };
    const { there, nowhere, seals } = await fetchSliders(['own.jpg', 'far.jpg', 'gone.jpg'], where);
    expect(there).toEqual(['own.jpg', 'far.jpg']);
    expect(nowhere).toMatchObject([{ id: 'gone.jpg' }]);
    expect(Object.keys(seals)).toEqual(['far.jpg']);
    const path = slidePath(where.snapshotDir, 'far.jpg', seals['far.jpg'] as Seal);
    expect(readFileSync(path, 'utf8')).toBe('far');
  });

  test('a page in the place of a picture is none', async () => {
    const page: typeof fetch = () =>
      Promise.resolve(new Response('<h1>No</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await fetchSliders(['far.jpg'], { ...folders(), fetch: page })).toMatchObject({ there: [], nowhere: [{}] });
  });

  test('come with their upright picture for phones, where there is one', async () => {
    const files = { [`/${sliderPath}/far.jpg`]: 'far', [`/${sliderPath}/own-movil.jpg`]: 'upright' };
    const { there, nowhere } = await fetchSliders(['own.jpg', 'far.jpg'], { ...folders(), fetch: answer(files) });
    expect(there).toEqual(['own.jpg', 'far.jpg', 'own-movil.jpg']);
    expect(nowhere).toEqual([]);
  });

  test('a host that is down keeps what an earlier pull fetched', async () => {
    const where = folders();
    const { seals: known } = await fetchSliders(['far.jpg'], { ...where, fetch: far });
    expect(await fetchSliders(['far.jpg'], { ...where, fetch: down, known })).toEqual({
      ...{ there: ['far.jpg'], nowhere: [] },
      seals: known,
    });
  });

  test('R11.3 with none from before, or a damaged one, it is an outage that names the slide', async () => {
    const where = folders();
    await expect(fetchSliders(['far.jpg'], { ...where, fetch: down })).rejects.toThrow(
      /^slide far\.jpg: cannot be fetched/,
    );
    const { seals: known } = await fetchSliders(['far.jpg'], { ...where, fetch: far });
    truncateSync(slidePath(where.snapshotDir, 'far.jpg', known['far.jpg'] as Seal), 1);
    await expect(fetchSliders(['far.jpg'], { ...where, fetch: down, known })).rejects.toThrow(/^slide far\.jpg/);
  });

  test('a new picture of an old name leaves the old one to the snapshots that have it', async () => {
    const where = folders();
    await fetchSliders(['far.jpg'], { ...where, fetch: far });
    await fetchSliders(['far.jpg'], { ...where, fetch: answer({ [`/${sliderPath}/far.jpg`]: 'new' }) });
    expect(readdirSync(join(where.snapshotDir, 'sliders'))).toHaveLength(2);
  });
});
