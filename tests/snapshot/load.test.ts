import { mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checksum } from '../../scripts/snapshot/durableFiles.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { loadSnapshot, slidePath } from '../../src/catalogue/load.ts';
import type { Catalogue, Manifest } from '../../src/catalogue/snapshot.ts';
import { shopApp } from '../support/shopApp.ts';
import { tempDir } from '../support/tempDir.ts';

let older: Catalogue;
let newer: Catalogue;
beforeAll(async () => {
  ({ catalogue: older } = await shopApp({ products: 5 }).snapshot());
  ({ catalogue: newer } = await shopApp({ products: 6 }).snapshot());
});

/** A folder with two generations, the newer one being the current. */
function twoGenerations(): { dir: string; current: string[] } {
  const dir = tempDir();
  const report = { rejected: [], duplicates: [], pictures: [] };
  writeSnapshot(dir, 'https://api.example.com', '2025-11-20T15:00:00.000Z', older, report);
  const { time, files } = writeSnapshot(dir, 'https://api.example.com', '2025-11-21T15:00:00.000Z', newer, report);
  const name = `${time.replace(/\D/g, '')}-${files['catalogue.json'].sha256.slice(0, 12)}`;
  return { dir, current: [dir, join(dir, 'generations', name)] };
}
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));
const manifestOf = (folder: string): string => join(folder, 'manifest.json');
const catalogueOf = (folder: string): string => join(folder, 'catalogue.json');
const otherSchema = (folder: string): void =>
  edit(manifestOf(folder), (text) => JSON.stringify({ ...(JSON.parse(text) as Manifest), schema: 99 }));

const damages: [string, (folder: string) => void, RegExp][] = [
  [
    'an edited catalogue',
    (folder) => edit(catalogueOf(folder), (text) => text.replace('"price":', '"price": ')),
    /does not match its manifest/,
  ],
  ['a catalogue that was cut', (folder) => truncateSync(catalogueOf(folder), 500), /does not match its manifest/],
  ['an empty catalogue', (folder) => truncateSync(catalogueOf(folder), 0), /does not match its manifest/],
  ['a missing catalogue', (folder) => rmSync(catalogueOf(folder)), /ENOENT/],
  ['a missing manifest', (folder) => rmSync(manifestOf(folder)), /ENOENT/],
  ['a manifest that was cut', (folder) => truncateSync(manifestOf(folder), 50), /JSON/],
  ['a manifest that is nothing', (folder) => writeFileSync(manifestOf(folder), 'null'), /null/],
  [
    'a manifest without the files',
    (folder) => writeFileSync(manifestOf(folder), '{"schema":3}'),
    /manifest\.json was edited/,
  ],
  ['another schema', otherSchema, /made by another version of this project \(schema 99\)/],
];

describe('R11.3 a damaged snapshot', () => {
  test.each(damages)('%s: the generation before is used, with a warning', (_case, damage, reason) => {
    const { dir, current } = twoGenerations();
    for (const folder of current) damage(folder);
    const warnings: string[] = [];
    expect(loadSnapshot(dir, (message) => warnings.push(message)).catalogue).toEqual(older);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(reason);
    expect(warnings[0]).toMatch(/damaged.*Falling back to .*of 2025-11-20T15:00:00\.000Z/s);
  });

  test.each(damages)('%s in the current files alone: its own generation is used', (_case, damage) => {
    const { dir } = twoGenerations();
    damage(dir);
    expect(loadSnapshot(dir, () => undefined).catalogue).toEqual(newer);
  });

  test('a whole one is read without a word', () => {
    expect(loadSnapshot(twoGenerations().dir, () => expect.unreachable()).catalogue).toEqual(newer);
  });

  test('one without products is none', () => {
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

  test('none that is whole: an error that names each and the remedy', () => {
    const { dir } = twoGenerations();
    const folders = [dir, ...readdirSync(join(dir, 'generations')).map((name) => join(dir, 'generations', name))];
    for (const folder of folders) truncateSync(catalogueOf(folder), 10);
    const attempt = () => loadSnapshot(dir, () => expect.unreachable());
    expect(attempt).toThrow(/^There is no snapshot[^]*Run `npm run snapshot` with the API up/);
    expect(folders).toHaveLength(3);
    for (const folder of folders) expect(attempt).toThrow(`${folder}: catalogue.json does not match its manifest`);
  });

  test('no folder at all: the same', () => {
    expect(() => loadSnapshot(join(tempDir(), 'none'))).toThrow(/Run `npm run snapshot`/);
  });

  test.each(['catalogue.json', 'report.json', 'manifest.json'])('one bit of %s is noticed, wherever it is', (file) => {
    const { dir, current } = twoGenerations();
    const whole = readFileSync(join(dir, file));
    for (const share of [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]) {
      const bytes = Buffer.from(whole);
      const at = Math.floor((bytes.length - 1) * share);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      for (const folder of current) writeFileSync(join(folder, file), bytes);
      const warnings: string[] = [];
      expect(loadSnapshot(dir, (message) => warnings.push(message)).catalogue, `at ${share}`).toEqual(older);
      expect(warnings).toEqual([expect.stringContaining('damaged')]);
    }
  });
});

describe('R3.1 a slide that was fetched', () => {
  const slide = Buffer.from('a picture of a slide');
  const sealed = { ...checksum(slide), type: 'jpg' as const };
  const report = { rejected: [], duplicates: [], pictures: [] };

  test.each<[string, Buffer | null]>([
    ['missing', null],
    ['empty', Buffer.alloc(0)],
    ['cut', slide.subarray(0, -2)],
    ['edited', Buffer.from('a picture of a Slide')],
  ])('%s: it is noticed, and the shop stands without it', (_case, bytes) => {
    const dir = tempDir();
    mkdirSync(join(dir, 'sliders'));
    const catalogue = { ...newer, sliders: ['far.jpg', ...newer.sliders] };
    writeSnapshot(dir, 'https://api.example.com', '2025-11-21T15:00:00.000Z', catalogue, report, {
      slides: { 'far.jpg': sealed },
    });
    if (bytes) writeFileSync(slidePath(dir, sealed), bytes);
    const warnings: string[] = [];
    expect(loadSnapshot(dir, (message) => warnings.push(message)).catalogue.sliders).toEqual(newer.sliders);
    expect(warnings).toEqual([expect.stringMatching(/far\.jpg.*npm run snapshot/)]);
  });
});
