/** An entry in the browser's storage. */
export interface StoredEntry {
  key: string;
  /** `device`: localStorage; `tab`: sessionStorage. */
  where: 'device' | 'tab';
  what: string;
}

/**
 * Everything that the shop stores in the browser. The privacy page lists and erases it; a test checks that the list is complete
 * (tests/unit/features/privacy).
 */
export const keptOnDevice: readonly StoredEntry[] = [
  { key: 'sucursal', where: 'device', what: 'la sucursal que elegiste' },
  { key: 'celular', where: 'device', what: 'el modelo de celular que elegiste' },
  { key: 'busquedas', where: 'device', what: 'tus últimas búsquedas' },
  { key: 'vistos', where: 'device', what: 'los últimos productos que viste' },
  { key: 'factura', where: 'tab', what: 'lo que escribes en una solicitud de factura, hasta 30 minutos' },
  { key: 'promo', where: 'tab', what: 'tu PromoCode, mientras vale' },
  { key: 'ya-no-disponibles', where: 'tab', what: 'los productos que ya no están en la tienda' },
  { key: 'renewed', where: 'tab', what: 'si la página ya se actualizó por una versión nueva' },
];
