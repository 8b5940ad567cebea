import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const workerSources = { on: 'src/features/offline/sw.worker.ts', off: 'src/features/offline/unregister.worker.ts' };

/** Vite plugin that builds the service worker under its fixed name; `off`: a worker that unregisters itself. */
export const serviceWorkerFile = (mode: 'on' | 'off'): Plugin => ({
  name: 'worker-file',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: workerSources[mode], fileName: 'sw.js' });
  },
});

/** Appends a digest of the offline page to the worker, since browsers fetch the page again only when the worker changes. */
export function addOfflinePageDigest(dist: string): void {
  const page = readFileSync(join(dist, 'sin-conexion.html'));
  appendFileSync(join(dist, 'sw.js'), `//${createHash('sha256').update(page).digest('hex').slice(0, 12)}\n`);
}
