/** A number with its unit, normalized: feet and centimetres in metres, memory in GB. */
export interface Quantity {
  unit: string;
  value: number;
  /** Its range in the text; `to` is exclusive. */
  from: number;
  to: number;
}

/** Spellings of units, each with its normalized unit and the factor to convert to it. */
const units: readonly [unit: string, spellings: string, factor: number][] = [
  ['mAh', 'mah|miliamperes?|miliamperios?', 1],
  ['Wh', 'wh', 1],
  ['W', 'w|watts?|wats?|watios?|vatios?', 1],
  ['GB', 'gb|gigas?|gigabytes?|gigabits', 1],
  ['GB', 'tb|teras?|terabytes?', 1000],
  ['GB', 'mb|megas?|megabytes?', 0.001],
  ['mm', 'mm|milimetros?', 1],
  ['m', 'cms?|centimetros?', 0.01],
  ['m', 'm|mts?|metros?|meters?', 1],
  ['m', 'ft|feet|foot|pies', 0.305],
  ['pulgadas', String.raw`"|''|”|'|pulgadas?|pulg|inch(?:es)?|in`, 1],
  ['Hz', 'hz|hertz', 1],
  ['MHz', 'mhz', 1],
  ['MHz', 'ghz', 1000],
  ['MP', 'mp|mpx|megapixel(?:es|s)?|megapixeles', 1],
  ['DPI', 'dpi', 1],
  ['VA', 'va', 1],
  ['V', 'v|volts?|voltios?', 1],
  ['A', 'amp|amperes?|amperios?', 1],
  ['puertos', 'puertos?|ports?|salidas?', 1],
  ['piezas', 'piezas?|pzas?|pz|packs?', 1],
];

/** All spellings of units, as part of a regular expression. */
export const unitPattern = units.map(([, spellings]) => spellings).join('|');
const quantityPattern = new RegExp(
  String.raw`(?<![a-z\d.,])(\d{1,3}(?:[ ,.\u00a0]\d{3}){1,2}(?=\s?(?:mah|dpi|miliamp))|\d{1,12}(?:[.,]\d{1,6})?)[\s-]?(${unitPattern})(?![a-z\d])`,
  'g',
);
const unitMatchers = units.map(([unit, spellings, factor]) => ({
  unit,
  factor,
  pattern: new RegExp(`^(?:${spellings})$`),
}));
const unitsByText = new Map<string, (typeof unitMatchers)[number] | undefined>();

function findUnit(text: string) {
  if (!unitsByText.has(text))
    unitsByText.set(
      text,
      unitMatchers.find(({ pattern }) => pattern.test(text)),
    );
  return unitsByText.get(text);
}

/** Finds the quantities of a folded text: "10,000 mAh", "1.8 m", "20w", "1 tera". */
export function parseQuantities(folded: string): Quantity[] {
  if (!/\d/.test(folded)) return [];
  return [...folded.matchAll(quantityPattern)].flatMap((match): Quantity[] => {
    const [whole, number = '', word = ''] = match;
    const unit = findUnit(word);
    const hasThousandsSeparator = /^\d{1,3}(?:[ ,.\u00a0]\d{3})+$/.test(number) && /mAh|DPI/.test(unit?.unit ?? '');
    const value = Number(hasThousandsSeparator ? number.replaceAll(/\D/g, '') : number.replace(',', '.'));
    if (!unit || !(value > 0)) return [];
    const rounded = Math.round(value * unit.factor * 1000) / 1000;
    return [{ unit: unit.unit, value: rounded, from: match.index, to: match.index + whole.length }];
  });
}

/** The words of units, in singular and plural. A function, so that pages without the search engine omit it. */
export const unitWords = (): string[] =>
  units
    .flatMap(([, spellings]) => spellings.split('|'))
    .flatMap((word) => word.match(/^[a-z]+/)?.[0] ?? [])
    .flatMap((word) => [word, `${word}s`]);
