import { colourNames } from './colours.ts';
import { findPhones, phones } from './phones.ts';
import { productLines, toVariant, type ProductLine, type Variant } from './productLines.ts';
import { hash } from './random.ts';
import { brands, series } from './shop.ts';

/** A product without price and stock. */
export interface ProductSpec {
  line: ProductLine;
  variant: Variant;
  /** 0 for the initial products; 1, 2, … for generated ones. */
  generated: number;
}

/** The initial products: one of each line in turn, so that neighbouring ids differ. */
export function initialVariants(): ProductSpec[] {
  const maxPicks = Math.max(...productLines.map(({ picks }) => picks.length));
  const rounds = Array.from({ length: maxPicks }, (_, i) =>
    productLines.flatMap((line) =>
      line.picks[i] === undefined ? [] : [{ line, variant: toVariant(line, line.picks[i]), generated: 0 }],
    ),
  );
  return rounds.flat();
}

/** Creates a further product: colours, brands, phones and sizes of each line in turn, all different. */
export function createVariant(index: number): ProductSpec {
  const line = productLines[index % productLines.length] as ProductLine;
  let quotient = Math.floor(index / productLines.length);
  // Each line starts at another colour, phone and brand, so that neighbours differ.
  const shift = (index % productLines.length) * 7;
  const pickNext = <T>(list: readonly T[]): T => {
    const value = list[(quotient + shift) % list.length] as T;
    quotient = Math.floor(quotient / list.length);
    return value;
  };
  const generated = index + 1;
  const colour = line.plain
    ? (colourNames[hash(`${line.code}${generated}`) % colourNames.length] ?? 'negro')
    : pickNext(colourNames);
  const phone = line.fits ? pickNext(line.fits === 'own' ? findPhones(line.brand) : phones) : undefined;
  const size = pickNext(Object.keys(line.sizes));
  const base = toVariant(line, phone ? [colour, phone.name, size] : size === '' ? [colour] : [colour, size]);
  if (line.fits === 'own') return { line, variant: { ...base, serialNumber: String(1000 + generated) }, generated };
  const brand = pickNext(brands);
  const name = pickNext(series);
  const make = quotient > 0 ? `${brand} ${name} ${quotient + 1}` : `${brand} ${name}`;
  return { line, variant: { ...base, brand, make }, generated };
}
