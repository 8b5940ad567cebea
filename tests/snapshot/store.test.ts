import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveSiteBuild } from '../../scripts/build/siteBuilds.ts';
import { readDates, writeDates } from '../../scripts/snapshot/productHistory.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { loadSnapshot } from '../../src/catalogue/load.ts';
import type { Catalogue, Manifest, Report } from '../../src/catalogue/snapshot.ts';
import { shopApp } from '../support/shopApp.ts';
import { tempDir } from '../support/tempDir.ts';

const source = 'https://api.example.com';
const at = (minute: number): string => `2025-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
const files = ['catalogue.json', 'manifest.json', 'report.json'];
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

let catalogue: Catalogue;
let report: Report;
beforeAll(async () => {
  ({ catalogue, report } = await shopApp({ products: 20 }).snapshot());
});
const write = (dir: string, minute = 0, changed = catalogue): Manifest =>
  writeSnapshot(dir, source, at(minute), changed, report);
const read = (dir: string, file: string): Buffer => readFileSync(join(dir, file));

describe('R11.1 a snapshot is written', () => {
  test('catalogue, report, and a manifest that says what they are', () => {
    const dir = tempDir();
    const manifest = write(dir);
    expect(JSON.parse(read(dir, 'manifest.json').toString())).toEqual(manifest);
    expect(manifest).toMatchObject({
      ...{ schema: 3, source, time: at(0) },
      counts: { products: 20, categories: catalogue.categories.length, branches: 6, sliders: 4 },
    });
    for (const name of ['catalogue.json', 'report.json'] as const) {
      const bytes = read(dir, name);
      expect(manifest.files[name]).toEqual({ bytes: bytes.length, sha256: sha(bytes) });
    }
    expect(JSON.parse(read(dir, 'catalogue.json').toString())).toEqual(catalogue);
    expect(JSON.parse(read(dir, 'report.json').toString())).toEqual(report);
  });

  test('and read back whole', () => {
    const dir = tempDir();
    const manifest = write(dir);
    expect(loadSnapshot(dir, () => expect.unreachable())).toEqual({ catalogue, manifest, report });
  });

  test('empty lists, quotes and any letter come back', () => {
    const dir = tempDir();
    const [first] = catalogue.products;
    const odd = {
      ...catalogue,
      sliders: [],
      products: [{ ...(first as Catalogue['products'][number]), name: '],\n"x"\u2028\ud83d 📱' }],
    };
    write(dir, 0, odd);
    expect(loadSnapshot(dir).catalogue).toEqual(odd);
  });
});

describe('R11.6 the same catalogue is the same bytes', () => {
  test('from another pull, at another time, in another folder', async () => {
    const [here, there] = [tempDir(), tempDir()];
    write(here);
    const again = await shopApp({ products: 20 }).snapshot();
    writeSnapshot(there, 'https://other.example', at(59), again.catalogue, again.report);
    for (const file of ['catalogue.json', 'report.json']) expect(read(there, file).equals(read(here, file))).toBe(true);
  });
});

describe('R11.1 a snapshot is replaced whole or not at all', () => {
  test('the last 5 generations are kept, the newest being the current one', () => {
    const dir = tempDir();
    for (let minute = 0; minute < 8; minute++) write(dir, minute);
    const kept = readdirSync(join(dir, 'generations')).sort();
    const times = kept.map(
      (name) => (JSON.parse(read(dir, `generations/${name}/manifest.json`).toString()) as Manifest).time,
    );
    expect(times).toEqual([3, 4, 5, 6, 7].map(at));
    for (const file of files)
      expect(read(dir, `generations/${kept.at(-1) ?? ''}/${file}`).equals(read(dir, file))).toBe(true);
    expect(existsSync(join(dir, 'generations', kept[0] ?? '', 'catalogue.json'))).toBe(true);
  });
});

describe('P82 P83 what lies beside the snapshots', () => {
  const lines: string[] = [];
  const store = (dir: string, minute: number, notes = {}): Manifest =>
    writeSnapshot(dir, source, at(minute), catalogue, report, notes, (line) => lines.push(line));
  const put = (path: string, content = 'x'): void => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
  };
  const slide = (dir: string, letter: string): string => join(dir, 'sliders', `${letter.repeat(16)}.jpg`);
  const slides = { 'a.jpg': { bytes: 1, sha256: 'a'.repeat(64), type: 'jpg' as const } };

  test.each<[string, (dir: string) => void]>([
    ['a dot-folder', (dir) => void mkdirSync(join(dir, 'generations', '.cache'), { recursive: true })],
    ['a folder of somebody', (dir) => put(join(dir, 'generations', 'fotos', 'boda.jpg'))],
    ['a file of a desktop', (dir) => put(join(dir, 'generations', '.DS_Store'))],
    ['a generation without a manifest', (dir) => put(join(dir, 'generations', '20251120145900000-abc', 'x.json'))],
    [
      'one whose manifest is damaged',
      (dir) => put(join(dir, 'generations', '20251120145900000-abc', 'manifest.json'), '{'),
    ],
    [
      'one whose manifest is null',
      (dir) => put(join(dir, 'generations', '20251120145900000-abc', 'manifest.json'), 'null'),
    ],
    ['a folder among the slides', (dir) => put(join(dir, 'sliders', 'mine', 'x.jpg'))],
    ['a file in the place of the slides', (dir) => put(join(dir, 'sliders'))],
  ])('%s fails no snapshot, and slides that are used stay', (what, make) => {
    const dir = tempDir();
    make(dir);
    const place = !what.includes('in the place');
    if (place) {
      for (const letter of ['a', 'b']) put(slide(dir, letter));
      put(join(dir, 'sliders', `${'a'.repeat(12)}-old name.jpg`)); // as an earlier version called them
    }
    store(dir, 1, { slides });
    const manifest = store(dir, 2, { slides });
    expect(loadSnapshot(dir, () => undefined).manifest.time).toBe(manifest.time);
    if (place)
      expect(readdirSync(join(dir, 'sliders')).filter((name) => name.endsWith('.jpg'))).toEqual([
        `${'a'.repeat(16)}.jpg`,
      ]);
  });

  test('nothing of anybody else is removed, however many snapshots come', () => {
    const dir = tempDir();
    const others = [
      'tesis.docx',
      'generations/fotos/boda.jpg',
      'generations/2019-07/x',
      'sliders/boda.jpg',
      'sliders/mine/x',
      '.env',
    ];
    for (const path of others) put(join(dir, path));
    for (let minute = 0; minute < 9; minute++) store(dir, minute);
    expect(others.filter((path) => !existsSync(join(dir, path)))).toEqual([]);
    expect(readdirSync(join(dir, 'generations')).filter((name) => /^\d{17}-/.test(name))).toHaveLength(5);
  });

  test.each(['generations', 'sliders', 'vistas'])(
    'where %s is a link, nothing is written, and what it leads to stays',
    (name) => {
      const [dir, elsewhere] = [tempDir(), tempDir()];
      put(join(elsewhere, '20251120145900000-abc', 'x'));
      symlinkSync(elsewhere, join(dir, name));
      expect(() => store(dir, 1)).toThrow(
        /is a link, and a snapshot is not written through one\. Remove it, or set SNAPSHOT_DIR/,
      );
      expect(readdirSync(elsewhere)).toEqual(['20251120145900000-abc']);
      expect(existsSync(join(dir, 'catalogue.json'))).toBe(false);
    },
  );

  test('a link in the place of a file that is written goes; what it leads to stays as it was', () => {
    const [dir, elsewhere] = [tempDir(), tempDir()];
    put(join(elsewhere, 'f.txt'), 'mine');
    const names = ['.catalogue.json', '.report.json', '.manifest.json', 'catalogue.json', 'manifest.json'];
    for (const name of [...names, 'dates.json.new', 'builds.json.new'])
      symlinkSync(join(elsewhere, 'f.txt'), join(dir, name));
    const manifest = store(dir, 1);
    writeDates(dir, {});
    saveSiteBuild(dir, { time: at(1), triggered: false, changes: 0, quarantined: 0 });
    expect(readFileSync(join(elsewhere, 'f.txt'), 'utf8')).toBe('mine');
    expect(loadSnapshot(dir, () => expect.unreachable()).manifest).toEqual(manifest);
  });

  test('dates of another form are none', () => {
    const dir = tempDir();
    put(join(dir, 'dates.json'), 'null');
    expect(readDates(dir)).toEqual({});
    for (const text of ['[]', '5', '{"1":null,"2":{"says":1,"since":2},"3":{"says":"a","since":"</x>"}}']) {
      put(join(dir, 'dates.json'), text);
      expect(readDates(dir)).toEqual({});
    }
    writeDates(dir, { 1: { digest: 'a', lastChanged: at(1) } });
    expect(readDates(dir)).toEqual({ 1: { digest: 'a', lastChanged: at(1) } });
    // The form that earlier versions wrote.
    expect(readFileSync(join(dir, 'dates.json'), 'utf8')).toBe(`{"1":{"says":"a","since":"${at(1)}"}}`);
  });
});
