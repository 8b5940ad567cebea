import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { later } from '../scripts/build/later.ts';

// Plain Vitest, without Astro's config: nothing here renders .astro files (the browser tests see those built), and React
// views are rendered with react-dom/server in Node.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [later()],
  test: {
    include: ['tests/{unit,snapshot,sandbox,preview}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Two cores, and other parts of the tests beside: time is not what these prove.
    testTimeout: 20_000,
    // Vitest leaves a core free for its watcher, which does not run here.
    maxWorkers: '100%',
    // The code must not lean on where the build machine stands (R11.6).
    env: { TZ: 'UTC' },
  },
});
