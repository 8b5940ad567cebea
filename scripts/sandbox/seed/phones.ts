import * as z from 'zod';
import { positive, readData, text } from './readData.ts';

const phone = z.strictObject({
  name: text,
  brand: text,
  /** Part of an accessory's model number. */
  code: text,
  /** Layout of the rear cameras and shape of the notch, as the drawings name them. */
  camera: text,
  front: text,
  /** Price of a used one, as a factor of its line's price. */
  usedPrice: positive.default(1),
});

export type Phone = Readonly<z.infer<typeof phone>>;

/** Phones that accessories fit, with the data that their drawings need. */
export const phones: readonly Phone[] = readData('phones.json', z.array(phone).nonempty());

const byName = new Map(phones.map((item) => [item.name, item]));

export const findPhone = (name: string): Phone | undefined => byName.get(name);

const byBrand = Map.groupBy(phones, ({ brand }) => brand);

/** Finds the phones of a brand; all phones for a brand without any. */
export const findPhones = (brand: string): readonly Phone[] => byBrand.get(brand) ?? phones;
