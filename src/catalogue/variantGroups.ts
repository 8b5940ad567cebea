import { fold } from '../lib/text.ts';
import { groupBy } from '../lib/polyfills/groupBy.ts';

/** One of the products whose names differ only in their last part ("…, verde jade"). */
export interface Variant {
  id: string;
  optionValue: string;
  /** Its colour ("#1f7a5c"); '' if unknown. */
  colour: string;
  soldOut: boolean;
}

interface GroupedProduct {
  id: string;
  name: string;
  category: string;
  soldOut: boolean;
}

/** The colours of swatches, by their words in names. */
const colours = new Map(
  (
    'aluminio:#c5cacd, amarillo:#f2c12e, arena:#e3c3a8, azul cielo:#8fc4e8, azul marino:#1f2f55, azul rey:#2450b5, azul:#2d4f8f, beige:#e0cfb2, blanco:#f6f6f2, café:#7a4a2c, camel:#b9824f, ' +
    'ciruela:#5f2b4c, coral:#ee7560, dorado:#cfa64a, grafito:#3a4046, gris:#9aa19d, lavanda:#b9a5d8, lila:#c8a2d6, menta:#a5dcc3, morado:#6b3fa0, mostaza:#c9962b, naranja:#ef7d23, ' +
    'negro:#1a1c1e, oliva:#6d7146, plata:#c9ced2, rojo:#c8202f, rosa mexicano:#e0218a, rosa:#f2a7bd, turquesa:#2bb5b0, verde jade:#1f7a5c, verde salvia:#a3b39a, verde:#2f8f46, vino:#6e1f33'
  )
    .split(', ')
    .map((entry) => entry.split(':') as [string, string])
    .map(([name, colour]) => [fold(name), colour]),
);

/** A word before a colour: "correa naranja". */
const colourPrefix = /^(?:aro|color|correa|funda|marco|tono) /;

/** The colour that an option names; '' if it names none. */
export function findColour(optionText: string): string {
  return colours.get(fold(optionText).trim().replace(colourPrefix, '')) ?? '';
}

const splitName = (name: string): [shared: string, optionValue: string] | null => {
  const index = name.lastIndexOf(', ');
  return index > 0 && name.length > index + 2 ? [name.slice(0, index), name.slice(index + 2)] : null;
};

/** Max variants of a group: as many swatches as fit a row. */
const maxVariants = 12;

/**
 * Finds the variant group of each product that has one, by id: products of one category whose names differ only in their last
 * part, itself included, in the order given.
 */
export function findVariantGroups(products: readonly GroupedProduct[]): Map<string, Variant[]> {
  const groups = groupBy(products, ({ name, category }) => {
    const shared = splitName(name)?.[0];
    return shared === undefined ? '' : `${fold(shared)}\0${category}`;
  });
  const variantGroups = new Map<string, Variant[]>();
  for (const [key, group] of groups) {
    const variants = group.slice(0, maxVariants).map(({ id, name, soldOut }): Variant => {
      const optionValue = splitName(name)?.[1] ?? '';
      return { id, optionValue, colour: findColour(optionValue), soldOut };
    });
    const areDistinct = new Set(variants.map(({ optionValue }) => fold(optionValue))).size === variants.length;
    if (key && variants.length > 1 && areDistinct) for (const { id } of variants) variantGroups.set(id, variants);
  }
  return variantGroups;
}

/** The colours of a variant group, "#1f7a5c #1a1c1e"; '' if there are fewer than two, or the colour of a variant is unknown. */
export function listColours(variantGroup: readonly Variant[] = []): string {
  const distinct = [...new Set(variantGroup.map(({ colour }) => colour))];
  return distinct.length > 1 && !distinct.includes('') ? distinct.join(' ') : '';
}
