import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isDeepRun } from '../../support/isDeepRun.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Versions = Record<string, string>;
interface LockEntry {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: true;
  inBundle?: true;
  link?: true;
}
const manifest = JSON.parse(read('package.json')) as Record<string, Versions | undefined>;
const dependencies: Versions = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> };
const lockEntries = Object.entries(packages).filter(([path]) => path !== '');
const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const registry = 'https://registry.npmjs.org/';

describe('P52 each dependency', () => {
  test('has an exact version, which is the locked one', () => {
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version, name).toMatch(exactVersion);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('is locked with an integrity hash and comes from the npm registry', () => {
    expect(lockEntries.length).toBeGreaterThan(100);
    // A bundled package is covered by the hash of the package that contains it.
    const withoutIntegrity = lockEntries.filter(
      ([, { integrity, inBundle }]) => !inBundle && !/^sha512-.{80,}/.test(integrity ?? ''),
    );
    expect(withoutIntegrity.map(([path]) => path)).toEqual([]);
    const fromElsewhere = lockEntries.filter(
      ([, { link, version, resolved = registry }]) =>
        link ?? (!exactVersion.test(version.replace(/\+.*/, '')) || !resolved.startsWith(registry)),
    );
    expect(fromElsewhere.map(([path]) => path)).toEqual([]);
  });

  test('runs no install script: esbuild and sharp get their binaries from optional packages', () => {
    const withScript = lockEntries.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(withScript.map(([path]) => path.split('node_modules/').at(-1)).sort()).toEqual(['esbuild', 'sharp']);
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  test('is explained in tests/dependencies.md', () => {
    const documented = [...read('tests/dependencies.md').matchAll(/^\| `([^`]+)`\s*\| (\S.*?)\s*\|$/gm)];
    expect(documented.map(([, name]) => name).sort()).toEqual(Object.keys(dependencies).sort());
  });

  if (isDeepRun)
    test('of the pages has no advisory of high or critical severity', { timeout: 120_000 }, ({ skip }) => {
      const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
      type Audit = { vulnerabilities?: Record<string, { severity: string }>; message?: string };
      const { vulnerabilities, message } = JSON.parse(stdout || '{}') as Audit;
      if (!vulnerabilities) return skip(`the registry returns no advisories (${message ?? 'no response'})`);
      const severeAdvisories = Object.entries(vulnerabilities).filter(([, { severity }]) =>
        /high|critical/.test(severity),
      );
      expect(severeAdvisories.map(([name, { severity }]) => `${severity} in ${name}`)).toEqual([]);
    });
});

describe('P52 P86 workflows', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => [file, read(file)] as const);

  test('pin actions to a commit, have read permissions only and install without scripts', () => {
    expect(workflows.length).toBeGreaterThan(2);
    for (const [file, workflow] of workflows) {
      const actions = [...workflow.matchAll(/\buses:\s*(.+)/g)].map(([, action = '']) => action);
      expect(
        actions.filter((action) => !/^actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
        file,
      ).toEqual([]);
      expect(workflow, file).toMatch(/^permissions:\n {2}contents: read$/m);
      for (const [line] of workflow.matchAll(/^.*(?:\bnpm (?:install|i|ci|add|exec)|\bnpx)\b.*$/gm))
        expect(line, file).toContain('--ignore-scripts');
    }
  });

  test('P86 expose no secret to the code of a pull request or to an installation', () => {
    for (const [file, workflow] of workflows) {
      expect(workflow, file).not.toMatch(/pull_request_target|workflow_run/);
      const withoutCredentials = workflow.match(/persist-credentials: false/g) ?? [];
      expect(workflow.match(/actions\/checkout@/g), file).toHaveLength(withoutCredentials.length);
      const [header = '', ...steps] = workflow.split(/^ {6}- /m);
      expect(header, file).not.toContain('secrets.');
      const stepsWithSecrets = steps.filter((step) => step.includes('secrets.'));
      // Scheduled and manual runs on the main branch run the code of that branch; other events may run foreign code.
      const runsOwnCode =
        /^ {2}schedule:/m.test(workflow) &&
        workflow.includes('github.ref_name == github.event.repository.default_branch');
      if (!runsOwnCode) expect(stepsWithSecrets, file).toEqual([]);
      for (const step of stepsWithSecrets) expect(step, file).toMatch(/^run: node scripts\/rebuild\/rebuild\.ts /);
    }
  });
});
