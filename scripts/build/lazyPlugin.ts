import type { Plugin } from 'vite';

const suffix = '?lazy';
/** Other functions have the same name: React's `lazy` takes a function, not a URL. */
const importsLazy = /\bfrom\s*['"][^'"]*\/runtime\/lazy\.ts['"]/;
const lazyImport = /\blazy\(\s*\(\) =>\s*import\(\s*['"]([^'"]+)['"],?\s*\),?\s*\)/g;

/**
 * Replaces the import() of `lazy(() => import('./x.ts'))` by the URL of the script, which src/runtime/lazy.ts imports. An
 * ordinary import() would add Vite's preload helper to the page, which is 1 KB.
 */
export const lazyPlugin = (): Plugin => {
  let isBuild = false;
  return {
    name: 'lazy',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform(code) {
      if (!importsLazy.test(code)) return null;
      const imports: string[] = [];
      const replaced = code.replace(lazyImport, (_, path: string) => {
        const name = `lazyUrl${imports.length}`;
        imports.push(`import ${name} from '${path}${suffix}';`);
        return `lazy(${name})`;
      });
      return imports.length > 0 ? { code: imports.join('') + replaced, map: null } : null;
    },
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const resolved = await this.resolve(id.slice(0, -suffix.length), importer);
      return resolved && `${resolved.id}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (!isBuild) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      if (this.environment.config.consumer !== 'client') return 'export default "";';
      const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'allow-extension' });
      // Astro replaces this reference, whose number differs in each build, before it hashes a page.
      return `export default import.meta.ROLLDOWN_FILE_URL_${chunk};`;
    },
  };
};
