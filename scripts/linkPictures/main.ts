import { foreignText } from '../../src/lib/foreignText.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSnapshot } from '../../src/catalogue/load.ts';
import { pictureFolder, shopPictureFile } from '../../src/catalogue/linkPictures.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { settings } from '../../src/settings.ts';
import { makePictures } from './make.ts';
import { makeShopPicture } from './shopPicture.ts';

/**
 * The pictures that links show in chats and networks, drawn from the snapshot into its folder: those that are missing, of
 * the most sold products first. `npm run build` calls it between the snapshot and the pages.
 * --most N (LINK_PICTURES, 300) at a time; --fresh draws that of the shop anew.
 */
const { values } = parseArgs({ options: { most: { type: 'string' }, fresh: { type: 'boolean' } } });
const { snapshotDir, apiHost, linkPictures } = settings();
const started = performance.now();
const { catalogue } = loadSnapshot(snapshotDir);
const photoBase = apiHost + dialect.pictures;
const most = values.most === undefined ? linkPictures : Number(values.most);
/** ms; a build waits no longer for photos. */
const deadline = most > 1000 ? Infinity : 8_000;

if (values.fresh || !existsSync(join(pictureFolder(snapshotDir), shopPictureFile())))
  await makeShopPicture(catalogue, snapshotDir, photoBase, fetch);
const { drawn, left, trouble } = await makePictures({
  ...{ snapshotDir, catalogue, photoBase, most, deadline, fetch },
  now: () => performance.now(),
});
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Pictures of links: ${drawn} drawn, ${left} still to be drawn, ${seconds} s`);
if (trouble)
  console.warn(`  Some photos could not be fetched; their pictures are drawn another time. ${foreignText(trouble)}`);
