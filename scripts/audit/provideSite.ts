import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { prefixed } from '../setup/processes.mjs';
import { seededShop } from '../test/site.mjs';

const folder = '.cache/audit-site';

/**
 * The site to measure: the one of BASE_URL, or one that is built here on a sandbox of its own. What the browser tests
 * know of a site may be loaded only after this: it reads BASE_URL and SANDBOX_URL.
 * @returns the id of a product that the API has and the site lacks, where one could be made
 */
export async function provideSite(): Promise<string | undefined> {
  if (process.env['BASE_URL']) return undefined;
  // HTTP/2, as the host speaks it; the certificate is one that this machine made for itself.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const { site, api } = await seededShop(folder, prefixed('site'), { https: true });
  Object.assign(process.env, { BASE_URL: site, SANDBOX_URL: api });
  const { onSale } = await import('../../tests/support/site.ts');
  const last = (await onSale()).at(-1)?.id;
  if (last) rmSync(join(root, folder, 'dist', 'producto', `${last}.html`));
  return last;
}
