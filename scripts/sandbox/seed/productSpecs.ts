import { colourNames, type Colour } from './colours.ts';
import { findPhonesOfBrand, phones, type Phone } from './phones.ts';
import { productLines, toVariant, type ProductLine, type VariantSpec, type Variant } from './productLines.ts';
import { hash } from './random.ts';
import { brands, series } from './shop.ts';

/** A variant of a line, from which generateProduct() creates a product. */
export interface ProductSpec {
  line: ProductLine;
  variant: Variant;
  /** 0 for the initial products; further ones are numbered from 1. */
  sequenceNumber: number;
}

/** The initial products: one of each line in turn, so that consecutive products differ. */
export function initialProductSpecs(): ProductSpec[] {
  const maxVariants = Math.max(...productLines.map(({ initialVariants }) => initialVariants.length));
  const rounds = Array.from({ length: maxVariants }, (_, i) =>
    productLines.flatMap((line) =>
      line.initialVariants[i] === undefined
        ? []
        : [{ line, variant: toVariant(line, line.initialVariants[i]), sequenceNumber: 0 }],
    ),
  );
  return rounds.flat();
}

/** Generates another product by cycling through the colours, phones, sizes and brands of each line; none repeats. */
export function createProductSpec(index: number): ProductSpec {
  const line = productLines[index % productLines.length] as ProductLine;
  let quotient = Math.floor(index / productLines.length);
  // Each line starts at another colour, phone and brand, so that consecutive products differ.
  const offset = (index % productLines.length) * 7;
  const takeNext = <T>(list: readonly T[]): T => {
    const value = list[(quotient + offset) % list.length] as T;
    quotient = Math.floor(quotient / list.length);
    return value;
  };
  const sequenceNumber = index + 1;
  const colour = line.omitsColour
    ? (colourNames[hash(`${line.code}${sequenceNumber}`) % colourNames.length] ?? 'negro')
    : takeNext(colourNames);
  const phone = line.fits ? takeNext(line.fits === 'ownBrand' ? findPhonesOfBrand(line.brand) : phones) : undefined;
  const size = takeNext(Object.keys(line.sizes));
  const base = toVariant(line, toVariantSpec(colour, phone, size));
  if (line.fits === 'ownBrand')
    return { line, variant: { ...base, serialNumber: String(1000 + sequenceNumber) }, sequenceNumber };
  const brand = takeNext(brands);
  const seriesName = takeNext(series);
  const brandAndSeries = quotient > 0 ? `${brand} ${seriesName} ${quotient + 1}` : `${brand} ${seriesName}`;
  return { line, variant: { ...base, brand, brandAndSeries }, sequenceNumber };
}

function toVariantSpec(colour: Colour, phone: Phone | undefined, size: string): VariantSpec {
  if (phone) return [colour, phone.name, size];
  return size === '' ? [colour] : [colour, size];
}
