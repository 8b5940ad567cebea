// @ts-check
import { createHash } from 'node:crypto';
import { defineConfig } from 'astro/config';
import { buildCache } from './scripts/build/buildCache.ts';
import { entryGroups } from './scripts/build/entryGroups.ts';
import { lazyPlugin } from './scripts/build/lazyPlugin.ts';
import { noDuplicateModules } from './scripts/build/noDuplicateModules.ts';
import { buildTarget } from './scripts/build/oldestBrowsers.ts';
import { cacheCspDigests, jsxRuntimeModule, patchGlightbox } from './scripts/build/packagePatches.ts';
import { openGraphImages } from './scripts/openGraphImages/integration.ts';
import { netlifyFiles, serviceWorkerFile } from './scripts/netlify/netlifyFiles.ts';
import { netlifyServices } from './scripts/preview/netlifyServices.ts';
import { runtime } from './src/runtime/integration.ts';
import { headScript, speculationRules } from './src/layouts/inlineScripts.ts';
import { widgetOrigins } from './src/features/thirdparty/widgets.ts';
import { enabledWidgets } from './src/layouts/widgets.ts';
import { apiRewriteTarget, publicVariables, settings } from './src/settings.ts';

const { siteUrl, distDir, cacheDir, apiHost, apiPath, apiBase, ipLookupUrl, serviceWorker } = settings();
Object.assign(process.env, publicVariables(settings()));

const connectSources = ["'self'", apiBase, new URL(ipLookupUrl).origin].filter(Boolean).join(' ');

const toCspHash = (/** @type {string} */ script) =>
  /** @type {const} */ (`sha256-${createHash('sha256').update(script).digest('base64')}`);

/** Only files of this site; no event handlers or styles in attributes. */
const ownFiles = ["'self'", { resource: "'none'", kind: /** @type {const} */ ('attribute') }];

/**
 * Whether to inline a style sheet or script. Inlined are the script that reports missing scripts, since its own file might be
 * missing, too, and the sheets of the single pages with the most requests: every inline sheet adds a hash to the policy of all pages.
 */
const isInlined = (/** @type {string} */ path) =>
  path.includes('/LoadError.astro') || /_astro\/(?:busqueda|comparar|etiquetas|promocode)\..*css$/.test(path);

export default defineConfig({
  site: siteUrl,
  outDir: distDir,
  cacheDir,
  trailingSlash: 'never',
  // Eight pages at a time: one waits for the disk while the next is rendered.
  build: { format: 'file', inlineStylesheets: 'auto', concurrency: 8 },
  integrations: [runtime(), buildCache(openGraphImages(), netlifyFiles())],
  prerenderConflictBehavior: 'error',
  experimental: { incrementalBuild: true },
  devToolbar: { enabled: false },
  vite: {
    // Features.LightDark of lightningcss: light-dark() is not used, so no code for browsers without it.
    css: { lightningcss: { exclude: 1 << 20 } },
    build: { target: buildTarget(), assetsInlineLimit: isInlined },
    plugins: [
      lazyPlugin(),
      jsxRuntimeModule(),
      patchGlightbox(),
      cacheCspDigests(),
      noDuplicateModules(),
      serviceWorkerFile(serviceWorker),
      netlifyServices(),
    ],
    // Vite does not apply to workers what it does to scripts of pages: no CommonJS, no comments.
    worker: {
      format: 'es',
      plugins: () => [jsxRuntimeModule()],
      rolldownOptions: { output: { comments: false } },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: entryGroups() } } } } },
    },
    // In development Vite's proxy replaces Netlify's rewrite of /api/*.
    server: {
      proxy: {
        '/api': {
          target: new URL(apiHost).origin,
          rewrite: (path) => {
            const [call = '', query] = path.slice('/api/'.length).split('?');
            const target =
              new URL(apiHost).pathname.replace(/\/$/, '') + apiRewriteTarget(apiPath).replace(':splat', call);
            return query ? `${target}${target.includes('?') ? '&' : '?'}${query}` : target;
          },
        },
      },
    },
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
        `connect-src ${connectSources}`,
        `frame-src ${widgetOrigins(enabledWidgets).join(' ') || "'none'"}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        "require-trusted-types-for 'script'",
        // On every page: the search box starts a worker, and the offline worker is registered. A page may add its own.
        'trusted-types search-worker sw',
      ],
      scriptDirective: {
        resources: ownFiles,
        hashes: [headScript, speculationRules].map(toCspHash),
      },
      styleDirective: { resources: ownFiles },
    },
  },
});
