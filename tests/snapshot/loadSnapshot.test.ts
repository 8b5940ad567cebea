import { mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checksum } from '../../scripts/snapshot/durableFiles.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { loadSnapshot, slidePath } from '../../src/catalogue/loadSnapshot.ts';
import type { Catalogue, Manifest } from '../../src/catalogue/snapshot.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

let older: Catalogue;
let newer: Catalogue;
beforeAll(async () => {
  ({ catalogue: older } = await createTestSandbox({ products: 5 }).snapshot());
  ({ catalogue: newer } = await createTestSandbox({ products: 6 }).snapshot());
});

/** Creates a snapshot folder with two generations. Both `newestFolders` contain the newer one: the snapshot folder, and a generation's. */
function createGenerations(): { dir: string; newestFolders: string[] } {
  const dir = tempDir();
  const report = { rejected: [], duplicates: [], pictures: [] };
  writeSnapshot(dir, 'https://api.example.com', '2025-11-20T15:00:00.000Z', older, report);
  const { time, files } = writeSnapshot(dir, 'https://api.example.com', '2025-11-21T15:00:00.000Z', newer, report);
  const name = `${time.replace(/\D/g, '')}-${files['catalogue.json'].sha256.slice(0, 12)}`;
  return { dir, newestFolders: [dir, join(dir, 'generations', name)] };
}
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));
const manifestFile = (folder: string): string => join(folder, 'manifest.json');
const catalogueFile = (folder: string): string => join(folder, 'catalogue.json');
const changeSchema = (folder: string): void =>
  edit(manifestFile(folder), (text) => JSON.stringify({ ...(JSON.parse(text) as Manifest), schema: 99 }));

const damageCases: [string, (folder: string) => void, RegExp][] = [
  [
    'an edited catalogue',
    (folder) => edit(catalogueFile(folder), (text) => text.replace('"price":', '"price": ')),
    /does not match its manifest/,
  ],
  ['a truncated catalogue', (folder) => truncateSync(catalogueFile(folder), 500), /does not match its manifest/],
  ['an empty catalogue', (folder) => truncateSync(catalogueFile(folder), 0), /does not match its manifest/],
  ['a missing catalogue', (folder) => rmSync(catalogueFile(folder)), /ENOENT/],
  ['a missing manifest', (folder) => rmSync(manifestFile(folder)), /ENOENT/],
  ['a truncated manifest', (folder) => truncateSync(manifestFile(folder), 50), /JSON/],
  ['a null manifest', (folder) => writeFileSync(manifestFile(folder), 'null'), /null/],
  [
    'a manifest without the files',
    (folder) => writeFileSync(manifestFile(folder), '{"schema":4}'),
    /manifest\.json was edited/,
  ],
  ['another schema', changeSchema, /made by another version of this project \(schema 99\)/],
];

describe('R11.3 a damaged snapshot', () => {
  test.each(damageCases)('%s: loads the previous generation, with a warning', (_case, damage, reason) => {
    const { dir, newestFolders } = createGenerations();
    for (const folder of newestFolders) damage(folder);
    const warnings: string[] = [];
    expect(loadSnapshot(dir, (message) => warnings.push(message)).catalogue).toEqual(older);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(reason);
    expect(warnings[0]).toMatch(/damaged.*Falling back to .*taken at 2025-11-20T15:00:00\.000Z/s);
  });

  test.each(damageCases)('%s in the current files only: loads their copy in generations', (_case, damage) => {
    const { dir } = createGenerations();
    damage(dir);
    expect(loadSnapshot(dir, () => undefined).catalogue).toEqual(newer);
  });

  test('an intact snapshot is loaded without a warning', () => {
    expect(loadSnapshot(createGenerations().dir, () => expect.unreachable()).catalogue).toEqual(newer);
  });

  test('a snapshot without products is rejected', () => {
    const dir = tempDir();
    writeSnapshot(
      dir,
      'https://api.example.com',
      '2025-11-20T15:00:00.000Z',
      { ...older, products: [] },
      { rejected: [], duplicates: [], pictures: [] },
    );
    expect(() => loadSnapshot(dir)).toThrow(/it has no products/);
  });

  test('without an intact generation, the error lists each with its damage, and the remedy', () => {
    const { dir } = createGenerations();
    const folders = [dir, ...readdirSync(join(dir, 'generations')).map((name) => join(dir, 'generations', name))];
    for (const folder of folders) truncateSync(catalogueFile(folder), 10);
    const load = () => loadSnapshot(dir, () => expect.unreachable());
    expect(load).toThrow(/^There is no snapshot[^]*Run `npm run snapshot` with the API up/);
    expect(folders).toHaveLength(3);
    for (const folder of folders) expect(load).toThrow(`${folder}: catalogue.json does not match its manifest`);
  });

  test('without a folder, the error has the remedy', () => {
    expect(() => loadSnapshot(join(tempDir(), 'none'))).toThrow(/Run `npm run snapshot`/);
  });

  test.each(['catalogue.json', 'report.json', 'manifest.json'])(
    'a flipped bit in %s is detected, wherever it is',
    (file) => {
      const { dir, newestFolders } = createGenerations();
      const original = readFileSync(join(dir, file));
      for (const position of [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]) {
        const bytes = Buffer.from(original);
        const index = Math.floor((bytes.length - 1) * position);
        bytes[index] = (bytes[index] ?? 0) ^ 1;
        for (const folder of newestFolders) writeFileSync(join(folder, file), bytes);
        const warnings: string[] = [];
        expect(loadSnapshot(dir, (message) => warnings.push(message)).catalogue, `at ${position}`).toEqual(older);
        expect(warnings).toEqual([expect.stringContaining('damaged')]);
      }
    },
  );
});

describe('R3.1 a fetched slide', () => {
  const slide = Buffer.from('a picture of a slide');
  const slideChecksum = { ...checksum(slide), type: 'jpg' as const };
  const report = { rejected: [], duplicates: [], pictures: [] };

  test.each<[string, Buffer | null]>([
    ['missing', null],
    ['empty', Buffer.alloc(0)],
    ['truncated', slide.subarray(0, -2)],
    ['edited', Buffer.from('a picture of a Slide')],
  ])('that is %s is left out, with a warning', (_case, bytes) => {
    const dir = tempDir();
    mkdirSync(join(dir, 'sliders'));
    const catalogue = { ...newer, sliders: ['far.jpg', ...newer.sliders] };
    writeSnapshot(dir, 'https://api.example.com', '2025-11-21T15:00:00.000Z', catalogue, report, {
      slides: { 'far.jpg': slideChecksum },
    });
    if (bytes) writeFileSync(slidePath(dir, slideChecksum), bytes);
    const warnings: string[] = [];
    expect(loadSnapshot(dir, (message) => warnings.push(message)).catalogue.sliders).toEqual(newer.sliders);
    expect(warnings).toEqual([expect.stringMatching(/far\.jpg.*npm run snapshot/)]);
  });
});
