import { colourNames } from './colours.ts';
import { phones, phonesOf } from './phones.ts';
import { productLines, toVariant, type ProductLine, type Variant } from './productLines.ts';
import { hash } from './random.ts';
import { brands, series } from './shop.ts';

/** A product before it has a price and stock. */
export interface Item {
  line: ProductLine;
  variant: Variant;
  /** 0 for the products that the shop starts with, otherwise their number. */
  further: number;
}

/** The products that the shop starts with: one of each line in turn, so that the first ids are a mixed shelf. */
export function foundVariants(): Item[] {
  const longest = Math.max(...productLines.map(({ picks }) => picks.length));
  const rounds = Array.from({ length: longest }, (_, i) =>
    productLines.flatMap((line) =>
      line.picks[i] === undefined ? [] : [{ line, variant: toVariant(line, line.picks[i]), further: 0 }],
    ),
  );
  return rounds.flat();
}

/** Any number of further products: colours, brands, phones and sizes of each line in turn, all different. */
export function furtherVariants(index: number): Item {
  const line = productLines[index % productLines.length] as ProductLine;
  let rest = Math.floor(index / productLines.length);
  // Each line starts at another colour, phone and brand, so that neighbours differ.
  const shift = (index % productLines.length) * 7;
  const take = <T>(list: readonly T[]): T => {
    const value = list[(rest + shift) % list.length] as T;
    rest = Math.floor(rest / list.length);
    return value;
  };
  const further = index + 1;
  const colour = line.plain
    ? (colourNames[hash(`${line.code}${further}`) % colourNames.length] ?? 'negro')
    : take(colourNames);
  const phone = line.fits ? take(line.fits === 'own' ? phonesOf(line.brand) : phones) : undefined;
  const size = take(Object.keys(line.sizes));
  const base = toVariant(line, phone ? [colour, phone.name, size] : size === '' ? [colour] : [colour, size]);
  if (line.fits === 'own') return { line, variant: { ...base, folio: String(1000 + further) }, further };
  const brand = take(brands);
  const name = take(series);
  const make = rest > 0 ? `${brand} ${name} ${rest + 1}` : `${brand} ${name}`;
  return { line, variant: { ...base, brand, make }, further };
}
