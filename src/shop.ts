/** Who the shop is: what an owner edits. Texts are shown as they stand. */
export const shop = {
  name: 'Clavija',
  /** One line under the logo in the footer, and the description of the home page for search engines. */
  tagline: 'Accesorios, audio y refacciones para tu celular.',
  description:
    'Fundas, cristales templados, cargadores, audífonos, bocinas, refacciones y celulares reacondicionados, con garantía directa y sucursales en México.',
  phone: '33 5550 0142',
  email: 'hola@clavija.example',
  /** The number that "Comprar" writes to: digits only, country code first (52 and ten digits). */
  whatsapp: '523355500142',
  /** SucursalID of the branch whose address stands in the footer, and the shopper's until another is chosen (R2.6). */
  mainBranch: '1',
  benefits: {
    warranty: { title: 'Un mes de garantía', text: 'Directamente con nosotros, sin intermediarios.' },
    returns: {
      title: 'Devolución si no te convence*',
      text: '*En los primeros 7 días, en sucursal, con tu nota, sin uso y en su empaque. No aplica en equipos usados ni piezas ya instaladas.',
    },
    support: { title: 'Soporte y asistencia técnica', text: 'Antes y después de tu compra, por chat o en sucursal.' },
  },
} as const;
