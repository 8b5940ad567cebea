/**
 * The kinds of warranty (R9.1). A kind with 0 months and 0 days has no warranty. `covers` is a sentence for the table;
 * `summary` continues "1 mes de garantía" on product pages, or is the whole sentence without a warranty; `prefixes` (of words,
 * without accents) determine which products are of the kind.
 */
export const warrantyKinds = [
  {
    id: 'electronica',
    name: 'Electrónica',
    months: 1,
    days: 0,
    onlyInstalled: false,
    covers: 'Defectos de fábrica. Cargadores, cables, audífonos, bocinas, baterías portátiles, relojes y cómputo.',
    summary: ' contra defectos de fábrica',
    prefixes: 'cargador cable audifono bocina bateria reloj smartwatch memoria teclado mouse',
  },
  {
    id: 'cristal-templado',
    name: 'Cristal templado',
    months: 1,
    days: 0,
    onlyInstalled: false,
    covers: 'Defectos de fábrica, y también si se rompe.',
    summary: ', también si se rompe',
    prefixes: 'cristal mica',
  },
  {
    id: 'componentes',
    name: 'Componentes para celular',
    months: 0,
    days: 15,
    onlyInstalled: true,
    covers:
      'Defectos de fábrica, solo si los instalamos nosotros. Pantallas, baterías, centros de carga y demás refacciones.',
    summary: ', solo si lo instalamos nosotros',
    prefixes: 'refaccion componente',
  },
  {
    id: 'fundas',
    name: 'Fundas',
    months: 0,
    days: 0,
    onlyInstalled: false,
    covers: 'Revísala con nosotros antes de llevártela.',
    summary: 'Las fundas no llevan garantía',
    prefixes: 'funda case carcasa',
  },
  {
    id: 'usados',
    name: 'Usados o reacondicionados',
    months: 0,
    days: 0,
    onlyInstalled: false,
    covers: 'Lo probamos contigo en el mostrador antes de que pagues.',
    summary: 'Lo usado o reacondicionado no lleva garantía',
    prefixes: 'usado reacondicionado seminuevo',
  },
] as const;

/** The warranty of a product whose name begins with one of these prefixes is unknown, whatever its category. */
export const unknownKindPrefixes = 'correa extensible soporte base brazo holder control kit';

/** The texts of /garantias. */
export const warrantyTexts = {
  covered: ['Defectos de fábrica del producto, dentro del plazo de su tipo.', 'Cristal templado: también la rotura.'],
  notCovered: ['Caídas y golpes.', 'Roturas, salvo en cristal templado.', 'Mal uso.'],
  claim: [
    'Ven a cualquiera de nuestras sucursales, o escríbenos por WhatsApp, antes de que termine el plazo.',
    'Trae el producto y tu nota de compra. Si registraste tu número de teléfono al comprar, no necesitas la nota.',
    'Lo revisamos: si es un defecto de fábrica, tu garantía aplica directamente con nosotros.',
  ],
} as const;
