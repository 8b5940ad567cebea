import type * as z from 'zod/mini';
import { entity } from './entity.ts';
import { count, flag, required, text } from './fields.ts';

/** A promo code as it is registered (R7.2); dates are Mexico City time, "YYYY-MM-DD HH:mm:ss". */
export const promoCode = entity({
  id: ['PromoCodeID', text],
  code: ['PromoCode', required],
  description: ['Descripcion', text],
  discount: ['Descuento', count],
  discountType: ['TipoDescuento', text],
  promoType: ['TipoPromo', text],
  products: ['ProductosID', text],
  validFrom: ['VigenciaInicio', required],
  validUntil: ['VigenciaFin', required],
  quantity: ['Cantidad', count],
  active: ['Activo', flag],
});
export type PromoCode = z.output<typeof promoCode>;

/** The latest visit to the promo page from an address. */
export const lastVisit = entity({ date: ['Fecha', required] });
