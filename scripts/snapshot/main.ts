import { parseArgs } from 'node:util';
import { createClient } from '../../src/api/client.ts';
import { ApiError } from '../../src/api/errors.ts';
import { readSettings } from '../../src/settings.ts';
import { datesOf, readDates, writeDates } from './dates.ts';
import { judge, UnfitError } from './judge.ts';
import { merge } from './merge.ts';
import { progressTo, summary } from './print.ts';
import { pull } from './pull.ts';
import { fetchSliders } from './sliders.ts';
import { writeSnapshot } from './store.ts';

/** `npm run snapshot`: 0 a new snapshot, 2 the API could not be read, 3 what it says must not be published, 1 anything else. */
const exitCodes = { unreachable: 2, unfit: 3, failed: 1 } as const;

try {
  parseArgs({ options: {} });
  const { apiHost, apiPath, snapshotDir, pictureHosts } = readSettings(process.env);
  const started = performance.now();
  console.log(`Pulling the catalogue from ${apiHost}${apiPath}`);
  const pulled = await pull(
    createClient({ base: apiHost, path: apiPath, timeout: 30_000 }),
    progressTo(process.stdout),
  );
  const slides = await fetchSliders(pulled.sliders.items, { publicDir: 'public', snapshotDir, apiHost });
  pulled.sliders.items = slides.there;
  pulled.sliders.rejected.push(...slides.nowhere);
  const { catalogue, report } = merge(pulled, pictureHosts);
  judge(catalogue, report);
  const manifest = writeSnapshot(snapshotDir, apiHost, new Date().toISOString(), catalogue, report);
  writeDates(snapshotDir, datesOf(catalogue.products, readDates(snapshotDir), manifest.time));
  console.log(summary(manifest, report, (performance.now() - started) / 1000));
} catch (error) {
  const said = error instanceof Error ? error.message : String(error);
  console.error(`\nNo new snapshot; the one before is untouched.\n${said}`);
  if (error instanceof ApiError) console.error(error.remedy);
  process.exitCode =
    error instanceof ApiError
      ? exitCodes.unreachable
      : error instanceof UnfitError
        ? exitCodes.unfit
        : exitCodes.failed;
}
