import * as z from 'zod';
import type { Branch, Category } from '../../../src/contract/fields.ts';
import { readData, text } from './readData.ts';

/** Icons are markup that nobody has checked, as in the shop's back office; `note` says what a hostile or unknown one is for. */
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
const shop = readData(
  'shop.json',
  z.strictObject({
    categories: z.array(category).nonempty(),
    branches: z.array(branch).nonempty(),
    sliders: z.array(text),
  }),
);

export const categories: readonly Category[] = shop.categories.map(({ name, icon }) => ({ name, icon }));

/** Branches. The first digit of the postal code decides which are near: 4 has two, the rest one each. */
export const branches: readonly Branch[] = shop.branches;

/** Slides of the home page: pictures that `drawSlide` knows, and a video. */
export const sliders: readonly string[] = shop.sliders;
