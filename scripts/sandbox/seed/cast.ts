/**
 * Products that never change, whatever the seed: tests and demos count on what each one is.
 * All have ids below 100; the rest of the catalogue starts at 101.
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
