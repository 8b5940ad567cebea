import { mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checksum } from '../../scripts/snapshot/durableFiles.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { loadSnapshot, slidePath } from '../../src/catalogue/load.ts';
import type { Catalogue, Report } from '../../src/catalogue/snapshot.ts';
import { shopApp } from '../support/shopApp.ts';
import { tempDir } from '../support/tempDir.ts';

let older: Catalogue;
let newer: Catalogue;
let report: Report;
beforeAll(async () => {
  ({ catalogue: older, report } = await shopApp({ products: 12 }).snapshot());
  ({ catalogue: newer } = await shopApp({ products: 13 }).snapshot());
});

const slide = Buffer.from('a picture of a slide');
const sealed = { ...checksum(slide), type: 'jpg' as const };
/** Two generations, the newer one with a slide of its own; and the folders of the newer one. */
function snapshots() {
  const dir = tempDir();
  const source = 'https://api.example.com';
  writeSnapshot(dir, source, '2026-11-20T15:00:00.000Z', older, report);
  const path = slidePath(dir, sealed);
  mkdirSync(join(dir, 'sliders'));
  writeFile(path, slide);
  const notes = { slides: { 'far.jpg': sealed } };
  const catalogue = { ...newer, sliders: ['far.jpg', ...newer.sliders] };
  writeSnapshot(dir, source, '2026-11-21T15:00:00.000Z', catalogue, report, notes);
  const [, last = ''] = readdirSync(join(dir, 'generations')).sort();
  return { dir, folders: [dir, join(dir, 'generations', last)], path, catalogue };
}
function writeFile(path: string, bytes: Buffer): void {
  rmSync(path, { force: true });
  writeFileSync(path, bytes, { flag: 'w' });
}

const flipAt = (share: number) => (path: string) => {
  const bytes = readFileSync(path);
  const at = Math.floor((bytes.length - 1) * share);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFile(path, bytes);
};
const damages: [string, (path: string) => void][] = [
  ['missing', (path) => rmSync(path)],
  ['empty', (path) => truncateSync(path, 0)],
  ['cut by two bytes', (path) => truncateSync(path, readFileSync(path).length - 2)],
  ['cut in half', (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
  ['longer', (path) => writeFile(path, Buffer.concat([readFileSync(path), Buffer.from('x')]))],
  ...[0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((share): [string, (path: string) => void] => [
    `edited at ${share * 100} %`,
    flipAt(share),
  ]),
];

describe.each(['catalogue.json', 'report.json', 'manifest.json'])('R11.3 %s of the last snapshot', (file) => {
  test.each(damages)('%s: it is noticed, and the one before is used', (_case, damage) => {
    const { dir, folders } = snapshots();
    for (const folder of folders) damage(join(folder, file));
    const warnings: string[] = [];
    expect(loadSnapshot(dir, (message) => warnings.push(message)).catalogue).toEqual(older);
    expect(warnings).toEqual([expect.stringContaining('damaged')]);
  });
});

describe('R3.1 a slide that was fetched', () => {
  test.each(damages)('%s: it is noticed, and the shop stands without it', (_case, damage) => {
    const { dir, path, catalogue } = snapshots();
    damage(path);
    const warnings: string[] = [];
    const { sliders } = loadSnapshot(dir, (message) => warnings.push(message)).catalogue;
    expect(sliders).toEqual(catalogue.sliders.filter((file) => file !== 'far.jpg'));
    expect(warnings).toEqual([expect.stringMatching(/far\.jpg.*npm run snapshot/)]);
  });

  test('no generation has it any more: it goes', () => {
    const { dir } = snapshots();
    for (let day = 22; day < 27; day++)
      writeSnapshot(dir, 'https://api.example.com', `2026-11-${day}T15:00:00.000Z`, newer, report);
    expect(readdirSync(join(dir, 'sliders'))).toEqual([]);
  });
});
