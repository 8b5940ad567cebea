import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';
import { settings } from '../../src/settings.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import { discontinuedProduct } from './discontinuedProduct.ts';

// node tests/support/addDiscontinued.ts: adds discontinued products to the snapshot in SNAPSHOT_DIR, as the next snapshot would.
const { snapshotDir } = settings();
const { catalogue, manifest, report } = loadSnapshot(snapshotDir);
const category = catalogue.categories.find(({ products }) => products.length > 4);
const firstProduct = catalogue.products[0];
if (!category || !firstProduct)
  throw new Error('The shop has no category with five products: adapt tests/support/addDiscontinued.ts.');
const similarProduct = catalogue.products.find(({ id }) => category.products.includes(id));
const since = '2026-11-01';
const discontinued = [
  {
    id: discontinuedProduct.id,
    name: `${similarProduct?.name} ${discontinuedProduct.nameSuffix}`,
    category: category.name,
    since,
  },
  // In a category that no longer exists.
  { id: '999999', name: firstProduct.name, category: 'Discos compactos', since },
];
const { source, time, slides = {}, pictures } = manifest;
writeSnapshot(snapshotDir, source, time, { ...catalogue, discontinued }, report, {
  slides,
  ...(pictures && { pictures }),
});
