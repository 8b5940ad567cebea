import type { Plugin } from 'vite';

const suffix = '?lazy';

/**
 * `import url from './x.ts?lazy'` resolves to the URL of a script that src/runtime/lazy.ts imports on demand. An ordinary
 * import() would add Vite's preload helper to the page, a kilobyte.
 */
export const lazy = (): Plugin => {
  let building = false;
  return {
    name: 'lazy',
    enforce: 'pre',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const resolved = await this.resolve(id.slice(0, -suffix.length), importer);
      return resolved && `${resolved.id}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (!building) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      if (this.environment.config.consumer !== 'client') return 'export default "";';
      const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'allow-extension' });
      // Astro replaces this reference before it hashes a page: its number differs in each build.
      return `export default import.meta.ROLLDOWN_FILE_URL_${chunk};`;
    },
  };
};
