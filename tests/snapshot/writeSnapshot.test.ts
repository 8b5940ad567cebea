import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { addToBuildHistory } from '../../scripts/build/addToBuildHistory.ts';
import { readDates, writeDates } from '../../scripts/snapshot/productHistory.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';
import type { Catalogue, Manifest, SnapshotReport } from '../../src/catalogue/snapshot.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

const source = 'https://api.example.com';
const toTime = (minute: number): string => `2025-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
const files = ['catalogue.json', 'manifest.json', 'report.json'];
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

let catalogue: Catalogue;
let report: SnapshotReport;
beforeAll(async () => {
  ({ catalogue, report } = await createTestSandbox({ products: 20 }).snapshot());
});
const write = (dir: string, minute = 0, changed = catalogue): Manifest =>
  writeSnapshot(dir, source, toTime(minute), changed, report);
const read = (dir: string, file: string): Buffer => readFileSync(join(dir, file));

describe('R11.1 a snapshot', () => {
  test('has a catalogue, a report, and a manifest with their counts and checksums', () => {
    const dir = tempDir();
    const manifest = write(dir);
    expect(JSON.parse(read(dir, 'manifest.json').toString())).toEqual(manifest);
    expect(manifest).toMatchObject({
      schema: 4,
      source,
      time: toTime(0),
      counts: { products: 20, categories: catalogue.categories.length, branches: 6, sliders: 4 },
    });
    for (const name of ['catalogue.json', 'report.json'] as const) {
      const bytes = read(dir, name);
      expect(manifest.files[name]).toEqual({ bytes: bytes.length, sha256: sha256(bytes) });
    }
    expect(JSON.parse(read(dir, 'catalogue.json').toString())).toEqual(catalogue);
    expect(JSON.parse(read(dir, 'report.json').toString())).toEqual(report);
  });

  test('is loaded as it was written', () => {
    const dir = tempDir();
    const manifest = write(dir);
    expect(loadSnapshot(dir, () => expect.unreachable())).toEqual({ catalogue, manifest, report });
  });

  test('preserves empty lists, quotes and unusual characters', () => {
    const dir = tempDir();
    const [first] = catalogue.products;
    const unusualCatalogue = {
      ...catalogue,
      sliders: [],
      products: [{ ...(first as Catalogue['products'][number]), name: '],\n"x"\u2028\ud83d 📱' }],
    };
    write(dir, 0, unusualCatalogue);
    expect(loadSnapshot(dir).catalogue).toEqual(unusualCatalogue);
  });
});

describe('R11.6 the same catalogue is written as the same bytes', () => {
  test('when it is fetched again, at another time, into another folder', async () => {
    const firstDir = tempDir();
    const secondDir = tempDir();
    write(firstDir);
    const second = await createTestSandbox({ products: 20 }).snapshot();
    writeSnapshot(secondDir, 'https://other.example', toTime(59), second.catalogue, second.report);
    for (const file of ['catalogue.json', 'report.json'])
      expect(read(secondDir, file).equals(read(firstDir, file))).toBe(true);
  });
});

describe('R11.1 the generations of a snapshot', () => {
  test('are the last 5, the newest equal to the current files', () => {
    const dir = tempDir();
    for (let minute = 0; minute < 8; minute++) write(dir, minute);
    const generations = readdirSync(join(dir, 'generations')).sort();
    const times = generations.map(
      (name) => (JSON.parse(read(dir, `generations/${name}/manifest.json`).toString()) as Manifest).time,
    );
    expect(times).toEqual([3, 4, 5, 6, 7].map(toTime));
    for (const file of files)
      expect(read(dir, `generations/${generations.at(-1) ?? ''}/${file}`).equals(read(dir, file))).toBe(true);
    expect(existsSync(join(dir, 'generations', generations[0] ?? '', 'catalogue.json'))).toBe(true);
  });
});

test('R11.1 a new snapshot and its slide are kept if earlier generations are dated in the future', () => {
  const dir = tempDir();
  for (let minute = 0; minute < 6; minute++) write(dir, minute);
  const earlier = toTime(0).replace('2025', '2024');
  const slide = join(dir, 'sliders', `${'b'.repeat(16)}.jpg`);
  mkdirSync(join(slide, '..'));
  writeFileSync(slide, 'x');
  for (const time of [earlier, earlier.replace('15:00', '15:01')]) {
    writeSnapshot(dir, source, time, catalogue, report, {
      slides: { 'b.jpg': { bytes: 1, sha256: 'b'.repeat(64), type: 'jpg' } },
    });
    expect(readdirSync(join(dir, 'generations'))).toHaveLength(5);
    expect(existsSync(slide)).toBe(true);
    writeFileSync(join(dir, 'manifest.json'), 'damaged');
    expect(loadSnapshot(dir, () => undefined).manifest.time).toBe(time);
  }
});

describe('P82 P83 foreign files in the snapshot folder', () => {
  const writeWithoutWarnings = (dir: string, minute: number, manifestEntries = {}): Manifest =>
    writeSnapshot(dir, source, toTime(minute), catalogue, report, manifestEntries, () => undefined);
  const writeFile = (path: string, content = 'x'): void => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, content);
  };
  const toSlideFile = (dir: string, letter: string): string => join(dir, 'sliders', `${letter.repeat(16)}.jpg`);
  const slides = { 'a.jpg': { bytes: 1, sha256: 'a'.repeat(64), type: 'jpg' as const } };

  test.each<[string, (dir: string) => void, hasSlidesFolder?: boolean]>([
    ['a dot-folder', (dir) => void mkdirSync(join(dir, 'generations', '.cache'), { recursive: true })],
    ['a folder of the user', (dir) => writeFile(join(dir, 'generations', 'fotos', 'boda.jpg'))],
    ['a file of the desktop', (dir) => writeFile(join(dir, 'generations', '.DS_Store'))],
    [
      'a generation without a manifest',
      (dir) => writeFile(join(dir, 'generations', '20251120145900000-abc', 'x.json')),
    ],
    [
      'a generation with a damaged manifest',
      (dir) => writeFile(join(dir, 'generations', '20251120145900000-abc', 'manifest.json'), '{'),
    ],
    [
      'a generation with a null manifest',
      (dir) => writeFile(join(dir, 'generations', '20251120145900000-abc', 'manifest.json'), 'null'),
    ],
    ['a folder among the slides', (dir) => writeFile(join(dir, 'sliders', 'mine', 'x.jpg'))],
    ['a file instead of the slides folder', (dir) => writeFile(join(dir, 'sliders')), false],
  ])(
    '%s: a snapshot is written, and only unused slides are removed',
    (_case, createForeignFile, hasSlidesFolder = true) => {
      const dir = tempDir();
      createForeignFile(dir);
      if (hasSlidesFolder) {
        for (const letter of ['a', 'b']) writeFile(toSlideFile(dir, letter));
        writeFile(join(dir, 'sliders', `${'a'.repeat(12)}-old name.jpg`)); // as an earlier version named them
      }
      writeWithoutWarnings(dir, 1, { slides });
      const manifest = writeWithoutWarnings(dir, 2, { slides });
      expect(loadSnapshot(dir, () => undefined).manifest.time).toBe(manifest.time);
      if (hasSlidesFolder)
        expect(readdirSync(join(dir, 'sliders')).filter((name) => name.endsWith('.jpg'))).toEqual([
          `${'a'.repeat(16)}.jpg`,
        ]);
    },
  );

  test('are never removed, however many snapshots are written', () => {
    const dir = tempDir();
    const foreignFiles = [
      'tesis.docx',
      'generations/fotos/boda.jpg',
      'generations/2019-07/x',
      'sliders/boda.jpg',
      'sliders/mine/x',
      '.env',
    ];
    for (const path of foreignFiles) writeFile(join(dir, path));
    for (let minute = 0; minute < 9; minute++) writeWithoutWarnings(dir, minute);
    expect(foreignFiles.filter((path) => !existsSync(join(dir, path)))).toEqual([]);
    expect(readdirSync(join(dir, 'generations')).filter((name) => /^\d{17}-/.test(name))).toHaveLength(5);
  });

  test.each(['generations', 'sliders', 'vistas'])(
    'writes nothing if %s is a symbolic link, and leaves its target alone',
    (name) => {
      const dir = tempDir();
      const elsewhere = tempDir();
      writeFile(join(elsewhere, '20251120145900000-abc', 'x'));
      symlinkSync(elsewhere, join(dir, name));
      expect(() => writeWithoutWarnings(dir, 1)).toThrow(
        /is a symbolic link, and a snapshot is never written through one\. Remove it, or set SNAPSHOT_DIR/,
      );
      expect(readdirSync(elsewhere)).toEqual(['20251120145900000-abc']);
      expect(existsSync(join(dir, 'catalogue.json'))).toBe(false);
    },
  );

  test('replaces symbolic links that have the name of a file of the snapshot, and leaves their target alone', () => {
    const dir = tempDir();
    const elsewhere = tempDir();
    writeFile(join(elsewhere, 'f.txt'), 'mine');
    const names = ['.catalogue.json', '.report.json', '.manifest.json', 'catalogue.json', 'manifest.json'];
    for (const name of [...names, 'dates.json.new', 'builds.json.new'])
      symlinkSync(join(elsewhere, 'f.txt'), join(dir, name));
    const manifest = writeWithoutWarnings(dir, 1);
    writeDates(dir, {});
    addToBuildHistory(dir, { time: toTime(1), triggered: false, changes: 0, quarantined: 0 });
    expect(readFileSync(join(elsewhere, 'f.txt'), 'utf8')).toBe('mine');
    expect(loadSnapshot(dir, () => expect.unreachable()).manifest).toEqual(manifest);
  });

  test('ignores invalid dates', () => {
    const dir = tempDir();
    writeFile(join(dir, 'dates.json'), 'null');
    expect(readDates(dir)).toEqual({});
    for (const text of ['[]', '5', '{"1":null,"2":{"says":1,"since":2},"3":{"says":"a","since":"</x>"}}']) {
      writeFile(join(dir, 'dates.json'), text);
      expect(readDates(dir)).toEqual({});
    }
    writeDates(dir, { 1: { digest: 'a', lastChanged: toTime(1) } });
    expect(readDates(dir)).toEqual({ 1: { digest: 'a', lastChanged: toTime(1) } });
    // The file keeps the field names of earlier versions.
    expect(readFileSync(join(dir, 'dates.json'), 'utf8')).toBe(`{"1":{"says":"a","since":"${toTime(1)}"}}`);
  });
});
