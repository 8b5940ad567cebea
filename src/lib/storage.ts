/**
 * Everything that the shop stores in `localStorage` and `sessionStorage`, by key, with its text on the privacy page, which is
 * generated from these two lists (P92). No other module uses the two, except the inline script in the head (inlineScripts.ts) and
 * eraseStoredData.client.ts.
 */
export const deviceEntries = {
  sucursal: 'la sucursal que elegiste',
  cp: 'el código postal con el que buscaste sucursales',
  celular: 'el modelo de celular que elegiste',
  busquedas: 'tus últimas búsquedas',
  vistos: 'los últimos productos que viste, con su precio de entonces',
} as const;

/** How long the draft of an invoice is stored after its last change, minutes. */
export const draftMinutes = 30;

/** What is stored until the tab is closed. */
export const tabEntries = {
  factura: `lo que escribes en una solicitud de factura y los datos que ya tenemos de ti, hasta ${draftMinutes} minutos`,
  promo: 'tu PromoCode, mientras vale',
  tienda: 'la sucursal del enlace con el que entraste',
  'ya-no-disponibles': 'los productos que ya no están en la tienda',
  cifras: 'precios y existencias de lo que viste hace poco',
  reloaded: 'si la página ya se actualizó por una versión nueva',
} as const;

interface BrowserStorage<Key extends string> {
  /**
   * Returns the stored value; null if there is none, it is not JSON, or the browser blocks storage. Untrusted: an older version of
   * the site, or any script, may have written it.
   */
  read: (key: Key) => unknown;
  /** Returns whether the value was stored: private windows and full storage reject it. */
  write: (key: Key, value: unknown) => boolean;
  remove: (key: Key) => void;
}

/** Accesses the area in each call: the first access blocks until the browser has loaded it, and may throw. */
const createStorage = <Key extends string>(area: 'localStorage' | 'sessionStorage'): BrowserStorage<Key> => ({
  read(key) {
    try {
      return JSON.parse(globalThis[area].getItem(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      globalThis[area].setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      globalThis[area].removeItem(key);
    } catch {
      // Where storage is blocked, nothing is stored.
    }
  },
});

export const deviceStorage = createStorage<keyof typeof deviceEntries>('localStorage');
export const tabStorage = createStorage<keyof typeof tabEntries>('sessionStorage');
