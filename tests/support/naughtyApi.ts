import { serve } from '@hono/node-server';
import type { WireRow } from '../../src/contract/schema.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { line } from '../../src/contract/fieldCodecs.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { naughtyShop } from './naughtyShop.ts';
import { repeatedShop } from './repeatedShop.ts';

/**
 * The API of the hostile shop, word for word as its rows are: a database would mend some of them.
 *   node tests/support/naughtyApi.ts PORT [repeated | plain]
 * Of the shop with a megabyte of each repetition (repeatedShop.ts), or of the same without them, where it says so.
 */
const which = process.argv[3];
const shop = which ? repeatedShop(which === 'repeated') : naughtyShop;
const list = (rows: readonly unknown[]): unknown => ({ results: rows });
const some = list(shop.some);
const lacking = 5000;
/** A product, by its id or by one so much higher, which the site lacks. */
const productOf = (id: unknown): WireRow | undefined => {
  const own = (wanted: string): WireRow | undefined => shop.products.find(({ ProductoID }) => ProductoID === wanted);
  const found = own(String(id)) ?? own(String(Number(id) - lacking));
  return found && { ...found, ProductoID: id };
};

const answers: Record<string, (sent: WireRow) => unknown> = {
  getCategorias: () => list(shop.categories),
  getSliders: () => list(shop.sliders),
  getSucursales: () => list(shop.branches),
  listarUtilidades: () => list(shop.utilities),
  getProductosEnVenta: () => list(shop.products),
  getProductosMasVendidos: () => some,
  getProductosVendidosRecientemente: () => some,
  getProductosNuevos: () => some,
  getProductosMasVisitados: () => some,
  // An id finds its product alone.
  postBuscarProducto: ({ Busqueda: term }) => {
    const found = productOf(term);
    return found ? list([found]) : some;
  },
  postBuscarProductosRelacionados: () => some,
  postObtenerProductosEnOferta: () => list(shop.products.filter(({ PrecioDescuento }) => PrecioDescuento !== '0')),
  // The site asks with the name as it is shown.
  postObtenerProductosCategoria: ({ NombreCategoria: name }) =>
    list(shop.products.filter(({ Categoria }) => line.read(Categoria, dialect) === name)),
  postObtenervwProducto: ({ ProductoID: id }) => ({
    results: productOf(id) ?? null,
  }),
  postObtenerInformacionVenta: ({ VentaID: id }) => ({
    results: { VentaID: id, Fecha: toMexicoTime(new Date()), Total: '629.30' },
  }),
  postObtenerClientePorTelefono: ({ Telefono: phone }) => ({
    results: { ...shop.customerOf(String(phone)), Telefono: phone },
  }),
  postObtenerImagenesProducto: ({ ProductoID: id }) => list(shop.pictures.get(String(id)) ?? []),
};

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/ip')
    return Response.json({ ip: '203.0.113.7' }, { headers: { 'access-control-allow-origin': '*' } });
  // What no page may run, wherever it names it.
  if (/\/evil\./.test(pathname))
    return new Response('globalThis.intruder=1', { headers: { 'content-type': 'text/javascript' } });
  const call = /^\/api\/(\w+)\.php$/.exec(pathname)?.[1] ?? '';
  const sent = request.method === 'POST' ? ((await request.json()) as WireRow) : {};
  const body = answers[call]?.(sent);
  return Response.json(body ?? { results: null }, { status: body || pathname.startsWith('/api/') ? 200 : 404 });
}

serve({ fetch: answer, port: Number(process.argv[2]) });
