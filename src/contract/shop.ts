import * as z from 'zod/mini';
import { entity } from './entity.ts';
import { fileName, id, required, text } from './fields.ts';
import { readPicture } from './picture.ts';

/** A category; `icon` is markup as the API has it: unsafe until it went through the icon rules. */
export const category = entity({ name: ['Nombre', required], icon: ['Icono', text] });
export type Category = z.output<typeof category>;

export const branch = entity({
  id: ['SucursalID', id],
  postalCode: ['CP', text],
  neighbourhood: ['Colonia', text],
  street: ['Calle', text],
  number: ['NumExt', text],
  city: ['Ciudad', text],
  state: ['Estado', text],
});
export type Branch = z.output<typeof branch>;

/** A slide of the home page: a file name under assets/imgs/sliders/. */
export const slider = z.pipe(fileName, z.string().check(z.minLength(1, 'no es un nombre de archivo seguro')));

/** A file of the utilities page. */
export const utilityFile = slider;

/** The address of a picture of a product (picture.ts). */
export const picture = z.codec(z.string(), z.string().check(z.minLength(1, 'no es una dirección de imagen segura')), {
  decode: readPicture,
  encode: (address) => address,
});
