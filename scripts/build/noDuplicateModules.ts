import type { Plugin } from 'vite';

interface ClientChunk {
  fileName: string;
  modules: Record<string, unknown>;
}

/** Finds duplicates: a package from two folders (usually two versions), or a module in two chunks. */
export function findDuplicates(chunks: readonly ClientChunk[]): string[] {
  const folders = new Map<string, Set<string>>();
  const chunksById = new Map<string, string[]>();
  for (const { fileName, modules } of chunks) {
    for (const id of Object.keys(modules)) {
      const [, folder = '', name = ''] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
      if (name) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
      chunksById.set(id, [...(chunksById.get(id) ?? []), fileName]);
    }
  }
  return [
    ...[...folders].flatMap(([name, paths]) => (paths.size > 1 ? [`${name}, from ${[...paths].join(' and ')}`] : [])),
    ...[...chunksById].flatMap(([id, names]) => (names.length > 1 ? [`${id}, in ${names.join(' and ')}`] : [])),
  ];
}

/** Fails a build whose scripts contain a module twice. */
export const noDuplicateModules = (): Plugin => ({
  name: 'no-duplicate-modules',
  generateBundle(_, bundle) {
    if (this.environment.config.consumer !== 'client') return;
    const duplicates = findDuplicates(Object.values(bundle).filter((output) => output.type === 'chunk'));
    if (duplicates.length > 0) this.error(`Browsers would download these modules twice:\n  ${duplicates.join('\n  ')}`);
  },
});
