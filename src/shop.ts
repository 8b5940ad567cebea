import type { BuyingTerms, Legal, Returns, Widgets } from './shop/types.ts';

/** SucursalID of the branch in the footer, which is also the shopper's until another is chosen (R2.6). */
export const mainBranch = '1';

/** The identity of the shop, edited by its owner. Texts are shown as they are. */
export const shop = {
  name: 'Clavija',
  phone: '33 5550 0142',
  email: 'hola@clavija.example',
  /** The number that "Comprar" writes to: digits only, country code first (52 and ten digits). */
  whatsapp: '523355500142',
  mainBranch,
  /**
   * When the offers end, Mexico City time; products on offer count down to it (R5.10). Past: no countdown. The offers
   * themselves end when the API says so.
   */
  offerEnd: '2021-11-30T23:59:59-06:00',
} as const;

/** Texts of pages and images. Not in `shop`, which scripts load. */
export const about = {
  /** The large line of the banner that replaces the slides of the home page. */
  slogan: 'Carga rápida, precio tranquilo.',
  /** One line under the logo in the footer and under the slogan; the text of the shop's link preview. */
  tagline: 'Accesorios, audio y refacciones para tu celular.',
  description:
    'Fundas, cristales templados, cargadores, audífonos, bocinas, refacciones y celulares reacondicionados, con garantía directa y sucursales en México.',
  /** The social page that the home page and the footer link to. */
  social: {
    name: 'Facebook',
    url: 'https://www.facebook.com/clavija.example',
    invitation: 'Llegadas y ofertas cada semana',
  },
} as const;

/**
 * The seller and the contact for complaints (Ley Federal de Protección al Consumidor, 76 bis), in the footer of every page.
 * null: not shown. DEMO DATA: replace it with your own.
 */
export const legal: Legal | null = {
  name: 'Clavija, tienda de demostración',
  complaints: 'Quejas y aclaraciones: hola@clavija.example o 33 5550 0142. Profeco: 55 5568 8722.',
};

/** The policy of `benefits.returns` as structured data; null: no returns policy. */
export const returns: Returns | null = { days: 7, method: 'sucursal', includesUsed: false };

/**
 * How buying works (R5.14): the lines beside Comprar and the page /como-comprar; null leaves one out. DEMO DATA: replace it with
 * your own.
 */
export const buying: BuyingTerms = {
  payment: {
    lead: 'Pagas al recoger:',
    rest: 'efectivo o tarjeta',
    text: 'Efectivo o tarjeta al recoger. Transferencia si te lo enviamos.',
    accepted: 'Efectivo, tarjeta, transferencia',
  },
  pickup: { lead: 'Recoges en sucursal', rest: 'o te lo enviamos', text: '' },
  delivery: 'Por paquetería a todo México. El costo depende de tu código postal.',
};

/**
 * The three benefits of the home page (R3.2); the text explains an asterisk. The actual warranty by kind of product is in
 * shop/warrantyTerms.ts.
 */
export const benefits = {
  warranty: { title: 'Un mes de garantía', text: 'Directo con nosotros, sin intermediarios.' },
  returns: {
    title: 'Devolución si no te convence*',
    text: '*En los primeros 7 días, en sucursal, con tu nota, sin uso y en su empaque. No aplica en usados ni piezas ya instaladas.',
  },
  support: { title: 'Soporte y asistencia técnica', text: 'Antes y después de tu compra, por chat o en sucursal.' },
} as const;

/**
 * Third-party widgets (R2.8) in sandboxed frames; null: only the plain link. `storage`: it requires cookies or storage (they
 * last as long as the page). With the sandbox API, mock widgets replace them.
 */
export const widgets: Widgets = {
  /**
   * The live chat: a URL that shows only the chat, such as
   * { url: 'https://app.chatwoot.com/widget?website_token=…', ready: 'message', storage: true }. It replaces the
   * WhatsApp link once it is `ready`: "message" after its first message to the page, as most send; "load" when its URL
   * has loaded, even with an error.
   */
  chat: null,
  /** The map of a branch: {lugar} is its address. */
  map: { url: 'https://www.google.com/maps?q={lugar}&output=embed', storage: true },
  /** The social page: {pagina} is its URL. */
  social: {
    url: 'https://www.facebook.com/plugins/page.php?href={pagina}&tabs=timeline&small_header=true&width=340',
    storage: true,
  },
};

// Data for only some pages has its own files: shop/branchDetails.ts (hours, phones, holidays) and shop/warrantyTerms.ts.

/**
 * The privacy notice. THIS IS A TEMPLATE, not legal advice: before the shop opens, its owner has to review it with a
 * lawyer, enter the legal name and the real contact, and correct what does not apply to the shop.
 */
export const privacy = {
  /** Legal name of the data controller: the person or company responsible for the data. */
  responsible: 'Clavija',
  /** The address for ARCO requests. */
  contact: 'privacidad@clavija.example',
  /** Date of the last change to this notice. */
  updated: '28 de noviembre de 2026',
  data: [
    {
      name: 'Solicitud de factura',
      what: 'Nombre o razón social, RFC, régimen fiscal, domicilio fiscal, correo, teléfono, número y total de tu nota, forma de pago y uso del CFDI.',
      use: 'Emitir tu factura, enviártela y tener tus datos listos para la siguiente. Mientras llenas el formulario, lo escrito se guarda solo en esa pestaña de tu navegador.',
    },
    {
      name: 'Búsqueda por teléfono',
      what: 'El número de teléfono que escribes.',
      use: 'Saber si ya eres cliente registrado, para no pedirte otra vez tus datos fiscales ni tu nota en una garantía.',
    },
    {
      name: 'Registro de visitas',
      what: 'La dirección IP con la que te conectas, tu ubicación aproximada (coordenadas calculadas a partir de esa IP) y la página que abriste, con lo que buscaste en ella. Para conocer tu IP, tu navegador la pregunta a un servicio externo.',
      use: 'Contar visitas, y saber desde qué zonas nos visitan y qué buscan que no tenemos.',
    },
    {
      name: 'PromoCode',
      what: 'La dirección IP con la que te conectas y el código que se te asignó.',
      use: 'Generar un solo código por visitante en el plazo que indica la promoción.',
    },
    {
      name: 'Chat y WhatsApp',
      what: 'Lo que nos escribas y los datos de la cuenta con la que lo hagas. El chat, WhatsApp, el mapa y la página social son de terceros, con sus propios avisos de privacidad.',
      use: 'Atender tu pregunta, tu compra o tu garantía.',
    },
  ],
  necessary: [
    'Emitir y enviar la factura que pides.',
    'Atender tus preguntas, compras, garantías y devoluciones.',
    'Generar un PromoCode y evitar que se abuse de la promoción.',
  ],
  optional: ['Conocer cuántas visitas recibe la tienda en línea, desde qué zonas y qué se busca en ella.'],
  transfers:
    'No vendemos tus datos ni los compartimos con terceros, salvo con las autoridades fiscales y con quien certifica las facturas, para emitir la tuya, y cuando una ley nos obliga.',
  /** Days that the law gives to answer an ARCO request. */
  responseDays: 20,
} as const;
