import type { Plugin } from 'vite';

const suffix = '?later';

/**
 * `import address from './x.ts?later'` gives the address of a script, for import() when it is needed. Vite's own
 * import() puts its preloader, of a kilobyte, on every page that has one.
 */
export const later = (): Plugin => {
  let building = false;
  return {
    name: 'later',
    enforce: 'pre',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const found = await this.resolve(id.slice(0, -suffix.length), importer);
      return found && `${found.id}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (!building) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      if (this.environment.config.consumer !== 'client') return 'export default "";';
      const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'allow-extension' });
      // By this name Astro knows the file whatever its number, which is another in each build.
      return `export default import.meta.ROLLDOWN_FILE_URL_${chunk};`;
    },
  };
};
