import { fold } from '../lib/text.ts';

/** The kinds of product that have a placeholder picture. */
export type ProductKind = keyof typeof words | 'box';

const words = {
  glass: 'cristal mica templado protector',
  case: 'funda case carcasa',
  charger: 'cargador charger cubo ups regulador power',
  cable: 'cable adaptador hdmi hub',
  headphones: 'audifono diadema headphone auricular earbud',
  speaker: 'bocina altavoz speaker sound parlante',
  battery: 'bateria pila powerbank battery',
  watch: 'reloj correa smartwatch watch',
  memory: 'memoria memory microsd usb storage almacenamiento disco ssd tarjeta',
  screen: 'pantalla display monitor television tv refaccion',
  keyboard: 'teclado keyboard mouse mice raton gamepad control',
  phone: 'celular telefono phone iphone galaxy smartphone equipo reacondicionado usado tablet',
} as const;

const known = Object.entries(words).map(([kind, list]) => [kind as ProductKind, list.split(' ')] as const);

/** Cached by category, of which there are few: lists of 10,000 products ask again and again. */
const byCategory = new Map<string, ProductKind | null>();

/** Spare parts: only their names say what they are. */
const parts = /\b(?:refaccion|componente)/;

/**
 * The kind of a product, by the first of its words that says one; the category takes precedence over the name, except for spare parts,
 * and no part of a phone is one: screws for it are a box.
 */
export function findKind({ category, name }: { category: string; name: string }): ProductKind {
  let kind = byCategory.get(category);
  if (kind === undefined) byCategory.set(category, (kind = parts.test(fold(category)) ? null : kindIn(category)));
  const named = kind ?? kindIn(name) ?? 'box';
  return named === 'phone' && kind === null && parts.test(fold(category)) ? 'box' : named;
}

function kindIn(text: string): ProductKind | null {
  for (const word of fold(text).split(/[^a-z0-9]+/)) {
    for (const [kind, list] of known) if (word.length > 1 && list.some((start) => word.startsWith(start))) return kind;
  }
  return null;
}
