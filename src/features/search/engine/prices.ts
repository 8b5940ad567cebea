import type { Cents } from '../../../lib/money.ts';
import { unitPattern } from '../../../lib/quantities.ts';

// Prices in the words of a query (R4.20): "menos de 200", "de 100 a 300 pesos", "el más barato".

/** What a query says about the price that products ask. */
export interface PriceCondition {
  /** In cents; both included. */
  min: Cents;
  max: Cents;
  /** Whether it is "como de 300": the range is a guess. */
  about: boolean;
}

/** The order that a query asks for: cheapest first, or best first ("los mejores"). */
export type Order = 'cheapest' | 'best';

export interface PriceWords {
  price: PriceCondition | null;
  order: Order | null;
  /** The text without them, each with spaces in its place. */
  rest: string;
  /** The words that said the price, and those that said the order. */
  priceWords: string[];
  orderWords: string[];
}

/** "Como de 300" is from 240 to 360. */
const aboutShare = 0.2;
/** A lower number without a currency is none: "hasta 4 equipos". */
const minPlainAmount = 20;
/** "De 32 a 55" is a size; "de 100 a 400" a price. */
const minPlainRange = 100;

const currency = String.raw`(?:pesos?|pesitos?|varos?|baros?|bolas|mxn|mn|m\.n\.)(?![a-z])`;
const number = String.raw`(?<![\d.,$a-z])\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?(?:\s?(?:mil|k))?(?![\w,.]*\d)(?![a-z])`;
const measure = String.raw`(?!\s?(?:${unitPattern})(?![a-z\d]))`;
const amount = String.raw`(${number})${measure}(?:\s?${currency})?`;
const filler = String.raw`(?:\s(?:de|los|las|unos|unas|el|a|como))*\s?`;

const verb = String.raw`(?:(?:que\s)?(?:me\s)?(?:no\s)?(?:cuest[ae]n?|val(?:ga|e)n?|salgan?|sean?|esten?)\s)?(?:(?:a|por|de|en)\s)?`;
const atMost = String.raw`(?:(?<!no\s)menos\s(?:de|que)|(?<!no\s)menor(?:es)?\s(?:a|de|que)|hasta|(?:como\s)?maximo|max|tope|a\slo\s(?:mucho|mas)|cuando\smucho|(?:por\s)?(?:de)?bajo(?:\sde)?|(?:por\s)?abajo\sde|inferior(?:es)?\sa|no\smas\s(?:de|que)|no\smayor(?:es)?\s(?:a|de|que)|(?:que\s)?no\s(?:se\s)?(?:pas(?:en?|an?)|rebas(?:en?|an?)|exced(?:an?|en?)|super(?:en?|an?)|sobrepasen?)|(?:que\s)?no\s(?:cuesten?|valgan?|salgan?|sean?)\smas\s(?:de|que)|(?:mi\s|con\s(?:un\s)?)?presupuesto|(?:nomas\s|solo\s)?(?:tengo|traigo))`;
const atLeast = String.raw`(?:mas\s(?:de|que)|mayor(?:es)?\s(?:a|de|que)|(?:por\s)?(?:arriba|encima)\sde|desde|a\spartir\sde|(?:como\s)?minimo|no\s(?:menos|menor(?:es)?)\s(?:de|a|que)|superior(?:es)?\sa)`;
const around = String.raw`(?:como|alrededor|cerca|aproximadamente|aprox\.?|mas\so\smenos|unos|unas|por\sahi|rondando|tipo)`;
const below = String.raw`(?:o\smenos|(?:para|pa|hacia)\sabajo|(?:como\s)?(?:maximo|max)|a\slo\s(?:mucho|mas)|cuando\smucho|tope)`;
const above = String.raw`(?:o\smas|(?:para|pa|hacia)\sarriba|en\sadelante|(?:como\s)?minimo)`;
const end = '(?![a-z])';
const begin = '(?<![a-z])';

type Side = 'between' | 'max' | 'min' | 'about' | 'bare';
/** In the order in which they are tried. */
const patterns: readonly [Side, RegExp][] = (
  [
    ['between', `${begin}(?:${verb}(?:de|desde|entre)\\s)?${amount}\\s?(?:a|hasta|y|-)\\s?(?:los\\s|las\\s)?${amount}`],
    ['max', `${begin}${verb}${atMost}${filler}${amount}`],
    ['min', `${begin}${verb}${atLeast}${filler}${amount}`],
    ['max', `${begin}(?:de\\s|por\\s|a\\s)?${amount}\\s${below}${end}`],
    ['min', `${begin}(?:de\\s|por\\s|a\\s)?${amount}\\s${above}${end}`],
    ['about', `${begin}${verb}${around}${filler}${amount}`],
    ['bare', `(?:${begin}${verb}|(?=\\$))${amount}`],
  ] as const
).map(([side, source]) => [side, new RegExp(source, 'g')]);

const hasCurrency = new RegExp(String.raw`\$|${currency}`);

const cheap =
  /(?<![a-z])(?:(?:el|la|los|las|lo|de los|de las)\s)?(?:(?:mas|muy|super|bien)\s)?(?:barat(?:[oa]s?|it[oa]s?|ison?)|economic(?:[oa]s?|it[oa]s?)|economiquit[oa]s?|accesibles?|baras?|baratisim[oa]s?|(?:de\s)?(?:bajo|poco)\scosto|(?:que\s)?no\s(?:cuest[ae]n?|valgan?|salgan?)\s(?:mucho|tanto)|(?:al\s|de\s|a\s)?(?:menor|bajo|mejor|buen)\sprecio|precios?\s(?:bajos?|economicos?)|(?:que\s)?no\s(?:sean?\s)?(?:(?:tan|muy)\s)?car[oa]s?|gama\sbaja)(?![a-z])/g;
const best =
  /(?<![a-z])(?:(?:el|la|los|las|lo|de los|de las)\s)?(?:(?:mas\s)?(?:mejor(?:es)?|buenisim[oa]s?)|(?:de\s)?(?:gama\salta|alta\sgama)|premium|(?:de\s)?(?:muy\s)?(?:buena\s|alta\s)calidad)(?![a-z])/g;

/** Finds what a query says about prices. @param text folded, with its numerals as digits */
export function findPriceWords(text: string): PriceWords {
  let rest = text;
  const take = (pattern: RegExp, accept: (match: RegExpMatchArray) => boolean = () => true): string[] => {
    for (const match of rest.matchAll(pattern)) {
      if (!accept(match)) continue;
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      return match[0].split(/\s+/).filter(Boolean);
    }
    return [];
  };
  let price: PriceCondition | null = null;
  let priceWords: string[] = [];
  if (/\d/.test(text))
    for (const [side, pattern] of patterns) {
      priceWords = take(pattern, (match) => (price = toCondition(side, match)) !== null);
      if (priceWords.length > 0) break;
    }
  const cheapWords = take(cheap);
  const orderWords = cheapWords.length > 0 ? cheapWords : take(best);
  const order = orderWords.length === 0 ? null : cheapWords.length > 0 ? 'cheapest' : 'best';
  return { price, order, rest, priceWords, orderWords };
}

function toCondition(side: Side, match: RegExpMatchArray): PriceCondition | null {
  const [whole, first = '', second] = match;
  const isMoney = hasCurrency.test(whole);
  const value = toCents(first);
  if (!(value > 0)) return null;
  if (side === 'between') {
    const to = toCents(second ?? '');
    // "Entre 8 y 12 mil".
    const from = value < to / 50 && to % 100_000 === 0 && value < 10_000 ? 1_000 * value : value;
    const isRange =
      isMoney || (/^(?:de|desde|entre)\s|\s(?:de|desde|entre)\s/.test(whole) && to >= 100 * minPlainRange);
    if (to < from || !isRange) return null;
    return { min: from, max: to, about: false };
  }
  if (!isMoney && (side === 'bare' || value < 100 * minPlainAmount)) return null;
  if (side === 'max') return { min: 0, max: value, about: false };
  if (side === 'min') return { min: value, max: Infinity, about: false };
  return { min: Math.round(value * (1 - aboutShare)), max: Math.round(value * (1 + aboutShare)), about: true };
}

/** "$1,299.50", "2 mil", "8k" in cents. */
function toCents(written: string): Cents {
  const factor = /mil|k/.test(written) ? 100_000 : 100;
  return Math.round(Number.parseFloat(written.replaceAll(/[$,\s]/g, '')) * factor);
}
