import { sampleCustomer } from './sampleRequests.ts';

/** The writes that the server has acknowledged. */
export interface Acknowledged {
  visits: string[];
  promos: string[];
  phones: string[];
  /** By their keys. */
  mails: string[];
}

export const noWrites = (): Acknowledged => ({ visits: [], promos: [], phones: [], mails: [] });
export const total = ({ visits, promos, phones, mails }: Acknowledged): number =>
  visits.length + promos.length + phones.length + mails.length;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const letters = (number: number): string =>
  Array.from({ length: 5 }, (_, at) => alphabet[Math.floor(number / 36 ** at) % 36]).join('');

/** The text of an invoice's mail, as the shop's client writes it. */
export const formatMail = (phone: string): string =>
  `Solicitud de factura\n\nNota de venta: 1001\nTotal: $629.30 MXN\nTeléfono: ${phone}`;

/** Sends JSON, and returns whether the server acknowledges it. */
export async function acknowledges(
  origin: string,
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const sent = { 'content-type': 'application/json', ...headers };
  const method = call.startsWith('put') ? 'PUT' : 'POST';
  const response = await fetch(`${origin}/api/${call}.php`, { method, headers: sent, body: JSON.stringify(body) });
  return response.ok && ((await response.json()) as { status?: unknown }).status === 'success';
}

/**
 * Writes of every kind, several at once, until the server is gone. A visitor registers and then asks for an invoice
 * with a key of their own; every other one asks twice at the same time.
 * @param start the number of the first visitor
 * @param kept receives the acknowledged writes
 * @param onVisitor called after each visitor
 */
export async function writeUntilGone(
  origin: string,
  start: number,
  kept: Acknowledged,
  onVisitor: () => void,
): Promise<void> {
  let number = start;
  let isGone = false;
  const visitor = async (): Promise<void> => {
    const id = number++;
    const [phone, code, key] = [String(3300000000 + id), letters(id), `key-${id}`];
    const address = `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;
    const visit = { IP: address, Latitud: '', Longitud: '', Servidor: 'x', Ruta: `/${id}`, Parametros: '' };
    if (await acknowledges(origin, 'postVisita', visit)) kept.visits.push(`/${id}`);
    const promo = {
      ...{ PromoCodeID: '', PromoCode: code, Descripcion: '', Descuento: '5', TipoDescuento: 'Porcentaje' },
      ...{ TipoPromo: 'Total', ProductosID: '', Cantidad: '1', Activo: '1' },
      ...{ VigenciaInicio: '2025-11-20 12:00:00', VigenciaFin: '2025-11-20 12:05:00' },
    };
    if (await acknowledges(origin, 'postRegistrarPromoCode', promo, { 'x-forwarded-for': address }))
      kept.promos.push(code);
    if (await acknowledges(origin, 'postRegistrarCliente', { ...sampleCustomer, Telefono: phone }))
      kept.phones.push(phone);
    const mail = () =>
      acknowledges(origin, 'postCorreoSolicitudFactura', formatMail(phone), { 'idempotency-key': key });
    const results = await Promise.all(id % 2 === 0 ? [mail(), mail()] : [mail()]);
    if (results.includes(true)) kept.mails.push(key);
    onVisitor();
  };
  const worker = async (): Promise<void> => {
    while (!isGone) await visitor().catch(() => (isGone = true));
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
