import { loadSnapshot } from '../../src/catalogue/load.ts';
import { settings } from '../../src/settings.ts';
import { writeSnapshot } from '../../scripts/snapshot/store.ts';

// node tests/support/oneGone.ts: puts a product into the snapshot of SNAPSHOT_DIR that left the catalogue, as the pull after it would.
const { snapshotDir } = settings();
const { catalogue, manifest, report } = loadSnapshot(snapshotDir);
const like = catalogue.products.find(({ name, category }) => /^Funda/.test(name) && category !== '');
if (!like) throw new Error('The shop of the seed has no "Funda": adapt tests/support/oneGone.ts.');
const gone = [{ id: '999999', name: 'Funda que se fue', category: like.category, since: '2026-11-01' }];
writeSnapshot(snapshotDir, manifest.source, manifest.time, { ...catalogue, gone }, report, manifest);
