import * as z from 'zod/mini';
import { entity } from './entity.ts';
import { fileName, id, required, text } from './fields.ts';

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

/**
 * The address of a picture of a product: a file name under {host}/img/productos/{ProductoID}/, or an https address
 * of another host (whether that host is allowed is for the caller to say, R10.2).
 */
export const picture = z.codec(z.string(), z.string().check(z.minLength(1, 'no es una dirección de imagen segura')), {
  decode: (address) => {
    const own = /(?:^|\/)img\/productos\/\d+\/([^/?#]+)$/.exec(address.trim())?.[1] ?? address.trim();
    // Not every host that looks right is one: https://1.2.3.4.5/ is not.
    if (/^https:\/\/[a-z0-9.-]+\/[^\s"'<>\\]*$/i.test(own) && URL.canParse(own)) return own;
    return z.safeDecode(fileName, decodePath(own)).data ?? '';
  },
  encode: (address) => address,
});

function decodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
