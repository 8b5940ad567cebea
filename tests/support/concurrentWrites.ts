import { sampleCustomer, samplePromo, sampleVisit } from './sampleRequests.ts';

/** The writes that the server has acknowledged. */
export interface AcknowledgedWrites {
  visitRoutes: string[];
  promoCodes: string[];
  customerPhones: string[];
  /** The idempotency keys of the mails. */
  mailKeys: string[];
}

export const createAcknowledgedWrites = (): AcknowledgedWrites => ({
  visitRoutes: [],
  promoCodes: [],
  customerPhones: [],
  mailKeys: [],
});
export const countAcknowledgedWrites = ({
  visitRoutes,
  promoCodes,
  customerPhones,
  mailKeys,
}: AcknowledgedWrites): number => visitRoutes.length + promoCodes.length + customerPhones.length + mailKeys.length;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Encodes a number as a promo code. */
const toPromoCode = (number: number): string =>
  Array.from({ length: 5 }, (_, index) => alphabet[Math.floor(number / 36 ** index) % 36]).join('');

/** Formats an e-mail that the sandbox accepts as an invoice request. */
export const formatMail = (phone: string): string =>
  `Solicitud de factura\n\nNota de venta: 1001\nTotal: $629.30 MXN\nTeléfono: ${phone}`;

/** Sends a write. @returns whether the server acknowledges it */
export async function sendWrite(
  origin: string,
  endpoint: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const response = await fetch(`${origin}/api/${endpoint}.php`, {
    method: endpoint.startsWith('put') ? 'PUT' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.ok && ((await response.json()) as { status?: unknown }).status === 'success';
}

/**
 * Simulates concurrent visitors, who send writes of every kind, until the server exits. Each visitor registers as a customer and
 * requests an invoice with an idempotency key; every second visitor sends that request twice at the same time.
 * @param firstVisitor the number of the first visitor
 * @param acknowledged collects the acknowledged writes
 * @param onVisitor called after each visitor
 */
export async function writeUntilServerExits(
  origin: string,
  firstVisitor: number,
  acknowledged: AcknowledgedWrites,
  onVisitor: () => void,
): Promise<void> {
  let nextId = firstVisitor;
  let hasExited = false;
  const simulateVisitor = async (): Promise<void> => {
    const id = nextId++;
    const phone = String(3300000000 + id);
    const code = toPromoCode(id);
    const key = `key-${id}`;
    const address = `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;
    if (await sendWrite(origin, 'postVisita', { ...sampleVisit, IP: address, Ruta: `/${id}` }))
      acknowledged.visitRoutes.push(`/${id}`);
    const promo = { ...samplePromo, PromoCode: code };
    if (await sendWrite(origin, 'postRegistrarPromoCode', promo, { 'x-forwarded-for': address }))
      acknowledged.promoCodes.push(code);
    if (await sendWrite(origin, 'postRegistrarCliente', { ...sampleCustomer, Telefono: phone }))
      acknowledged.customerPhones.push(phone);
    const sendMail = () =>
      sendWrite(origin, 'postCorreoSolicitudFactura', formatMail(phone), { 'idempotency-key': key });
    const results = await Promise.all(id % 2 === 0 ? [sendMail(), sendMail()] : [sendMail()]);
    if (results.includes(true)) acknowledged.mailKeys.push(key);
    onVisitor();
  };
  const worker = async (): Promise<void> => {
    while (!hasExited) await simulateVisitor().catch(() => (hasExited = true));
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}
