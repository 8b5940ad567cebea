import { colourNames, type Colour } from './colours.ts';
import { findPhonesOfBrand, phones, type Phone } from './phones.ts';
import { productLines, toVariant, type ProductLine, type ProductPick, type Variant } from './productLines.ts';
import { hash } from './random.ts';
import { brands, series } from './shop.ts';

/** A variant of a line, from which generateProduct() creates a product. */
export interface ProductSpec {
  line: ProductLine;
  variant: Variant;
  /** 0 for the initial products; the number, from 1, of a generated one. */
  generated: number;
}

/** The initial products: one of each line in turn, so that consecutive products differ. */
export function initialProductSpecs(): ProductSpec[] {
  const maxPicks = Math.max(...productLines.map(({ picks }) => picks.length));
  const rounds = Array.from({ length: maxPicks }, (_, i) =>
    productLines.flatMap((line) =>
      line.picks[i] === undefined ? [] : [{ line, variant: toVariant(line, line.picks[i]), generated: 0 }],
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
  const pickNext = <T>(list: readonly T[]): T => {
    const value = list[(quotient + offset) % list.length] as T;
    quotient = Math.floor(quotient / list.length);
    return value;
  };
  const generated = index + 1;
  const colour = line.omitsColour
    ? (colourNames[hash(`${line.code}${generated}`) % colourNames.length] ?? 'negro')
    : pickNext(colourNames);
  const phone = line.fits ? pickNext(line.fits === 'ownBrand' ? findPhonesOfBrand(line.brand) : phones) : undefined;
  const size = pickNext(Object.keys(line.sizes));
  const base = toVariant(line, toPick(colour, phone, size));
  if (line.fits === 'ownBrand')
    return { line, variant: { ...base, serialNumber: String(1000 + generated) }, generated };
  const brand = pickNext(brands);
  const seriesName = pickNext(series);
  const make = quotient > 0 ? `${brand} ${seriesName} ${quotient + 1}` : `${brand} ${seriesName}`;
  return { line, variant: { ...base, brand, make }, generated };
}

function toPick(colour: Colour, phone: Phone | undefined, size: string): ProductPick {
  if (phone) return [colour, phone.name, size];
  return size === '' ? [colour] : [colour, size];
}
