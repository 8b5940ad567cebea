// @ts-check
import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { later } from './scripts/build/later.ts';
import { hostFiles } from './scripts/netlify/hostFiles.ts';
import { directives } from './src/directives/register.ts';
import { headScript } from './src/layouts/headScript.ts';
import { apiFolder, publicVariables, settings } from './src/settings.ts';

const { siteUrl, distDir, cacheDir, apiHost, apiPath, apiBase, ipLookupUrl } = settings();
Object.assign(process.env, publicVariables(settings()));

const asked = ["'self'", apiBase, new URL(ipLookupUrl).origin].filter(Boolean).join(' ');

// What each page runs is one file: so small a file packs badly by itself.
const everyPage = {
  name: 'every-page',
  test: /\/src\/(?:shop|lib\/leaving|api\/(?:light|xsrf|where|publicIp)|features\/(?:branches\/remembered|invoice\/expiry|visits\/\w+|search\/reach\.client))\.ts$/,
};

const own = ["'self'", { resource: "'none'", kind: /** @type {const} */ ('attribute') }];

export default defineConfig({
  site: siteUrl,
  outDir: distDir,
  cacheDir,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), directives(), hostFiles()],
  prerenderConflictBehavior: 'error',
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  vite: {
    plugins: [later()],
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es' },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [everyPage] } } } } } },
    // In development the host's rewrite is Vite's.
    server: { proxy: { '/api': { target: apiHost, rewrite: (path) => path.replace('/api/', apiFolder(apiPath)) } } },
  },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "img-src 'self'",
        "media-src 'self'",
        "font-src 'self'",
        `connect-src ${asked}`,
        "manifest-src 'self'",
        "require-trusted-types-for 'script'",
        // The search box, on every page, starts a worker: its address goes through this policy.
        'trusted-types search-worker',
      ],
      scriptDirective: {
        resources: own,
        hashes: [`sha256-${createHash('sha256').update(headScript).digest('base64')}`],
      },
      styleDirective: { resources: own },
    },
  },
});
