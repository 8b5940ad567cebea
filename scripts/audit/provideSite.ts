import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { prefixed } from '../setup/processes.mjs';
import { buildSeededSite } from '../test/site.mjs';

const folder = '.cache/audit-site';

/**
 * Provides the site to measure: the one at BASE_URL, or one built here with its own sandbox, without the page of one product,
 * so that the page for new products can be measured. Import modules of tests/support
 * only after this: they read BASE_URL and SANDBOX_URL.
 * @returns the id of a product that the API has and the site lacks, where the site is built here
 */
export async function provideSite(): Promise<string | undefined> {
  if (process.env['BASE_URL']) return undefined;
  // HTTP/2, as on the host; the certificate is self-signed.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const { site, api } = await buildSeededSite(folder, prefixed('site'), { https: true });
  Object.assign(process.env, { BASE_URL: site, SANDBOX_URL: api });
  const { forSale } = await import('../../tests/support/site.ts');
  const last = (await forSale()).at(-1)?.id;
  if (last) rmSync(join(root, folder, 'dist', 'producto', `${last}.html`));
  return last;
}
