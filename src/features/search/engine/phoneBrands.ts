import { families } from '../../../catalogue/phones/families.ts';
import { fold } from '../../../lib/text.ts';

/** The makers of phones, folded; of one that makes more things besides, its name alone says nothing. */
export const phoneBrands: ReadonlySet<string> = new Set(
  families.map(({ brand }) => fold(brand)).filter((brand) => brand !== 'sony'),
);
