import { sampleCustomer } from './sampleRequests.ts';

/** The writes that the server acknowledged. */
export interface Acknowledged {
  visitRoutes: string[];
  promoCodes: string[];
  customerPhones: string[];
  /** The idempotency keys of the mails. */
  mailKeys: string[];
}

export const createAcknowledged = (): Acknowledged => ({
  visitRoutes: [],
  promoCodes: [],
  customerPhones: [],
  mailKeys: [],
});
export const countAcknowledged = ({ visitRoutes, promoCodes, customerPhones, mailKeys }: Acknowledged): number =>
  visitRoutes.length + promoCodes.length + customerPhones.length + mailKeys.length;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Encodes a number as a promo code. */
const toPromoCode = (number: number): string =>
  Array.from({ length: 5 }, (_, index) => alphabet[Math.floor(number / 36 ** index) % 36]).join('');

/** Formats the mail of an invoice request as the site does. */
export const formatMail = (phone: string): string =>
  `Solicitud de factura\n\nNota de venta: 1001\nTotal: $629.30 MXN\nTeléfono: ${phone}`;

/** Sends a call. @returns whether the server acknowledges it */
export async function isAcknowledged(
  origin: string,
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const response = await fetch(`${origin}/api/${call}.php`, {
    method: call.startsWith('put') ? 'PUT' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.ok && ((await response.json()) as { status?: unknown }).status === 'success';
}

/**
 * Sends concurrent writes of every kind until the server is gone. Each visitor registers and then requests an invoice with an
 * idempotency key; every other visitor sends the request twice at the same time.
 * @param firstVisitor the number of the first visitor
 * @param acknowledged receives the acknowledged writes
 * @param onVisitor called after each visitor
 */
export async function writeUntilGone(
  origin: string,
  firstVisitor: number,
  acknowledged: Acknowledged,
  onVisitor: () => void,
): Promise<void> {
  let nextId = firstVisitor;
  let isGone = false;
  const simulateVisitor = async (): Promise<void> => {
    const id = nextId++;
    const phone = String(3300000000 + id);
    const code = toPromoCode(id);
    const key = `key-${id}`;
    const address = `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;
    const visit = { IP: address, Latitud: '', Longitud: '', Servidor: 'x', Ruta: `/${id}`, Parametros: '' };
    if (await isAcknowledged(origin, 'postVisita', visit)) acknowledged.visitRoutes.push(`/${id}`);
    const promo = {
      PromoCodeID: '',
      PromoCode: code,
      Descripcion: '',
      Descuento: '5',
      TipoDescuento: 'Porcentaje',
      TipoPromo: 'Total',
      ProductosID: '',
      VigenciaInicio: '2025-11-20 12:00:00',
      VigenciaFin: '2025-11-20 12:05:00',
      Cantidad: '1',
      Activo: '1',
    };
    if (await isAcknowledged(origin, 'postRegistrarPromoCode', promo, { 'x-forwarded-for': address }))
      acknowledged.promoCodes.push(code);
    if (await isAcknowledged(origin, 'postRegistrarCliente', { ...sampleCustomer, Telefono: phone }))
      acknowledged.customerPhones.push(phone);
    const sendMail = () =>
      isAcknowledged(origin, 'postCorreoSolicitudFactura', formatMail(phone), { 'idempotency-key': key });
    const results = await Promise.all(id % 2 === 0 ? [sendMail(), sendMail()] : [sendMail()]);
    if (results.includes(true)) acknowledged.mailKeys.push(key);
    onVisitor();
  };
  const worker = async (): Promise<void> => {
    while (!isGone) await simulateVisitor().catch(() => (isGone = true));
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
