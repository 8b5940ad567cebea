/**
 * Words that shoppers use for the same thing, one line a thing: what the shop edits. Accents, case and plurals need no
 * entry of their own. Whoever types one finds the others too, after what is called as they typed.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['funda', 'case', 'carcasa', 'cover', 'protector para celular'],
  ['mica', 'cristal', 'cristal templado', 'vidrio templado', 'protector de pantalla', 'glass'],
  ['cargador', 'cubo', 'eliminador', 'cubo de carga', 'adaptador de corriente'],
  ['bocina', 'altavoz', 'parlante', 'speaker'],
  ['audífonos', 'auriculares', 'manos libres', 'earbuds', 'headphones', 'diadema'],
  ['batería', 'pila'],
  ['power bank', 'powerbank', 'batería portátil', 'cargador portátil', 'pila portátil'],
  ['cable', 'cordón'],
  ['celular', 'teléfono', 'smartphone', 'equipo'],
  ['reloj', 'smartwatch'],
  ['correa', 'extensible', 'pulsera'],
  ['memoria', 'micro sd', 'tarjeta de memoria'],
  ['usb', 'pendrive'],
  ['soporte', 'base', 'holder'],
  ['mouse', 'ratón'],
  ['teclado', 'keyboard'],
  ['pantalla', 'display', 'monitor'],
  ['control', 'gamepad', 'joystick'],
  ['computadora', 'laptop', 'pc'],
  ['inalámbrico', 'bluetooth', 'wireless'],
  ['coche', 'auto', 'carro'],
  ['tableta', 'tablet'],
];
