import type { Plugin } from 'vite';

interface Chunk {
  fileName: string;
  modules: Record<string, unknown>;
}

/** The folder of the package that a module is of, and its name; null for our own. */
const packageOf = (id: string): { folder: string; name: string } | null => {
  const [, folder = '', name = ''] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
  return name ? { folder, name } : null;
};

/** What phones would fetch twice: a package from two folders (two versions, mostly), or a module in two files. */
export function whatComesTwice(chunks: readonly Chunk[]): string[] {
  const folders = new Map<string, Set<string>>();
  const files = new Map<string, string[]>();
  for (const { fileName, modules } of chunks) {
    for (const id of Object.keys(modules)) {
      const { name, folder } = packageOf(id) ?? {};
      if (name && folder) folders.set(name, (folders.get(name) ?? new Set()).add(folder));
      files.set(id, [...(files.get(id) ?? []), fileName]);
    }
  }
  return [
    ...[...folders].flatMap(([name, from]) => (from.size > 1 ? [`${name}, from ${[...from].join(' and ')}`] : [])),
    ...[...files].flatMap(([id, names]) => (names.length > 1 ? [`${id}, in ${names.join(' and ')}`] : [])),
  ];
}

/** Fails a build whose scripts hold a library twice. */
export const once = (): Plugin => ({
  name: 'once',
  generateBundle(_, bundle) {
    if (this.environment.config.consumer !== 'client') return;
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    const twice = whatComesTwice(chunks);
    if (twice.length > 0) this.error(`Phones would fetch these twice:\n  ${twice.join('\n  ')}`);
  },
});
