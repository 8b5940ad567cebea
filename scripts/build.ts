import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSnapshot } from '../src/catalogue/load.ts';
import { isLoopback, settings } from '../src/settings.ts';
import * as shop from '../src/shop.ts';
import { forgetBuild, isCurrent, recordBuild } from './build/buildCache.ts';
import { demoNotice } from './build/demoValues.ts';
import { orderedArguments, readOrder } from './build/hook.ts';
import { lastGood } from './build/last-good.ts';
import { noteSiteBuild, siteBuild } from './build/siteBuilds.ts';
import { startNode, stopOnSignals } from './setup/processes.mjs';

/**
 * `npm run build`: a new snapshot, the pictures of links that are missing, then the pages. Composition only.
 * --unless-current leaves `dist` alone where it would come out the same; --snapshot-only stops before it. --fresh,
 * --sandbox and --accept "reason" are the snapshot's; on the host the body of the build hook may ask for them.
 */
const { values } = parseArgs({
  options: {
    'unless-current': { type: 'boolean' },
    'snapshot-only': { type: 'boolean' },
    fresh: { type: 'boolean' },
    accept: { type: 'string' },
    sandbox: { type: 'boolean' },
  },
});
const branchBuild = ['deploy-preview', 'branch-deploy'].includes(process.env['CONTEXT'] ?? '');
const unreachable = 2; // exit code of scripts/snapshot/main.ts

stopOnSignals(() => 130);
process.exitCode = await main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  return 1;
});

async function main(): Promise<number> {
  const { apiHost, distDir, snapshotDir, snapshotMaxAge } = settings();
  const pulled = await run(
    'scripts/snapshot/main.ts',
    ...(values.fresh ? ['--fresh'] : []),
    ...(values.sandbox ? ['--sandbox'] : []),
    ...(values.accept === undefined ? [] : [`--accept=${values.accept}`]),
    ...orderedArguments(process.env['INCOMING_HOOK_BODY']),
  );
  if (pulled === unreachable) console.error(lastGood(snapshotDir, new Date(), snapshotMaxAge));
  else if (pulled !== 0) return pulled;
  if (values['snapshot-only']) return 0;
  // A shop whose pictures cannot be drawn is a shop nevertheless: links then show the photos.
  await run('scripts/linkPictures/main.ts');
  if (values['unless-current'] && isCurrent(distDir, snapshotDir)) {
    console.log(`Nothing changed since ${distDir} was built: it stays.`);
    return 0;
  }
  forgetBuild(distDir);
  // What is built of a branch, or for a pull request, is no deploy of the site.
  const forget = branchBuild ? () => undefined : noteInMonth(snapshotDir);
  const built = await run(join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--silent');
  if (built === 0) recordBuild(distDir, snapshotDir);
  else forget();
  const notice = isLoopback(apiHost) ? undefined : demoNotice({ ...shop });
  if (built === 0 && notice) console.warn(notice);
  return built;
}

function noteInMonth(snapshotDir: string): () => void {
  return noteSiteBuild(snapshotDir, siteBuild(loadSnapshot(snapshotDir), readOrder(process.env['INCOMING_HOOK_BODY'])));
}

function run(...args: string[]): Promise<number> {
  return startNode(args[0] ?? '', args, { says: 'as it is' }).ended;
}
