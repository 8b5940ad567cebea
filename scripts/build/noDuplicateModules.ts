import type { Plugin } from 'vite';

interface ClientChunk {
  fileName: string;
  modules: Record<string, unknown>;
}

/** Finds what browsers would download twice: a package from two folders (mostly two versions), or a module in two chunks. */
export function findDuplicates(chunks: readonly ClientChunk[]): string[] {
  const folders = new Map<string, Set<string>>();
  const chunksOf = new Map<string, string[]>();
  for (const { fileName, modules } of chunks) {
    for (const id of Object.keys(modules)) {
      const [, folder = '', name = ''] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
      if (name) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
      chunksOf.set(id, [...(chunksOf.get(id) ?? []), fileName]);
    }
  }
  return [
    ...[...folders].flatMap(([name, from]) => (from.size > 1 ? [`${name}, from ${[...from].join(' and ')}`] : [])),
    ...[...chunksOf].flatMap(([id, names]) => (names.length > 1 ? [`${id}, in ${names.join(' and ')}`] : [])),
  ];
}

/** Fails a build whose scripts contain a module twice. */
export const noDuplicateModules = (): Plugin => ({
  name: 'no-duplicate-modules',
  generateBundle(_, bundle) {
    if (this.environment.config.consumer !== 'client') return;
    const duplicates = findDuplicates(Object.values(bundle).filter((each) => each.type === 'chunk'));
    if (duplicates.length > 0) this.error(`Browsers would download these twice:\n  ${duplicates.join('\n  ')}`);
  },
});
