import * as z from 'zod';
import { positive, readData, text } from './readData.ts';

const phone = z.strictObject({
  name: text,
  brand: text,
  /** Used in the model numbers of its accessories. */
  code: text,
  /** Layout of the rear cameras, as the drawings name it. */
  camera: text,
  /** Shape of the notch, as the drawings name it. */
  front: text,
  /** Price of a used or refurbished phone of this model, as a factor of its line's price. */
  usedPriceFactor: positive.default(1),
});

export type Phone = Readonly<z.infer<typeof phone>>;

/** The phone models of the demo shop, with the data that drawings of phones and accessories need. */
export const phones: readonly Phone[] = readData('phones.json', z.array(phone).nonempty());

const byName = new Map(phones.map((item) => [item.name, item]));

export const findPhone = (name: string): Phone | undefined => byName.get(name);

const byBrand = Map.groupBy(phones, ({ brand }) => brand);

/** Finds the phones of a brand; returns all phones for an unknown brand. */
export const findPhonesOfBrand = (brand: string): readonly Phone[] => byBrand.get(brand) ?? phones;
