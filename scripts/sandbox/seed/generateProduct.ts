import type { Product } from '../../../src/contract/catalogue.ts';
import { fold } from '../../../src/lib/text.ts';
import type { ProductSpec } from './productSpecs.ts';
import { hash, type Random } from './random.ts';
import { branches } from './shop.ts';
import { countViews } from './art/drawingKinds.ts';
import type { Drawing } from './drawing.ts';
import { describeProduct } from './productLines.ts';
import { firstGeneratedId } from './fixtures.ts';
import { blankProduct, type GeneratedProduct } from './types.ts';

/** Length of the list of recently sold products. */
const maxRecentlySold = 30;
/** Products of each category that the home page's lists may use. */
const maxPerCategory = 8;

/** "Rosa mexicano" → "ROME": two letters of each word, but short words and those with digits whole. */
const abbreviate = (text: string): string =>
  fold(text)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .map((word) => (/\d/.test(word) || word.length < 4 ? word : word.slice(0, 2)))
    .join('');

/** Rounds a price to just below a multiple of ten (of 100 from $3,000), and converts it to cents. */
function roundPrice(pesos: number): number {
  if (pesos >= 3000) return (Math.round(pesos / 100) * 100 - 1) * 100;
  return (Math.round(pesos / 10) * 10 - (pesos < 130 ? 0.5 : 1)) * 100;
}

function distributeStock(total: number, random: Random): Record<string, number> {
  const stock = Object.fromEntries(branches.map(({ id }) => [id, 0]));
  // The main branch tends to have the most.
  const weights = branches.map((_, i) => (random.chance(0.2) ? 0 : (i === 0 ? 3 : 1) * random.next()));
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0 || total < 3) return { ...stock, [random.pick(branches).id]: total };
  let remaining = total;
  branches.forEach(({ id }, i) => {
    const pieces = Math.min(remaining, Math.round((total * (weights[i] ?? 0)) / sum));
    stock[id] = pieces;
    remaining -= pieces;
  });
  stock['1'] = (stock['1'] ?? 0) + remaining;
  return stock;
}

/** The number of pictures of a product: about one in twelve has a single picture, the others three to five. */
function countPictures(drawing: Drawing, id: string): number {
  const pictureRoll = hash(id) % 12;
  const count = pictureRoll === 0 ? 1 : 3 + (pictureRoll % 3);
  return Math.min(countViews(drawing), count);
}

/** Probabilities of the properties of a product. */
const soldOutShare = 0.07;
const lastPieceShare = 0.06;
const offerShare = 0.2;
const newArrivalShare = 0.1;
/** Offer prices, as factors of the regular price. */
const offerFactors = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65];

/** Rolls the total stock of all branches: 1 to 5 pieces of a used phone; of other products mostly few, at most 130. */
function rollStock(isUsed: boolean, random: Random): number {
  const stockRoll = random.next();
  if (stockRoll < soldOutShare) return 0;
  if (stockRoll < soldOutShare + lastPieceShare) return 1;
  if (isUsed) return random.integer(1, 5);
  return Math.floor(2 + 9 / (random.next() + 0.07));
}

/** Creates a product from its specification, with price, stock and sales. */
export function generateProduct(
  id: string,
  { line, variant, sequenceNumber }: ProductSpec,
  random: Random,
): GeneratedProduct {
  const factor = (line.sizes[variant.size] ?? 1) * (line.fits === 'ownBrand' ? variant.phone.usedPriceFactor : 1);
  const price = roundPrice(line.price * factor * (sequenceNumber > 0 ? 0.8 + random.next() * 0.5 : 1));
  const offerFactor = random.chance(offerShare) ? random.pick(offerFactors) : 0;
  const isUsed = line.condition !== 'Nuevo';
  const total = rollStock(isUsed, random);
  const recent = random.chance(newArrivalShare);
  const sold = Math.floor((isUsed ? 2 : 7) / (random.next() + 0.03)) + (recent ? 0 : 2);
  const model = [
    line.code,
    variant.phone.code,
    line.fits ? '' : abbreviate(variant.size),
    abbreviate(variant.colour),
    sequenceNumber > 0 ? sequenceNumber.toString(36).toUpperCase() : '',
  ]
    .filter(Boolean)
    .join('-');
  const { name, description, drawing } = describeProduct(line, variant);
  const pictures = Array.from({ length: countPictures(drawing, id) }, (_, i) => `${i + 1}.jpg`);
  const product: Product = {
    ...blankProduct,
    id,
    name,
    description,
    price,
    discountPrice: Math.round(price * offerFactor),
    condition: line.condition,
    recent,
    unit: line.unit,
    brand: variant.brand,
    model,
    category: line.category,
    image: pictures[0] ?? '',
    sold,
    stock: distributeStock(total, random),
  };
  return { product, pictures, drawing, visits: sold * random.integer(3, 9) + random.integer(0, 40), soldRank: -1 };
}

/** Sets sales and visits so that the lists of the home page have one product of each category in turn. */
export function prepareHomeLists(products: readonly GeneratedProduct[], random: Random): void {
  const byCategory = new Map<string, GeneratedProduct[]>();
  for (const item of products) {
    if (Number(item.product.id) < firstGeneratedId) continue;
    const items = byCategory.get(item.product.category) ?? [];
    if (items.length < maxPerCategory) byCategory.set(item.product.category, [...items, item]);
  }
  const categories = [...byCategory.values()];
  const nthOfEachCategory = (index: number): GeneratedProduct[] => categories.flatMap((items) => items[index] ?? []);
  // The first products of each list are in stock.
  for (const { product } of [...nthOfEachCategory(0), ...nthOfEachCategory(1), ...nthOfEachCategory(2)])
    if (Object.values(product.stock).every((pieces) => pieces === 0))
      product.stock = distributeStock(random.integer(12, 40), random);
  nthOfEachCategory(0).forEach(({ product }) => (product.sold = random.integer(280, 720)));
  nthOfEachCategory(1).forEach((item) => (item.visits = random.integer(2200, 6400)));
  const usedRanks = new Set(products.map(({ soldRank }) => soldRank));
  const freeRanks = Array.from({ length: maxRecentlySold }, (_, i) => i).filter((rank) => !usedRanks.has(rank));
  [...nthOfEachCategory(2), ...nthOfEachCategory(3)]
    .slice(0, freeRanks.length)
    .forEach((item, i) => (item.soldRank = freeRanks[i] ?? -1));
}
