import { formatPesos } from '../../../../lib/money.ts';
import type { Cents } from '../../../../lib/money.ts';
import { unitPattern } from '../../../../lib/quantities.ts';
import { fold } from '../../../../lib/text.ts';
import type { InvertedIndex } from '../index/invertedIndex.ts';
import type { ProductType } from '../language/lexicon.ts';
import {
  isPart,
  type ParserContext,
  type PriceOrder,
  type QueryPriceRange,
  type PriceTerms,
  type QuantityLimit,
  type QueryPart,
} from './parsedQuery.ts';
import { phoneBrands } from './phones.ts';
import { joinWords } from '../language/words.ts';

// Parses prices (R4.20) and the limits of quantities. Loaded on demand (onDemand.ts), for queries that match `pricePattern` (queryPatterns.ts).

/** "Como de 300" is from 240 to 360. */
const approximateShare = 0.2;
/** A lower number without a currency is not a price: "hasta 4 equipos". */
const minPlainAmount = 20;
/** "22 mn" and "3.5 mn" are millimetres, of straps and plugs; in cents. */
const maxMillimetres = 5_000;
/** "De 32 a 55" is a size, "de 100 a 400" a price. */
const minPlainRange = 100;

const currency = String.raw`(?:pe[sz]os?|pesitos?|varos?|baros?|bolas|mangos|soles|quetzales|lempiras|colones|mxn|mn|m\.n\.)(?![a-z])`;
const number = String.raw`(?<![\d.,$a-z])\$?\s?(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?(?:\s?(?:mil|k))?(?![\w,.]*\d)(?![a-z])`;
const measure = String.raw`(?!\s?(?:${unitPattern})(?![a-z\d]))`;
const amount = String.raw`(${number})${measure}(?:\s?(?:de\s)?${currency})?`;
const filler = String.raw`(?:\s(?:de|d|un|los|las|unos|unas|el|a|como))*\s?`;

const verb = String.raw`(?:(?:que\s)?(?:me\s)?(?:no\s)?(?:cuest[ae]n?|val(?:ga|e)n?|salgan?|sean?|esten?)\s)?(?:(?:a|por|x|de|d|en)\s)?`;
const atMost = String.raw`(?:<=?|(?<!no\s)menos\s(?:de|d|que|q)|(?<!no\s)menor(?:es)?\s(?:a|de|que)|hasta|(?:como\s)?maximo|(?<!pro\s)max|tope|a\slo\s(?:mucho|mas)|cuando\smucho|(?:por\s)?(?:de)?[bv]ajo(?:\sde)?|(?:por\s)?abajo\sde|inferior(?:es)?\sa|no\smas\s(?:de|que)|no\smayor(?:es)?\s(?:a|de|que)|(?:que\s)?no\s(?:se\s)?(?:pas(?:en?|an?)|rebas(?:en?|an?)|exced(?:an?|en?)|super(?:en?|an?)|sobrepasen?|lleg(?:uen?|an?)\sa)|(?:que\s)?no\s(?:cuesten?|valgan?|salgan?|sean?)(?:\s(?:en|por))?\smas\s(?:de|que)|(?:mi\s|con\s(?:un\s)?)?presupuesto(?:\ses)?|(?:nomas\s|solo\s)?(?:tengo|traigo|con))`;
const atLeast = String.raw`(?:>=?|mas\s(?:de|d|que|q)|mayor(?:es)?\s(?:a|de|que)|(?:por\s)?(?:arriba|encima)\sde|desde|a\spartir\sde|(?:como\s)?minimo|no\s(?:menos|menor(?:es)?)\s(?:de|a|que)|superior(?:es)?\sa)`;
const around = String.raw`(?:como|de\sa|alrededor|cerca|aproximadamente|aprox\.?|mas\so\smenos|masomenos|unos|unas|por\sahi|rondando|tipo)`;
const below = String.raw`(?:o\smenos|(?:para|pa|hacia)\sabajo|(?:como\s)?(?:maximo|max)|a\slo\s(?:mucho|mas)|cuando\smucho|tope)`;
const above = String.raw`(?:o\smas|(?:para|pa|hacia)\sarriba|en\sadelante|(?:como\s)?minimo)`;
/** "arriba de 300 pero abajo de 600" */
const and = String.raw`(?:\s?,)?\s(?:(?:pero|y|e)\s)?`;
const end = '(?![a-z])';
const begin = '(?<![a-z])';

type PriceKind = 'range' | 'minAndMax' | 'max' | 'min' | 'approximate' | 'bare';
/** In the order in which they are tried. */
const patterns: readonly [PriceKind, RegExp][] = (
  [
    ['minAndMax', `${begin}${verb}${atLeast}${filler}${amount}${and}${verb}${atMost}${filler}${amount}`],
    ['minAndMax', `${begin}${verb}${atMost}${filler}${amount}${and}${verb}${atLeast}${filler}${amount}`],
    ['range', `${begin}(?:${verb}(?:de|desde|entre)\\s)?${amount}\\s?(?:a|y|-)\\s?(?:los\\s|las\\s)?${amount}`],
    // "iPhone 13 hasta 300" is not a range.
    ['range', `${begin}${verb}(?:de|desde|entre)\\s${amount}\\shasta\\s(?:los\\s|las\\s)?${amount}`],
    // "Tengo 500 pesos para una tablet": the tablet itself is wanted, not an accessory.
    ['max', `${begin}${verb}${atMost}${filler}${amount}(?:\\s(?:para|pa)(?=\\suna?\\s))?`],
    ['min', `${begin}${verb}${atLeast}${filler}${amount}`],
    ['max', `${begin}(?:de\\s|por\\s|a\\s)?${amount}\\s${below}${end}`],
    ['min', `${begin}(?:de\\s|por\\s|a\\s)?${amount}\\s${above}${end}`],
    ['approximate', `${begin}${verb}${around}${filler}${amount}`],
    [
      'approximate',
      `${begin}(?:de\\s|por\\s)?${amount}\\s(?:mas\\so\\smenos|masomenos|aprox(?:imadamente|\\.)?|y\\spico)${end}`,
    ],
    ['bare', `(?:${begin}${verb}|(?=\\$))${amount}`],
  ] as const
).map(([kind, source]) => [kind, new RegExp(source, 'g')]);

const quantity = String.raw`(?<quantity>\d+(?:[.,]\d+)?\s?(?:${unitPattern})(?![a-z\d]))`;
/** "2 metros max 200": the limit is that of the number after it. */
const notBeforeNumber = String.raw`(?!\s(?:de\s)?\$?\s?\d)`;
/** "Menos de 43 pulgadas", "128 GB mínimo". */
const limitPatterns: readonly [QuantityLimit, RegExp][] = (
  [
    ['max', `${begin}${verb}(?!con|tengo|traigo)${atMost}${filler}${quantity}`],
    ['min', `${begin}${verb}${atLeast}${filler}${quantity}`],
    ['max', `${quantity}\\s${below}${end}${notBeforeNumber}`],
    ['min', `${quantity}\\s${above}${end}${notBeforeNumber}`],
  ] as const
).map(([limit, source]) => [limit, new RegExp(source, 'g')]);

const hasCurrency = new RegExp(String.raw`\$|${currency}`);

const cheap =
  /(?<![a-z])(?:(?:el|la|los|las|(?:de\s)?lo|de\slos|de\slas)\s)?(?:(?:mas|muy|super|bien)\s)?(?:[bv]ar+at+(?:[oa]s?|it[oa]s?|on(?:es|as?)?|ison?)|economic(?:[oa]s?|it[oa]s?)|economiquit[oa]s?|accesibles?|baras?|baratisim[oa]s?|(?:de\s)?(?:bajo|poco)\scosto|(?:que\s)?no\s(?:cuest[ae]n?|valgan?|salgan?)\s(?:mucho|tanto)|(?:al\s|de\s|a\s)?(?:menor|bajo|mejor|buen)\sprecio|precios?\s(?:bajos?|economicos?)|(?:que\s)?no\s(?:(?:sean?|salgan?|esten?)\s)?(?:(?:tan|muy|(?:el|la|los|las|lo)\smas)\s)?car[oa]s?|menos\s(?:car|costos)[oa]s?|(?:(?:que|q)\s)?(?:salgan?|sean?|esten?)\s(?:mas\s|bien\s)?comod[oa]s?|(?:(?:a|de)\s)?precios?\s(?:mas\s)?(?:comod|modic)[oa]s?|(?:que|q)\s(?:salga|cueste|valga)n?\spoco|gangas?|regalad[oa]s?|gama\sbaja|low\scost|poca\splata|poco\sdinero|(?:que\s)?no\s(?:salga|cueste)\sun\sojo)(?![a-z])/g;
/** "Más caro" and the like, but not "que no sea más caro"; "que no sea el más caro" is cheap. */
const expensive =
  /(?<![a-z])(?<!no |no sea |no sean )(?:(?:el|la|los|las|lo|de los|de las)\s)?(?:mas\s(?:car[oa]s?|costos[oa]s?)|(?:de\s)?(?:mayor|alto)\sprecio)(?![a-z])/g;
/** "Del más caro al más barato", "de menor a mayor precio": from the first to the second. */
const direction =
  /(?<![a-z])(?:ordenad[oa]s?\s)?(?:por\sprecio\s)?de(?:l|\slo)?\s(?:precio\s)?(?:mas\s)?(?<first>car[oa]s?|[bv]arat[oa]s?|mayor|menor)(?:\sprecio)?\sa(?:l|\slo)?\s(?:mas\s)?(?:car[oa]s?|[bv]arat[oa]s?|mayor|menor)(?:\sprecio)?(?![a-z])/g;
const premium =
  /(?<![a-z])(?:(?:el|la|los|las|lo|de los|de las)\s)?(?:(?:mas\s)?(?:mejor(?:es)?|buenisim[oa]s?)|(?:de\s)?(?:gama\salta|alta\sgama)|premium|(?:de\s)?(?:muy\s)?(?:buena\s|alta\s)calidad)(?![a-z])/g;

const orders: readonly [PriceOrder, RegExp][] = [
  ['asc', cheap],
  ['desc', expensive],
  ['premium', premium],
];

/** Parses the prices and limits of a query. @param text folded, with its numerals as digits */
export function parsePriceTerms(text: string): PriceTerms {
  let rest = text;
  /** Replaces the first accepted match with spaces. @returns its words */
  const extract = (pattern: RegExp, accept: (match: RegExpMatchArray) => boolean = () => true): string[] => {
    for (const match of rest.matchAll(pattern)) {
      if (!accept(match)) continue;
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      return match[0].split(/\s+/).filter(Boolean);
    }
    return [];
  };
  const quantityLimits = new Map<string, QuantityLimit>();
  for (const [limit, pattern] of limitPatterns)
    rest = rest.replace(pattern, (matchedText: string, ...args: unknown[]) => {
      const groups = args.at(-1) as { quantity: string };
      quantityLimits.set(joinWords(groups.quantity), limit);
      // The quantity stays where it was.
      return matchedText.startsWith(groups.quantity)
        ? groups.quantity.padEnd(matchedText.length)
        : groups.quantity.padStart(matchedText.length);
    });
  let price: QueryPriceRange | null = null;
  let priceWords: string[] = [];
  if (/\d/.test(text))
    for (const [kind, pattern] of patterns) {
      priceWords = extract(pattern, (match) => (price = toPriceRange(kind, match)) !== null);
      if (priceWords.length > 0) break;
    }
  let order: PriceOrder | null = null;
  let orderWords = extract(direction, ({ groups }) => {
    order = /^(?:[bv]arat|menor)/.test(groups?.['first'] ?? '') ? 'asc' : 'desc';
    return true;
  });
  for (const [candidate, pattern] of orders) {
    if (orderWords.length > 0) break;
    orderWords = extract(pattern);
    if (orderWords.length > 0) order = candidate;
  }
  return {
    price,
    order,
    rest,
    priceWords,
    orderWords,
    quantityLimits,
  };
}

function toPriceRange(kind: PriceKind, match: RegExpMatchArray): QueryPriceRange | null {
  const [matchedText, first = '', second] = match;
  const isMoney = hasCurrency.test(matchedText);
  const value = toCents(first);
  if (!(value > (/mn$/.test(matchedText) ? maxMillimetres : 0))) return null;
  if (kind === 'range') {
    const to = toCents(second ?? '');
    // "Entre 8 y 12 mil", but not "entre 50 y 5000".
    const from = 1_000 * value < to && to % 100_000 === 0 ? 1_000 * value : value;
    const isBetween = /^(?:de|desde|entre)\s|\s(?:de|desde|entre)\s/.test(matchedText);
    // "iPhone 13 a 300 pesos" is not a range, but "3 a 5 mil pesos" and "$8 a $12" are.
    const mayBeModel = from < 100 * minPlainAmount && !first.includes('$');
    if (isBetween ? !isMoney && to < 100 * minPlainRange : !isMoney || mayBeModel) return null;
    return { min: Math.min(from, to), max: Math.max(from, to), approximate: false };
  }
  if (kind === 'minAndMax') {
    const secondValue = toCents(second ?? '');
    if (!isMoney && Math.min(value, secondValue) < 100 * minPlainAmount) return null;
    return { min: Math.min(value, secondValue), max: Math.max(value, secondValue), approximate: false };
  }
  // "Con 128" is not a price; "con 500 pesos" is.
  if (!isMoney && (kind === 'bare' || /^con (?!(?:un )?presupuesto)/.test(matchedText))) return null;
  if (!isMoney && value < 100 * minPlainAmount && !endsWithLessThan(match)) return null;
  if (kind === 'max') return { min: 0, max: value, approximate: false };
  if (kind === 'min') return { min: value, max: Infinity, approximate: false };
  if (/y\spico$/.test(matchedText)) return { min: value, max: value + findStep(value) - 1, approximate: true };
  return {
    min: Math.round(value * (1 - approximateShare)),
    max: Math.round(value * (1 + approximateShare)),
    approximate: true,
  };
}

/** Whether a query ends with "menos de 15": what would be counted follows the number, and ages are those of children. */
const endsWithLessThan = ({ 0: text, index = 0, input = '' }: RegExpMatchArray): boolean =>
  /(?<![a-z])menos\s(?:de|que)/.test(text) &&
  input.trimEnd().length <= index + text.length &&
  !/(?<![a-z])(?:nin[oa]|bebe|hij[oa]|edad)/.test(input);

/** The largest power of ten that divides a number: "2 mil y pico" is less than 3,000. */
const findStep = (value: Cents): Cents => (value % 10 === 0 ? 10 * findStep(value / 10) : 1);

/** "$1,299.50", "2 mil", "8k" in cents. */
function toCents(written: string): Cents {
  const factor = /mil|k/.test(written) ? 100_000 : 100;
  return Math.round(Number.parseFloat(written.replaceAll(/[$,\s]/g, '')) * factor);
}

/**
 * "El iPhone más barato", "iPhone nuevo": a sort order by price or a condition requests the phone, not accessories for it; but not
 * "iPhone 11 barato" in a shop without that phone. @returns the type of phones, if so
 */
export function impliedPhoneType(
  parts: readonly QueryPart[],
  { lexicon, phones, countOfType }: Pick<ParserContext, 'lexicon' | 'phones' | 'countOfType'>,
  { byPhone }: Pick<InvertedIndex, 'byPhone'>,
): ProductType | undefined {
  const isMissing = (part: QueryPart): boolean =>
    part.type === 'phone' && !part.phone.phones.some((phone) => byPhone[phone]?.some((posting) => posting & 1));
  const isPhone = (part: QueryPart): boolean =>
    part.type === 'phone' ||
    (part.type === 'brand' &&
      (part.line ? phones.some(({ name }) => fold(name).startsWith(part.line)) : phoneBrands.has(fold(part.brand))));
  const namesNoType = parts.every((part) => isPart(part, 'phone', 'brand', 'attribute', 'quantity'));
  const type = lexicon.typeByKey.get('celular');
  return type && namesNoType && parts.some(isPhone) && !parts.some(isMissing) && countOfType(type) > 0
    ? type
    : undefined;
}

/** "Hasta $200", "Desde $500", "$100 a $300", "Como $300". */
export function formatPriceRange({ min, max, approximate }: QueryPriceRange): string {
  if (approximate) return `Como ${formatPesos(Math.round((min + max) / 2))}`;
  if (min === 0) return `Hasta ${formatPesos(max)}`;
  return max === Infinity ? `Desde ${formatPesos(min)}` : `${formatPesos(min)} a ${formatPesos(max)}`;
}
