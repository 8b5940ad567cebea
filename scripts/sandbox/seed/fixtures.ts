import * as z from 'zod';
import { branches } from './shop.ts';
import { drawing as drawingSchema } from './drawing.ts';
import { count, readData, text } from './readData.ts';
import { blankProduct, type GeneratedProduct } from './types.ts';

/**
 * Ids of the products that every seed has, for tests and demos. All are below `firstGeneratedId`. Their data is in
 * `fixtures.json`.
 */
export const fixtureIds = {
  /** No stock in any branch. */
  soldOut: '1',
  /** One piece, in one branch. */
  lastOne: '2',
  /** On offer: $899 → $629.30, 30 %. */
  onOffer: '3',
  /** A new arrival (marked as recent): "Nuevo en stock". */
  newArrival: '4',
  /** A description much taller than 1250 px. */
  longDescription: '5',
  /** Five pictures, a video, a YouTube video, and an interactive view. */
  gallery: '6',
  /** No picture at all. */
  noPicture: '7',
  /** Markup, quotes and an ampersand in its name. */
  markupName: '8',
  /** An empty model. */
  noModel: '9',
  /** Condition "Usado". */
  used: '10',
  /** A price with cents: $7,649.10. */
  cents: '11',
  /** A discount price equal to the price: no offer (R4.2). */
  equalDiscount: '12',
  /** A description with three URLs. */
  links: '13',
} as const;

/** Id of the first product after the fixtures. */
export const firstGeneratedId = 101;

export type FixtureName = keyof typeof fixtureIds;

const fixture = z.strictObject({
  product: z.strictObject({
    name: text,
    /** In cents. */
    price: count,
    discountPrice: count.default(0),
    condition: text.default('Nuevo'),
    recent: z.boolean().default(false),
    unit: text.default('Pieza'),
    brand: text,
    model: z.string(),
    category: text,
    sold: count,
    /** Pieces in each branch, in the order of branch ids; missing ones are 0. */
    stock: z.array(count).max(branches.length),
    /** Paragraphs. */
    description: z.array(text).nonempty(),
  }),
  drawing: drawingSchema,
  pictures: count,
  /** Files of videos, URLs of YouTube videos, and the HTML page of an interactive view. */
  videos: z.array(text).default([]),
  visits: count,
  soldRank: count.default(-1),
});

/** The fixtures, in the order of their ids. */
export function createFixtures(): GeneratedProduct[] {
  const data = readData('fixtures.json', z.record(z.enum(Object.keys(fixtureIds) as FixtureName[]), fixture));
  return Object.entries(fixtureIds).map(([name, id]) => {
    const { product, drawing, pictures, videos, visits, soldRank } = data[name as FixtureName];
    const files = Array.from({ length: pictures }, (_, i) => `${i + 1}.jpg`);
    return {
      product: {
        ...blankProduct,
        ...product,
        id,
        description: product.description.join('\n\n'),
        image: files[0] ?? '',
        stock: Object.fromEntries(branches.map((branch, i) => [branch.id, product.stock[i] ?? 0])),
      },
      pictures: [...files, ...videos],
      drawing,
      visits,
      soldRank,
    };
  });
}
