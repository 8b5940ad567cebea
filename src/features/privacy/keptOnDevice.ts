/** One thing that the shop keeps on the shopper's device, and nowhere else. */
export interface Kept {
  /** Its name in the browser's storage. */
  key: string;
  /** Of the device, until it is forgotten; of the tab, until that is closed. */
  where: 'device' | 'tab';
  what: string;
}

/**
 * All that the shop keeps in the browser's storage. The page of privacy is made from it, and forgets it; a test holds that
 * nothing else is kept (tests/unit/features/privacy).
 */
export const keptOnDevice: readonly Kept[] = [
  { key: 'sucursal', where: 'device', what: 'la sucursal que elegiste' },
  { key: 'celular', where: 'device', what: 'el modelo de celular que elegiste' },
  { key: 'busquedas', where: 'device', what: 'tus últimas búsquedas' },
  { key: 'vistos', where: 'device', what: 'los últimos productos que viste' },
  { key: 'factura', where: 'tab', what: 'lo que escribes en una solicitud de factura, hasta 30 minutos' },
  { key: 'promo', where: 'tab', what: 'tu PromoCode, mientras vale' },
  { key: 'ya-no-disponibles', where: 'tab', what: 'los productos que ya no están en la tienda' },
  { key: 'renewed', where: 'tab', what: 'si la página ya se actualizó por una versión nueva' },
];
