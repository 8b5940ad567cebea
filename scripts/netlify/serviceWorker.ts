import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const sources = { on: 'src/features/offline/sw.worker.ts', off: 'src/features/offline/unregister.worker.ts' };

/** Builds the service worker under its fixed name. */
export const serviceWorkerFile = (which: 'on' | 'off'): Plugin => ({
  name: 'worker-file',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: sources[which], fileName: 'sw.js' });
  },
});

/** Adds a digest of the offline page to the worker: browsers fetch that page only when the worker changes. */
export function addOfflinePageDigest(dist: string): void {
  const page = readFileSync(join(dist, 'sin-conexion.html'));
  appendFileSync(join(dist, 'sw.js'), `//${createHash('sha256').update(page).digest('hex').slice(0, 12)}\n`);
}
