import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cruiserConfig from '../../dependency-cruiser.config.mjs';

const root = join(import.meta.dirname, '..', '..', '..');

describe('R12.1 P39 P48 ESLint holds the house rules', () => {
  // The rules that read types need files that are there; these here are texts.
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: join(root, 'tests/eslint.config.mjs'),
    ruleFilter: ({ ruleId }) => !ruleId.startsWith('@typescript-eslint/'),
    overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false } } }],
  });
  const rulesBroken = async (file: string, text: string): Promise<(string | null)[]> => {
    const [result] = await eslint.lintText(text, { filePath: join(root, file) });
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
  };

  test.each<[file: string, text: string, rule: string]>([
    ['src/lib/a.ts', "import { shop } from '../shop.ts';\nshop();", 'project/layers'],
    [
      'src/lib/a.ts',
      "import type { Product } from '../contract/catalogue.ts';\nexport type A = Product;",
      'project/layers',
    ],
    ['src/lib/a.ts', "export * from '../api/client.ts';", 'project/layers'],
    ['src/lib/a.ts', "export const a = () => import('../api/client.ts');", 'project/layers'],
    ['src/components/A.astro', "---\nimport B from '../features/home/B.astro';\n---\n<B />", 'project/layers'],
    ['src/features/home/A.astro', "---\nimport B from '../product/B.tsx';\n---\n<B />", 'project/layers'],
    [
      'src/pages/a.astro',
      "<p>a</p>\n<script>\nimport { load } from '../catalogue/load.ts';\nload();\n</script>",
      'project/layers',
    ],
    ['src/pages/a.astro', '---\nconst html = "";\n---\n<p set:html={html} />', 'astro/no-set-html-directive'],
    [
      'src/components/A.tsx',
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
      'no-restricted-syntax',
    ],
    ['src/components/A.tsx', 'export const a = { dangerouslySetInnerHTML: { __html: "" } };', 'no-restricted-syntax'],
    ['src/components/A.tsx', 'export const A = () => <iframe srcDoc="<p>" />;', 'no-restricted-syntax'],
    ...[
      'a.innerHTML = b;',
      'a.outerHTML = b;',
      "a['innerHTML'] = b;",
      'a.innerHTML += b;',
      'a.srcdoc = b;',
      'Object.assign(a, { innerHTML: b });',
      "a.insertAdjacentHTML('beforeend', b);",
      'document.write(b);',
      'document.writeln(b);',
      'new Range().createContextualFragment(b);',
      "new DOMParser().parseFromString(b, 'text/html');",
      'a.setHTMLUnsafe(b);',
      'Document.parseHTMLUnsafe(b);',
      "trustedTypes.createPolicy('a', {});",
    ].flatMap((text): [string, string, string][] => [
      ['src/features/home/a.client.ts', text, 'no-restricted-syntax'],
      ['src/pages/a.astro', `<p>a</p>\n<script>\n${text}\n</script>`, 'no-restricted-syntax'],
    ]),
    ['src/lib/a.ts', 'export const a = /<!--[^>]*-->/g;', 'redos/no-vulnerable'],
    ['src/features/home/a.client.ts', 'eval(b);', 'no-eval'],
    ['src/features/home/a.client.ts', "new Function('return 1');", 'no-new-func'],
    ['src/features/home/a.client.ts', "location.href = 'javascript:1';", 'no-script-url'],
    ['src/components/A.tsx', 'export function A() { if (a) useState(); return null; }', 'react-hooks/rules-of-hooks'],
  ])('%s: %j breaks %s', async (file, text, rule) => {
    expect(await rulesBroken(file, text)).toContain(rule);
  });

  test.each([
    'db.prepare(`SELECT ${x}`)',
    "db.prepare('SELECT ' + x)",
    'db.exec(text)',
    'db.exec(`DELETE FROM ${table}`)',
    'sql(db, `SELECT ${x}`)',
    "sql(db, 'SELECT ' + x)",
    'sql(db, text)',
  ])('P65 SQL that is not spelled out is none: %s', async (text) => {
    expect(await rulesBroken('scripts/sandbox/a.ts', text)).toContain('no-restricted-syntax');
  });

  test.each(["db.prepare('SELECT 1')", 'db.exec(`SELECT 1`)', "sql(db, 'SELECT ?').get(x)", '/a/.exec(text)'])(
    'P65 SQL that is: %s',
    async (text) => {
      expect(await rulesBroken('scripts/sandbox/a.ts', text)).toEqual([]);
    },
  );

  test.each([
    ['src/pages/a.astro', "---\nimport { load } from '../catalogue/load.ts';\n---\n<p>{load()}</p>"],
    [
      'src/features/categories/CategoryMenu.astro',
      '---\nconst { html } = Astro.props;\n---\n<Fragment set:html={html} />',
    ],
    ['src/features/offline/registerWorker.ts', "export const policy = trustedTypes.createPolicy('sw', {});"],
    ['src/features/home/a.client.ts', 'export const html = a.outerHTML;\na.textContent = b;\nfile.write(b);'],
    ['src/features/home/A.tsx', "import { offer } from '../product/offer.ts';\nexport const A = () => <p>{offer}</p>;"],
  ])('%s: %j is fine', async (file, text) => {
    expect(await rulesBroken(file, text)).toEqual([]);
  });
});

describe('R12.1 dependency-cruiser follows imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  const files = {
    'src/catalogue/load.ts':
      "import { readFileSync } from 'node:fs';\nexport const load = () => readFileSync('x');\nexport interface Loaded { a: 1 }",
    'src/settings.ts': 'export const settings = 1;',
    'src/lib/through.ts': "export { load } from '../catalogue/load.ts';",
    'src/lib/node.ts': "import { join } from 'node:path';\nexport const path = join('a');",
    'src/features/a/A.tsx': "import { load } from '../../lib/through.ts';\nexport const A = () => <p>{load()}</p>;",
    'src/features/a/b.store.ts': "import { path } from '../../lib/node.ts';\nexport const b = path;",
    'src/runtime/c.ts': "import { settings } from '../settings.ts';\nexport const c = settings;",
    'src/features/a/types.store.ts':
      "import type { Loaded } from '../../catalogue/load.ts';\nexport const t = (x: Loaded) => x;",
    'src/features/a/round.ts': "import { trip } from './trip.ts';\nexport const round = () => trip;",
    'src/features/a/trip.ts': "import { round } from './round.ts';\nexport const trip = () => round;",
    'src/lib/missing.ts': "import './nowhere.ts';",
    'src/lib/up.ts': "import '../../scripts/tool.ts';",
    'scripts/tool.ts': "import { settings } from '../src/settings.ts';\nexport const tool = settings;",
  };
  const found = new Set<string>();

  beforeAll(async () => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { options, ...ruleSet } = cruiserConfig;
    const { output } = await cruise(['src', 'scripts'], { ...options, baseDir: folder, ruleSet, validate: true });
    for (const { rule, from } of (output as ICruiseResult).summary.violations) found.add(`${rule.name}: ${from}`);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test.each([
    'no-circle: src/features/a/round.ts',
    'not-in-a-bundle: src/features/a/A.tsx',
    'not-in-a-bundle: src/features/a/b.store.ts',
    'not-in-a-bundle: src/runtime/c.ts',
    'is-there: src/lib/missing.ts',
    'src-alone: src/lib/up.ts',
  ])('%s', (violation) => {
    expect([...found]).toContain(violation);
  });

  test('types and scripts are free', () => {
    expect([...found].filter((violation) => /types\.store|scripts\/tool/.test(violation.split(': ')[1] ?? ''))).toEqual(
      [],
    );
  });
});
