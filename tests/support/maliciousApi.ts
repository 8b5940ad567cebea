import { serve } from '@hono/node-server';
import type { WireRow } from '../../src/contract/schema.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { line } from '../../src/contract/fieldCodecs.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { maliciousShop } from './maliciousShop.ts';
import { pathologicalShop } from './pathologicalShop.ts';

/**
 * The API of the malicious shop. It returns the rows unchanged; a database would correct some of them.
 *   node tests/support/maliciousApi.ts PORT [pathological | plain]
 * With an argument, the API of pathologicalShop.ts, with or without its pathological texts.
 */
const which = process.argv[3];
const shop = which ? pathologicalShop(which === 'pathological') : maliciousShop;
const list = (rows: readonly unknown[]): unknown => ({ results: rows });
const featuredProducts = list(shop.featuredProducts);
const lacking = 5000;
/** Finds a product by its id, or by its id plus `lacking`, which the site does not have. */
const findProduct = (id: unknown): WireRow | undefined => {
  const findById = (key: string): WireRow | undefined => shop.products.find(({ ProductoID }) => ProductoID === key);
  const product = findById(String(id)) ?? findById(String(Number(id) - lacking));
  return product && { ...product, ProductoID: id };
};

const responses: Record<string, (sent: WireRow) => unknown> = {
  getCategorias: () => list(shop.categories),
  getSliders: () => list(shop.sliders),
  getSucursales: () => list(shop.branches),
  listarUtilidades: () => list(shop.utilities),
  getProductosEnVenta: () => list(shop.products),
  getProductosMasVendidos: () => featuredProducts,
  getProductosVendidosRecientemente: () => featuredProducts,
  getProductosNuevos: () => featuredProducts,
  getProductosMasVisitados: () => featuredProducts,
  // A search for an id finds only its product.
  postBuscarProducto: ({ Busqueda: term }) => {
    const found = findProduct(term);
    return found ? list([found]) : featuredProducts;
  },
  postBuscarProductosRelacionados: () => featuredProducts,
  postObtenerProductosEnOferta: () => list(shop.products.filter(({ PrecioDescuento }) => PrecioDescuento !== '0')),
  // The site requests it with the name as it is shown.
  postObtenerProductosCategoria: ({ NombreCategoria: name }) =>
    list(shop.products.filter(({ Categoria }) => line.decode(Categoria, dialect) === name)),
  postObtenervwProducto: ({ ProductoID: id }) => ({
    results: findProduct(id) ?? null,
  }),
  postObtenerInformacionVenta: ({ VentaID: id }) => ({
    results: { VentaID: id, Fecha: toMexicoTime(new Date()), Total: '629.30' },
  }),
  postObtenerClientePorTelefono: ({ Telefono: phone }) => ({
    results: { ...shop.customerOf(String(phone)), Telefono: phone },
  }),
  postObtenerImagenesProducto: ({ ProductoID: id }) => list(shop.pictures.get(String(id)) ?? []),
};

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/ip')
    return Response.json({ ip: '203.0.113.7' }, { headers: { 'access-control-allow-origin': '*' } });
  // A script that no page may run.
  if (/\/evil\./.test(pathname))
    return new Response('globalThis.intruder=1', { headers: { 'content-type': 'text/javascript' } });
  const call = /^\/api\/(\w+)\.php$/.exec(pathname)?.[1] ?? '';
  const sent = request.method === 'POST' ? ((await request.json()) as WireRow) : {};
  const body = responses[call]?.(sent);
  return Response.json(body ?? { results: null }, { status: body || pathname.startsWith('/api/') ? 200 : 404 });
}

serve({ fetch: respond, port: Number(process.argv[2]) });
