import { dialect } from '../../src/contract/dialect.ts';
import type { Catalogue, CatalogueProduct, SnapshotReport } from '../../src/catalogue/snapshot.ts';
import { findTooLongFields } from '../../src/features/product/feedLimits.ts';
import { isImage } from '../../src/features/product/gallery/items.ts';
import { sanitizeText } from '../../src/lib/sanitizeText.ts';
import type { PhotoSizes } from '../openGraphImages/imageStore.ts';

/** The catalogue must not be published. Its exit code differs from that of an outage (R11.3). */
export class InvalidCatalogueError extends Error {
  override readonly name = 'InvalidCatalogueError';
}

/** Largest share of invalid records with which a catalogue is published (R11.2). */
export const maxInvalidShare = 0.02;

/** Whether the share of invalid records is too large to publish (R11.2). */
export const hasTooManyInvalid = (invalid: number, valid: number): boolean =>
  invalid > maxInvalidShare * (valid + invalid);

/**
 * Checks that a catalogue may be published: that it is neither empty nor partial (R11.3).
 * @param forSaleCount number of products in getProductosEnVenta
 * @throws InvalidCatalogueError if a part is empty, or too many records are invalid
 */
export function validateCatalogue(
  catalogue: Catalogue,
  report: SnapshotReport,
  forSaleCount = catalogue.products.length,
): void {
  // First, since it explains why parts are empty. An invalid record in several lists counts once; each row without an id counts.
  const invalidCount = new Set(report.rejected.map(({ id }, index) => id ?? index)).size;
  if (hasTooManyInvalid(invalidCount, catalogue.products.length)) {
    const lines = report.rejected.map(
      ({ id, field, reason }) => `  ${sanitizeText(`${id ?? '?'}: ${field} ${reason}`)}`,
    );
    const examples = [...new Set(lines)].slice(0, 5);
    throw new InvalidCatalogueError(
      `${invalidCount} ${invalidCount === 1 ? 'record' : 'records'} cannot be read, more than ${maxInvalidShare * 100} %. Nothing was published. Correct or delete them in the back office, then run this again. The first ones:\n${examples.join('\n')}`,
    );
  }
  if (forSaleCount === 0 && catalogue.products.length > 0) {
    throw new InvalidCatalogueError(
      `getProductosEnVenta is empty, though other lists have ${catalogue.products.length} products: the catalogue is incomplete. Nothing was published. Run \`npm run check:api\`: the host may expect another kind of body, or another name.`,
    );
  }
  const withoutStock = catalogue.products.filter(lacksStock).length;
  if (hasTooManyInvalid(withoutStock, catalogue.products.length - withoutStock)) {
    throw new InvalidCatalogueError(
      `${withoutStock} of ${catalogue.products.length} products have no stock field, neither in a list nor in their own record, and would be sold out: more than ${maxInvalidShare * 100} %. Nothing was published. Run \`npm run check:api\` to list the fields, and set \`stock\` in src/contract/dialect.ts to the text that their names contain.`,
    );
  }
  const empty = (['products', 'categories', 'branches'] as const).filter((part) => catalogue[part].length === 0);
  if (empty.length > 0) {
    throw new InvalidCatalogueError(
      `The API responded, but has no ${empty.join(' and no ')}. Nothing was published. Check the database of the API, then run this again.`,
    );
  }
}

const lacksStock = ({ stock }: CatalogueProduct): boolean => Object.keys(stock).length === 0;

/** Smallest side of a product photo that Google accepts from 31 January 2027 on (warnings since April 2026), px. */
const minPhotoSide = 500;

/**
 * Finds warnings about published products: no stock field, texts that are too long for Google and Meta, and photos that are
 * too small.
 * @param sizes of the photos that Open Graph images have used so far; other photos are not checked
 */
export function findWarnings(
  products: readonly CatalogueProduct[],
  sizes: PhotoSizes,
): NonNullable<SnapshotReport['warnings']> {
  const withoutStock = products.filter(lacksStock).map(({ id }) => ({
    id,
    field: dialect.stock,
    reason: 'no está en ninguna lista ni en su ficha: se publica como agotado',
  }));
  const others = products.flatMap((product) => {
    const photo = product.pictures.find(isImage);
    const [width, height] = (photo !== undefined && sizes[`${product.id}/${photo}`]) || [Infinity, Infinity];
    const tooSmall =
      Math.min(width, height) < minPhotoSide
        ? [
            {
              field: photo ?? '',
              reason: `mide ${width}×${height} px; Google pide ${minPhotoSide}×${minPhotoSide} desde enero de 2027`,
            },
          ]
        : [];
    return [...findTooLongFields(product), ...tooSmall].map((warning) => ({ id: product.id, ...warning }));
  });
  // First, since the summary prints only the first warnings.
  return [...withoutStock, ...others];
}
