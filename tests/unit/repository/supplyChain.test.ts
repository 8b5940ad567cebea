import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

type Names = Record<string, string>;
interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: true;
  inBundle?: true;
  link?: true;
}
const manifest = JSON.parse(text('package.json')) as Record<string, Names | undefined>;
const named: Names = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== '');
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const registry = 'https://registry.npmjs.org/';

describe('P52 what the project installs', () => {
  test('has exact versions, and those are the locked ones', () => {
    for (const [name, version] of Object.entries(named)) {
      expect(version, name).toMatch(exact);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('is locked with a digest, entry by entry, and comes from the registry alone', () => {
    expect(locked.length).toBeGreaterThan(100);
    // What a package carries in itself is under its own digest.
    const open = locked.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-.{80,}/.test(integrity ?? ''));
    expect(open.map(([path]) => path)).toEqual([]);
    const elsewhere = locked.filter(
      ([, { link, version, resolved = registry }]) =>
        link ?? (!exact.test(version.replace(/\+.*/, '')) || !resolved.startsWith(registry)),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  test('runs no install script: what those of these two would fetch comes as packages of its own', () => {
    const having = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(having.map(([path]) => path.split('node_modules/').at(-1)).sort()).toEqual(['esbuild', 'sharp']);
    expect(text('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  test('is explained in tests/dependencies.md, each dependency and no other', () => {
    const listed = [...text('tests/dependencies.md').matchAll(/^\| `([^`]+)`\s*\| (\S.*?)\s*\|$/gm)];
    expect(listed.map(([, name]) => name).sort()).toEqual(Object.keys(named).sort());
  });

  if (process.env['DEEP'])
    test('has no high or critical advisory among what pages are made of', { timeout: 120_000 }, ({ skip }) => {
      const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
      type Audit = { vulnerabilities?: Record<string, { severity: string }>; message?: string };
      const { vulnerabilities, message } = JSON.parse(stdout || '{}') as Audit;
      if (!vulnerabilities) return skip(`no registry that tells of advisories (${message ?? 'no response'})`);
      const bad = Object.entries(vulnerabilities).filter(([, { severity }]) => /high|critical/.test(severity));
      expect(bad.map(([name, { severity }]) => `${severity} in ${name}`)).toEqual([]);
    });
});

describe('P52 P86 workflows', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => [file, text(file)] as const);

  test('use one commit of each action, may only read, and install without scripts', () => {
    expect(workflows.length).toBeGreaterThan(2);
    for (const [file, workflow] of workflows) {
      const used = [...workflow.matchAll(/\buses:\s*(.+)/g)].map(([, action = '']) => action);
      expect(
        used.filter((action) => !/^actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
        file,
      ).toEqual([]);
      expect(workflow, file).toMatch(/^permissions:\n {2}contents: read$/m);
      for (const [line] of workflow.matchAll(/^.*(?:\bnpm (?:install|i|ci|add|exec)|\bnpx)\b.*$/gm))
        expect(line, file).toContain('--ignore-scripts');
    }
  });

  test('P86 no secret is in reach of a pull request’s code, nor of what installs', () => {
    for (const [file, workflow] of workflows) {
      expect(workflow, file).not.toMatch(/pull_request_target|workflow_run/);
      const kept = workflow.match(/persist-credentials: false/g) ?? [];
      expect(workflow.match(/actions\/checkout@/g), file).toHaveLength(kept.length);
      const [before = '', ...steps] = workflow.split(/^ {6}- /m);
      expect(before, file).not.toContain('secrets.');
      const secret = steps.filter((step) => step.includes('secrets.'));
      // A schedule and a hand on the main branch run that branch's own code; every other event, somebody's.
      const ownCode =
        /^ {2}schedule:/m.test(workflow) &&
        workflow.includes('github.ref_name == github.event.repository.default_branch');
      if (!ownCode) expect(secret, file).toEqual([]);
      for (const step of secret) expect(step, file).toMatch(/^run: node scripts\/rebuild\/rebuild\.ts /);
    }
  });
});
