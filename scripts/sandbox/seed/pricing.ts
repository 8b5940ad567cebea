import type { Product } from '../../../src/contract/catalogue.ts';
import type { Item } from './enumerate.ts';
import { hash, type Random } from './random.ts';
import { branches } from './shop.ts';
import { countViews, type Drawing } from './draw.ts';
import { describeProduct } from './productLines.ts';
import type { SeedProduct } from './types.ts';

/** How many "last sold" the shop remembers, and how deep into a category its strips reach. */
const HOME_STRIP = 30;
const DEEP = 8;

const code = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .map((word) => (/\d/.test(word) ? word : word.slice(0, 2)))
    .join('');

/** Prices as shops write them: just under the ten. */
const shelf = (pesos: number): number =>
  (pesos < 130
    ? Math.round(pesos / 10) * 10 - 0.5
    : pesos < 3000
      ? Math.round(pesos / 10) * 10 - 1
      : Math.round(pesos / 100) * 100 - 1) * 100;

function spread(total: number, random: Random): Record<string, number> {
  const stock = Object.fromEntries(branches.map(({ id }) => [id, 0]));
  // The main branch holds the most, and no branch has everything.
  const weights = branches.map((_, i) => (random.chance(0.2) ? 0 : (i === 0 ? 3 : 1) * random.next()));
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0 || total < 3) return { ...stock, [random.pick(branches).id]: total };
  let left = total;
  branches.forEach(({ id }, i) => {
    const pieces = Math.min(left, Math.round((total * (weights[i] ?? 0)) / sum));
    stock[id] = pieces;
    left -= pieces;
  });
  stock['1'] = (stock['1'] ?? 0) + left;
  return stock;
}

/** How many pictures a product gets: most have three to five, a few have one. */
function countPictures(drawing: Drawing, id: string): number {
  const roll = hash(id) % 12;
  return Math.min(countViews(drawing), roll === 0 ? 1 : 3 + (roll % 3));
}

/** An item with price, stock and sales. */
export function sell(id: string, { line, variant, further }: Item, random: Random): SeedProduct {
  const factor = (line.sizes[variant.size] ?? 1) * (line.fits === 'own' ? variant.phone.usedPrice : 1);
  const price = shelf(line.price * factor * (further > 0 ? 0.8 + random.next() * 0.5 : 1));
  const offer = random.chance(0.2) ? random.pick([0.9, 0.85, 0.8, 0.75, 0.7, 0.65]) : 0;
  const chance = random.next();
  const used = line.condition !== 'Nuevo';
  const total =
    chance < 0.07 ? 0 : chance < 0.13 ? 1 : used ? random.whole(1, 5) : Math.floor(2 + 9 / (random.next() + 0.07));
  const recent = random.chance(0.1);
  const sold = Math.floor((used ? 2 : 7) / (random.next() + 0.03)) - (recent ? 0 : -2);
  const model = [
    line.code,
    variant.phone.code,
    line.fits ? '' : code(variant.size),
    code(variant.colour),
    further > 0 ? further.toString(36).toUpperCase() : '',
  ]
    .filter(Boolean)
    .join('-');
  const { name, description, drawing } = describeProduct(line, variant);
  const pictures = Array.from({ length: countPictures(drawing, id) }, (_, i) => `${i + 1}.jpg`);
  const product: Product = {
    id,
    name,
    description,
    price,
    discountPrice: Math.round(price * offer),
    condition: line.condition,
    recent,
    unit: line.unit,
    brand: variant.brand,
    model,
    category: line.category,
    image: pictures[0] ?? '',
    sold,
    stock: spread(total, random),
  };
  return { product, pictures, drawing, visits: sold * random.whole(3, 9) + random.whole(0, 40), soldRank: -1 };
}

/**
 * What the home page shows: its strips take one product of each category in turn,
 * because a shop's best sellers are not six cases of one kind.
 */
export function stage(products: readonly SeedProduct[], random: Random): void {
  const shelves = new Map<string, SeedProduct[]>();
  for (const item of products)
    if (Number(item.product.id) > 100) {
      const shelfOf = shelves.get(item.product.category) ?? [];
      if (shelfOf.length < DEEP) shelves.set(item.product.category, [...shelfOf, item]);
    }
  const rows = [...shelves.values()];
  const nth = (n: number): SeedProduct[] => rows.flatMap((row) => row[n] ?? []);
  // What is shown first can be bought.
  for (const { product } of [...nth(0), ...nth(1), ...nth(2)])
    if (Object.values(product.stock).every((pieces) => pieces === 0))
      product.stock = spread(random.whole(12, 40), random);
  nth(0).forEach(({ product }) => (product.sold = random.whole(280, 720)));
  nth(1).forEach((item) => (item.visits = random.whole(2200, 6400)));
  const taken = new Set(products.map(({ soldRank }) => soldRank));
  const free = Array.from({ length: HOME_STRIP }, (_, i) => i).filter((rank) => !taken.has(rank));
  [...nth(2), ...nth(3)].slice(0, free.length).forEach((item, i) => (item.soldRank = free[i] ?? -1));
}
