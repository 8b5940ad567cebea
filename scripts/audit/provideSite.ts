import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { createLinePrinter } from '../setup/processes.mjs';
import { buildSeededSite } from '../test/site.mjs';

const folder = '.cache/audit-site';

/**
 * Provides the site to measure: the one at BASE_URL, or a new build with its own sandbox. Deletes one product page of the build,
 * to measure the live product page. Import modules of tests/support only after this, since they read BASE_URL and SANDBOX_URL.
 * @returns the id of the product without a built page; undefined for BASE_URL
 */
export async function provideSite(): Promise<string | undefined> {
  if (process.env['BASE_URL']) return undefined;
  // HTTP/2, as on Netlify; the certificate is self-signed.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const { site, api } = await buildSeededSite(folder, createLinePrinter('site'), { https: true });
  Object.assign(process.env, { BASE_URL: site, SANDBOX_URL: api });
  const { fetchProducts } = await import('../../tests/support/site.ts');
  const id = (await fetchProducts()).at(-1)?.id;
  if (id) rmSync(join(root, folder, 'dist', 'producto', `${id}.html`));
  return id;
}
