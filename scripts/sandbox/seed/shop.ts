import * as z from 'zod';
import type { Branch, Category } from '../../../src/contract/catalogue.ts';
import { drawing } from './drawing.ts';
import { hexColour, readData, text } from './readData.ts';

/** `icon` is unsanitized markup, as in the shop's back office; `note` explains why an icon is malicious or unknown. */
const category = z.strictObject({ name: text, icon: text, note: text.optional() });
const branch = z.strictObject({
  id: text,
  postalCode: z.string().regex(/^\d{5}$/),
  neighbourhood: text,
  street: text,
  number: text,
  city: text,
  state: text,
});
/** A slide of the home page. */
const slide = z.strictObject({
  title: z.array(text).nonempty(),
  subtitle: z.string(),
  background: hexColour,
  drawing,
  /** A template in `drawings/`, behind the drawing. */
  backdrop: text.optional(),
});
export type Slide = z.infer<typeof slide>;

const shop = readData(
  'shop.json',
  z.strictObject({
    categories: z.array(category).nonempty(),
    branches: z.array(branch).nonempty(),
    sliders: z.array(text),
    brands: z.array(text).nonempty(),
    series: z.array(text).nonempty(),
    slides: z.record(text, slide),
  }),
);

export const categories: readonly Category[] = shop.categories.map(({ name, icon }) => ({ name, icon }));

/** Branches. Those whose postal codes have the same first digit are near each other: two have a 4, the others differ. */
export const branches: readonly Branch[] = shop.branches;

/** File names of the home page's slides: pictures and a video. */
export const sliders: readonly string[] = shop.sliders;

/** Slides of the demo shop, by file name. */
export const slides: Readonly<Record<string, Slide>> = shop.slides;

/** Brands and series of generated products. */
export const { brands, series } = shop;
