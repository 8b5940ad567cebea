import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startScript } from '../support/script.ts';
import { buildDir } from '../support/tempDir.ts';

/** A shop of 60 products, and what each build of it published: path → digest of the bytes. */
const work = buildDir(afterAll);
const builds: Record<string, Map<string, string>> = {};
let sandbox: ReturnType<typeof startScript> | undefined;

/** Sets the clock of the processes that are started with it. */
const anotherDay = (days: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(
    `const Real = Date; const ahead = ${days} * 864e5;
     globalThis.Date = class extends Real {
       constructor(...given) { super(...(given.length ? given : [Real.now() + ahead])); }
       static now() { return Real.now() + ahead; }
     };`,
  )}`;

const common = (): Record<string, string> => ({
  HOME: work,
  PATH: process.env['PATH'] ?? '',
  ASTRO_TELEMETRY_DISABLED: '1',
  SITE_URL: 'https://clavija.example',
  SNAPSHOT_DIR: join(work, 'snapshot'),
});

async function run(script: string, args: string[], env: Record<string, string>): Promise<void> {
  const { code, stdout, stderr } = await startScript(script, { args, env: { ...common(), ...env } }).ended;
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
}

/** Builds the snapshot at hand, and notes every byte of what came of it. */
async function build(name: string, api: string, { cache, ...env }: Record<string, string>): Promise<void> {
  const dist = join(work, name, 'dist');
  await run('node_modules/astro/bin/astro.mjs', ['build'], {
    ...{ API_HOST: api, DIST_DIR: dist, CACHE_DIR: join(work, cache ?? name) },
    ...env,
  });
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  builds[name] = new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [relative(dist, file).split(sep).join('/'), digest];
    }),
  );
}

beforeAll(async () => {
  const started = startScript('scripts/sandbox/sandbox.ts', {
    args: ['--port', '0', '--data', ':memory:', '--products', '60'],
    env: common(),
  });
  sandbox = started;
  const [, api = ''] = await started.said(/on (http:\/\/localhost:\d+)/);
  await run('scripts/snapshot/snapshot.ts', [], { API_HOST: api });
  await build('first', api, { TZ: 'UTC', cache: 'kept' });
  await build('warm', api, { TZ: 'Pacific/Auckland', cache: 'kept', NODE_OPTIONS: anotherDay(40) });
  await build('fresh', api, {
    TZ: 'America/Tijuana',
    cache: 'new',
    NODE_OPTIONS: anotherDay(-200),
    LANG: 'de_DE.UTF-8',
  });
}, 120_000);

afterAll(async () => {
  sandbox?.process.kill();
  await sandbox?.ended;
});

/** The files of two builds that are not the same, byte for byte. */
const differing = (one: string, other: string): string[] => {
  const [a, b] = [builds[one] ?? new Map<string, string>(), builds[other] ?? new Map<string, string>()];
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).sort();
};

describe('R11.6 the same snapshot gives the same bytes', () => {
  test('there is a shop to compare', () => {
    expect(existsSync(join(work, 'snapshot', 'catalogue.json'))).toBe(true);
    const pages = [...(builds['first']?.keys() ?? [])].filter((file) => /^producto\/\d+\.html$/.test(file));
    expect(pages.length).toBeGreaterThanOrEqual(60);
  });

  test('on another day, in another time zone, with what the first build kept', () => {
    expect(differing('first', 'warm')).toEqual([]);
  });

  test('on another day, in another time zone and language, from nothing', () => {
    expect(differing('first', 'fresh')).toEqual([]);
  });

  test('no page says when the snapshot was taken', () => {
    const manifest = JSON.parse(readFileSync(join(work, 'snapshot', 'manifest.json'), 'utf8')) as { time: string };
    const dist = join(work, 'first', 'dist');
    const pages = [...(builds['first']?.keys() ?? [])].filter((file) => file.endsWith('.html'));
    const saying = pages.filter((file) => readFileSync(join(dist, file), 'utf8').includes(manifest.time.slice(0, 16)));
    expect(saying).toEqual([]);
  });
});
