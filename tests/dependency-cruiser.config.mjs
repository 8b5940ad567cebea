import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { browserFiles, nodeOnlyModules } from './layers.mjs';

/**
 * Rules that follow imports from file to file; the ESLint rule `project/layers` checks single imports. Type imports are ignored,
 * since they are removed before bundling. oxlint's `import/no-cycle` finds circular imports, type imports included.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-node-in-browser',
      comment: 'Browser code must not reach the snapshot, the settings or Node, directly or indirectly.',
      severity: 'error',
      from: { path: [browserFiles, ...findPageScripts().map((path) => `^${path.replaceAll('.', '\\.')}$`)] },
      to: { path: nodeOnlyModules, reachable: true },
    },
    {
      name: 'no-scripts-or-tests-in-src',
      comment: 'src/ must not import scripts or tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:scripts|tests)/' },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'Imports must resolve to a file or package.',
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

/** Finds the imports of `<script>` blocks in .astro files, which run in the browser. dependency-cruiser does not parse .astro. */
function findPageScripts() {
  return globSync('src/**/*.astro').flatMap((page) => {
    const scripts =
      readFileSync(page, 'utf8')
        .match(/<script[^>]*>[^]*?<\/script>/g)
        ?.join('\n') ?? '';
    const imports = [...scripts.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)];
    return imports.map(([, path = '']) => posix.join(dirname(page).replaceAll('\\', '/'), path));
  });
}
