import { formatLoad } from '../measurements.ts';
import { stopAll, stopOnSignals } from '../setup/processes.mjs';
import { readOptions } from './options.ts';
import { provideSite } from './provideSite.ts';

// `npm run audit -- [--only lighthouse,bytes,inp,slow,bfcache] [--pages home,product] [--runs 3]` measures what reaches a
// phone: on BASE_URL (with SANDBOX_URL where it has a sandbox), otherwise on a site built for it. Exits with 1 where a byte
// budget is exceeded; times depend on the machine and are only reported.
try {
  const { parts, pages, runs } = readOptions(process.argv.slice(2));
  stopOnSignals(() => 130);
  const shellId = await provideSite();
  // These modules read BASE_URL when they are loaded.
  const { runAudit: run } = await import('./run.ts');
  const { selectPages: auditedPages } = await import('./auditedPages.ts');
  console.log(formatLoad());
  const { broken, missed } = await run(parts, await auditedPages(pages, shellId), runs);
  if (missed.length > 0) console.log(`\nMissed, as measured on this machine:\n  ${missed.join('\n  ')}`);
  if (broken.length > 0) console.log(`\nBroken:\n  ${broken.join('\n  ')}`);
  else console.log('\nEvery budget of bytes is kept.');
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
