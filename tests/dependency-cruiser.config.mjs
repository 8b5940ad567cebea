import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { client, nodeOnly } from './floors.mjs';

/**
 * What only following imports from file to file can tell; single imports are judged by the ESLint rule `house/floors`.
 * Imports of types are not followed: they are gone before anything is bundled.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Nothing imports in a circle: move what both need to a file of its own, on the lower floor.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-in-a-bundle',
      comment: 'What runs in a browser must not reach the snapshot, the settings or Node, through whatever file.',
      severity: 'error',
      from: { path: [client, ...scriptsOfPages().map((path) => `^${path.replaceAll('.', '\\.')}$`)] },
      to: { path: nodeOnly, reachable: true },
    },
    {
      name: 'src-alone',
      comment: 'src/ does not know the scripts and the tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:scripts|tests)/' },
    },
    {
      name: 'is-there',
      comment: 'It imports a file or package that is not there.',
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
