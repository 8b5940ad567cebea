import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommandLine } from '../commandLine.ts';
import { formatLoad } from '../measurements.ts';
import { createLinePrinter, stopAll, stopOnSignals } from '../setup/processes.mjs';
import { root } from '../setup/paths.mjs';
import { buildSeededSite } from '../test/site.mjs';

/** The parts of the audit, in the order in which they run. */
const auditParts = ['bytes', 'lighthouse', 'inp', 'slow'] as const;
export type AuditPart = (typeof auditParts)[number];

const siteFolder = '.cache/audit-site';

try {
  const { values } = parseCommandLine({
    name: 'audit',
    help: 'Measures bytes and speed on a phone, on BASE_URL (with SANDBOX_URL if it has a sandbox), otherwise on a site built for it (HTTP/2). Exits with 1 if a byte budget is exceeded; times depend on the machine and are only reported.',
    options: {
      only: { type: 'string', value: 'PARTS', default: auditParts.join(), help: 'parts to run' },
      pages: { type: 'string', value: 'WORDS', default: '', help: 'only pages whose names contain one of these words' },
      runs: { type: 'string', value: 'N', default: '3', help: 'measurements of each page; reports the median' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a positive integer, not "${values.runs}".`);
  const requestedParts = values.only.split(',');
  const unknown = requestedParts.find((part) => !auditParts.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`--only takes ${auditParts.join(', ')}, not "${unknown}".`);
  const parts = auditParts.filter((part) => requestedParts.includes(part));
  stopOnSignals(() => 130);
  const unbuiltProductId = await provideSite();
  // These modules read BASE_URL when they are loaded.
  const { runAudit } = await import('./runAudit.ts');
  const { selectPages } = await import('./auditedPages.ts');
  const pages = await selectPages(values.pages.split(',').filter(Boolean), unbuiltProductId);
  console.log(formatLoad());
  const { exceededBytes, missedTargets } = await runAudit(parts, pages, runs);
  if (missedTargets.length > 0) console.log(`\nMissed targets on this machine:\n  ${missedTargets.join('\n  ')}`);
  if (exceededBytes.length > 0) console.log(`\nExceeded byte budgets:\n  ${exceededBytes.join('\n  ')}`);
  else console.log('\nNo byte budget is exceeded.');
  process.exitCode = exceededBytes.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}

/**
 * Provides the site to measure: the one at BASE_URL, or a new build with its own sandbox. Deletes one product page of the build,
 * to measure the live product page. Import modules of tests/support only after this, since they read BASE_URL and SANDBOX_URL.
 * @returns the id of the product without a built page; undefined for BASE_URL
 */
async function provideSite(): Promise<string | undefined> {
  if (process.env['BASE_URL']) return undefined;
  // HTTP/2, as on Netlify; the certificate is self-signed.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const { site, api } = await buildSeededSite(siteFolder, createLinePrinter('site'), { https: true });
  Object.assign(process.env, { BASE_URL: site, SANDBOX_URL: api });
  const { fetchProducts } = await import('../../tests/support/site.ts');
  const id = (await fetchProducts()).at(-1)?.id;
  if (id) rmSync(join(root, siteFolder, 'dist', 'producto', `${id}.html`));
  return id;
}
