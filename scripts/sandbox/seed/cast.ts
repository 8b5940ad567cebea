import * as z from 'zod';
import { branches } from './shop.ts';
import { drawing as drawingSchema } from './drawing.ts';
import { count, readData, text } from './readData.ts';
import type { SeedProduct } from './types.ts';

/**
 * Products that never change, whatever the seed: tests and demos count on what each one is.
 * All have ids below 100; the rest of the catalogue starts at 101. What each one is: `cast.json`.
 */
export const cast = {
  /** No piece in any branch. */
  soldOut: '1',
  /** Exactly one piece, in one branch. */
  lastOne: '2',
  /** On offer: $899 → $629.30, 30 %. */
  onOffer: '3',
  /** Reciente: "Nuevo en stock". */
  recent: '4',
  /** A description much taller than 1250 px. */
  longDescription: '5',
  /** Five pictures, a film, one on YouTube, and a page of its own to look at. */
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
  /** A description with three addresses in it. */
  links: '13',
} as const;

export type CastRole = keyof typeof cast;

const actor = z.strictObject({
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
    /** Pieces in each branch, in the order of their ids; none where the list ends. */
    stock: z.array(count).max(branches.length),
    /** Paragraphs. */
    description: z.array(text).nonempty(),
  }),
  drawing: drawingSchema,
  pictures: count,
  /** What else its gallery has, beside pictures. */
  films: z.array(text).default([]),
  visits: count,
  soldRank: count.default(-1),
});

/** The cast, in the order of its ids. */
export function castProducts(): SeedProduct[] {
  const actors = readData('cast.json', z.record(z.enum(Object.keys(cast) as CastRole[]), actor));
  return Object.entries(cast).map(([role, id]) => {
    const { product, drawing, pictures, films, visits, soldRank } = actors[role as CastRole];
    const names = Array.from({ length: pictures }, (_, i) => `${i + 1}.jpg`);
    return {
      product: {
        ...product,
        id,
        description: product.description.join('\n\n'),
        image: names[0] ?? '',
        stock: Object.fromEntries(branches.map((branch, i) => [branch.id, product.stock[i] ?? 0])),
      },
      pictures: [...names, ...films],
      drawing,
      visits,
      soldRank,
    };
  });
}
