import type { Catalogue, Report } from '../../src/catalogue/snapshot.ts';
import { foreignText } from '../../src/lib/foreignText.ts';

/** A catalogue that must not be published. Its own exit code, so that an operator can tell it from an outage (R11.3). */
export class UnfitError extends Error {
  override readonly name = 'UnfitError';
}

/** Largest share of bad records that still is published (R11.2). */
const tolerated = 0.02;

/** Whether so many bad records beside so many good ones are more than is published (R11.2). */
export const tooManyBad = (bad: number, good: number): boolean => bad > tolerated * (good + bad);

/**
 * @param onSale how many products getProductosEnVenta told
 * @throws UnfitError where the catalogue is empty, or too much of it is bad: never an empty or half shop (R11.3)
 */
export function judge(catalogue: Catalogue, report: Report, onSale = catalogue.products.length): void {
  if (onSale === 0 && catalogue.products.length > 0) {
    throw new UnfitError(
      `getProductosEnVenta answered, but is empty, and other lists tell ${catalogue.products.length} products: half a shop. Nothing was published. Ask the host with \`npm run check:api\`: it may read another kind of body, or expect another name.`,
    );
  }
  if (catalogue.products.length > 0 && !catalogue.products.some(({ stock }) => Object.keys(stock).length > 0)) {
    throw new UnfitError(
      'No product has a field that tells its stock, so that every one would be sold out. Nothing was published. `npm run check:api` shows which fields there are; `stock` in src/contract/dialect.ts is what their names contain.',
    );
  }
  const empty = (['products', 'categories', 'branches'] as const).filter((part) => catalogue[part].length === 0);
  if (empty.length > 0) {
    throw new UnfitError(
      `The API answered, but has no ${empty.join(' and no ')}. Nothing was published. Check the database of the API, then pull again.`,
    );
  }
  // One bad record in several lists counts once; rows that have no id are each one of their own.
  const bad = new Set(report.rejected.map(({ id }, index) => id ?? index)).size;
  if (tooManyBad(bad, catalogue.products.length)) {
    const all = report.rejected.map(({ id, field, reason }) => `  ${foreignText(`${id ?? '?'}: ${field} ${reason}`)}`);
    const some = [...new Set(all)].slice(0, 5);
    throw new UnfitError(
      `${bad} ${bad === 1 ? 'record' : 'records'} cannot be read, more than 2 %. Nothing was published. Correct or delete them in the back office, then pull again. The first ones:\n${some.join('\n')}`,
    );
  }
}
