import { fold } from '../lib/text.ts';

/** The kinds of product that the shop has a drawn tile for. */
export type Kind = keyof typeof words | 'box';

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

/** The kind of a product, by the first of its words that says one; the category speaks before the name. */
export function kindOf(product: { category: string; name: string }): Kind {
  for (const text of [product.category, product.name]) {
    for (const word of fold(text).split(/[^a-z0-9]+/)) {
      for (const [kind, list] of Object.entries(words)) {
        if (word.length > 1 && list.split(' ').some((known) => word.startsWith(known))) return kind as Kind;
      }
    }
  }
  return 'box';
}
