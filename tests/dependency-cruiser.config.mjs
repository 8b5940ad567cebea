import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { client, nodeOnly } from './layers.mjs';

/**
 * Rules that follow imports from file to file; the ESLint rule `project/layers` checks single imports.
 * Type imports are ignored: they are removed before bundling. Circular imports, types included, are oxlint's `import/no-cycle`.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'not-in-a-bundle',
      comment: 'Browser code must not reach the snapshot, the settings or Node, directly or indirectly.',
      severity: 'error',
      from: { path: [client, ...scriptsOfPages().map((path) => `^${path.replaceAll('.', '\\.')}$`)] },
      to: { path: nodeOnly, reachable: true },
    },
    {
      name: 'src-alone',
      comment: 'src/ must not import scripts or tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:scripts|tests)/' },
    },
    {
      name: 'is-there',
      comment: 'It imports a file or package that does not exist.',
      severity: 'error',
      from: {},
      // Virtual modules of Astro and Vite exist only in a build.
      to: { couldNotResolve: true, pathNot: '^(?:astro:|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|\\.cache)/' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    builtInModules: { add: ['node:sqlite', 'node:test', 'node:sea'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};

/** What the `<script>` blocks of .astro files import: it runs in the browser, and the cruiser does not read these files. */
function scriptsOfPages() {
  return globSync('src/**/*.astro').flatMap((page) => {
    const scripts =
      readFileSync(page, 'utf8')
        .match(/<script[^>]*>[^]*?<\/script>/g)
        ?.join('\n') ?? '';
    const imports = [...scripts.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)];
    return imports.map(([, path = '']) => posix.join(dirname(page).replaceAll('\\', '/'), path));
  });
}
