import type { Drawing } from './art/kit.ts';
import { colours, type Colour } from './colours.ts';
import { findPhone, type Phone } from './phones.ts';

/** One product out of a line: which colour, for which phone, in which size, of which make. */
export interface Variant {
  /** Brand, and the series where a brand has several: what stands in the name. */
  make: string;
  brand: string;
  colour: Colour;
  hex: string;
  phone: Phone;
  size: string;
  /** Tells two used phones of one kind apart; empty for the products that the shop starts with. */
  folio: string;
}

/** A colour, then a phone or a size, then a size: `['coral', 'iPhone 15']`, `['negro', '2 m']`. */
export type Pick = readonly [colour: Colour, phoneOrSize?: string, size?: string];

/** A line of products that differ in colour, phone and size alone. */
export interface Line {
  category: string;
  brand: string;
  /** Where the manufacturer's series is part of the name: "Kuvo Mini". */
  make?: string;
  code: string;
  /** Pesos of the first size. */
  price: number;
  unit?: string;
  condition?: string;
  /** Sizes, watts, lengths or capacities, and what they do to the price. */
  sizes?: Readonly<Record<string, number>>;
  /** Whether the line is made for many phones, or is a phone of its brand itself. */
  fits?: 'any' | 'own';
  /** Whether the colour is only on the picture and not in the name. */
  plain?: boolean;
  /** What a phone does to the price. */
  factor?(phone: Phone): number;
  title(v: Variant): string;
  text(v: Variant): readonly string[];
  draw(v: Variant): Drawing;
  /** The products that the shop starts with. */
  picks: readonly Pick[];
}

export const sizesOf = (line: Line): readonly string[] => Object.keys(line.sizes ?? { '': 1 });

const anyPhone: Phone = { brand: '', name: '', code: '', camera: 'tri', front: 'isla' };

/** The variant that a pick names. */
export function variantOf(line: Line, [colour, second = '', third]: Pick): Variant {
  const phone = findPhone(second);
  const size = third ?? (phone === undefined && second !== '' ? second : (sizesOf(line)[0] ?? ''));
  if (second !== '' && phone === undefined && !(second in (line.sizes ?? {})))
    throw new Error(`${line.code}: ${second}`);
  return {
    make: line.make ?? line.brand,
    brand: line.brand,
    colour,
    hex: colours[colour],
    phone: phone ?? anyPhone,
    size,
    folio: '',
  };
}
