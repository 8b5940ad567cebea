// @ts-check
import { createHash } from 'node:crypto';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hostFiles } from './scripts/netlify/hostFiles.ts';
import { directives } from './src/directives/register.ts';
import { headScript } from './src/layouts/headScript.ts';
import { settings } from './src/settings.ts';

const { siteUrl, distDir, cacheDir, apiHost } = settings();
process.env.PUBLIC_PICTURE_BASE ??= `${apiHost}/img/productos`;

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
  vite: { build: { assetsInlineLimit: 0 } },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ],
      scriptDirective: {
        resources: own,
        hashes: [`sha256-${createHash('sha256').update(headScript).digest('base64')}`],
      },
      styleDirective: { resources: own },
    },
  },
});
