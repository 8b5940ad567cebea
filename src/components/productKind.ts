import { fold } from '../lib/text.ts';

/** The kinds of product: each has an icon (kindIcons.ts), which replaces a missing picture. */
export type ProductKind = keyof typeof kindWords | 'other';

/** Prefixes of words, without accents. Most spare parts ("refacción") are screens. */
const kindWords = {
  screenProtector: 'cristal mica templado protector',
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

const kindPrefixes = Object.entries(kindWords).map(([kind, list]) => [kind as ProductKind, list.split(' ')] as const);

/** Cache: there are few categories, and lists have 10,000 products. */
const kindsByCategory = new Map<string, ProductKind | null>();

/** Categories of spare parts. Only the names of their products say which kind they are. */
const spareParts = /\b(?:refaccion|componente)/;

/**
 * The kind of a product, by the first word that names one. The category takes precedence over the name, except for spare parts,
 * which are never phones: screws for a phone are of another kind.
 */
export function findProductKind({ category, name }: { category: string; name: string }): ProductKind {
  const categoryKind = findCategoryKind(category);
  if (categoryKind) return categoryKind;
  const kind = findKindIn(name) ?? 'other';
  return kind === 'phone' && spareParts.test(fold(category)) ? 'other' : kind;
}

function findCategoryKind(category: string): ProductKind | null {
  let kind = kindsByCategory.get(category);
  if (kind === undefined) {
    kind = spareParts.test(fold(category)) ? null : findKindIn(category);
    kindsByCategory.set(category, kind);
  }
  return kind;
}

/** The kind that the first matching word of a text names; null if none does. */
export function findKindIn(text: string): ProductKind | null {
  for (const word of fold(text).split(/[^a-z0-9]+/)) {
    for (const [kind, prefixes] of kindPrefixes)
      if (word.length > 1 && prefixes.some((prefix) => word.startsWith(prefix))) return kind;
  }
  return null;
}
