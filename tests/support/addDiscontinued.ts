import { loadSnapshot } from '../../src/catalogue/load.ts';
import { settings } from '../../src/settings.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { left } from './discontinuedProduct.ts';

// node tests/support/addDiscontinued.ts: adds discontinued products to the snapshot in SNAPSHOT_DIR, as the next snapshot would.
const { snapshotDir } = settings();
const { catalogue, manifest, report } = loadSnapshot(snapshotDir);
const [category, first] = [catalogue.categories.find(({ products }) => products.length > 4), catalogue.products[0]];
if (!category || !first)
  throw new Error('The shop has no category of five products: adapt tests/support/addDiscontinued.ts.');
const like = catalogue.products.find(({ id }) => category.products.includes(id));
const since = '2026-11-01';
const discontinued = [
  { id: left.id, name: `${like?.name} ${left.edition}`, category: category.name, since },
  // Of a category that no longer exists.
  { id: '999999', name: first.name, category: 'Discos compactos', since },
];
const { source, time, slides = {}, pictures } = manifest;
writeSnapshot(snapshotDir, source, time, { ...catalogue, discontinued: discontinued }, report, {
  slides,
  ...(pictures && { pictures }),
});
