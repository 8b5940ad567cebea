import { loadSnapshot } from '../src/catalogue/loadSnapshot.ts';
import { isLoopback, settings } from '../src/settings.ts';
import * as shop from '../src/shop.ts';
import { branchDetails } from '../src/shop/branchDetails.ts';
import { deleteBuildDigests, isCurrent, saveBuildDigests } from './build/buildCache.ts';
import { demoNotice, lastGoodNotice } from './build/buildNotices.ts';
import { toSnapshotArguments, parseBuildRequest } from './build/buildRequest.ts';
import { addToBuildHistory, toSiteBuild } from './build/addToBuildHistory.ts';
import { parseCommandLine } from './commandLine.ts';
import { errorText } from './errorText.ts';
import { startNode, stopOnSignals } from './setup/processes.mjs';

const { values } = parseCommandLine({
  name: 'build',
  help: 'Creates a snapshot, then missing Open Graph images, then the pages. On Netlify, the body of the build hook can also set --refetch-pictures and --accept.',
  options: {
    'unless-current': { type: 'boolean', help: 'skips the pages if nothing changed' },
    'snapshot-only': { type: 'boolean', help: 'stops before the pages' },
    'refetch-pictures': { type: 'boolean', help: 'snapshot: refetches every picture list' },
    accept: { type: 'string', value: 'REASON', help: 'snapshot: overrides the guards against large changes' },
    sandbox: { type: 'boolean', help: 'snapshot: skips the guards for a sandbox' },
  },
});
const isBranchBuild = ['deploy-preview', 'branch-deploy'].includes(process.env['CONTEXT'] ?? '');
/** The exit code of scripts/snapshot/snapshot.ts if the API could not be read. */
const apiFailureCode = 2;

stopOnSignals(() => 130);
process.exitCode = await main().catch((error: unknown) => {
  console.error(`\n${errorText(error)}`);
  return 1;
});

async function main(): Promise<number> {
  const { apiHost, distDir, snapshotDir, snapshotMaxAge } = settings();
  const snapshotCode = await run(
    'scripts/snapshot/snapshot.ts',
    ...(values['refetch-pictures'] ? ['--refetch-pictures'] : []),
    ...(values.sandbox ? ['--sandbox'] : []),
    ...(values.accept === undefined ? [] : [`--accept=${values.accept}`]),
    ...toSnapshotArguments(process.env['INCOMING_HOOK_BODY']),
  );
  if (snapshotCode === apiFailureCode) console.error(lastGoodNotice(snapshotDir, new Date(), snapshotMaxAge));
  else if (snapshotCode !== 0) return snapshotCode;
  if (values['snapshot-only']) return 0;
  // Optional: without them, links show the product photos.
  await run('scripts/openGraphImages/openGraphImages.ts');
  if (values['unless-current'] && isCurrent(distDir, snapshotDir)) {
    console.log(`${distDir} is up to date.`);
    return 0;
  }
  deleteBuildDigests(distDir);
  // Builds of a branch or a pull request are not deploys of the site.
  const removeFromHistory = isBranchBuild ? () => undefined : addSiteBuild(snapshotDir);
  const buildCode = await run('scripts/astro.mjs', 'build');
  if (buildCode === 0) saveBuildDigests(distDir, snapshotDir);
  else removeFromHistory();
  const notice = isLoopback(apiHost) ? undefined : demoNotice({ ...shop, branchDetails });
  if (buildCode === 0 && notice) console.warn(notice);
  return buildCode;
}

function addSiteBuild(snapshotDir: string): () => void {
  return addToBuildHistory(
    snapshotDir,
    toSiteBuild(loadSnapshot(snapshotDir), parseBuildRequest(process.env['INCOMING_HOOK_BODY'])),
  );
}

function run(...args: string[]): Promise<number> {
  return startNode(args[0] ?? '', args, { output: 'inherit' }).ended;
}
