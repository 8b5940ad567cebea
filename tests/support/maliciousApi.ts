import { serve } from '@hono/node-server';
import type { WireRow } from '../../src/contract/schema.ts';
import { dialect } from '../../src/contract/dialect.ts';
import { line } from '../../src/contract/fieldCodecs.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import { maliciousShop } from './maliciousShop.ts';
import { createWireShop } from './pathologicalShop.ts';

/**
 * Serves the API of the malicious shop. It has no database, since that would sanitize some rows.
 *   node tests/support/maliciousApi.ts PORT [pathological | plain]
 * With a second argument it serves pathologicalShop.ts, with or without its pathological texts.
 */
const [, , port, variant] = process.argv;
const shop = variant ? createWireShop({ pathological: variant === 'pathological' }) : maliciousShop;
const toListResponse = (rows: readonly unknown[]): unknown => ({ results: rows });
const featuredProducts = toListResponse(shop.featuredProducts);
/** An id plus this offset is the same product without a page of its own, which the browser renders. */
const liveIdOffset = 5000;
const findProduct = (id: unknown): WireRow | undefined => {
  const findById = (productId: string): WireRow | undefined =>
    shop.products.find(({ ProductoID }) => ProductoID === productId);
  const product = findById(String(id)) ?? findById(String(Number(id) - liveIdOffset));
  return product && { ...product, ProductoID: id };
};

const responses: Record<string, (request: WireRow) => unknown> = {
  getCategorias: () => toListResponse(shop.categories),
  getSliders: () => toListResponse(shop.sliders),
  getSucursales: () => toListResponse(shop.branches),
  listarUtilidades: () => toListResponse(shop.utilities),
  getProductosEnVenta: () => toListResponse(shop.products),
  getProductosMasVendidos: () => featuredProducts,
  getProductosVendidosRecientemente: () => featuredProducts,
  getProductosNuevos: () => featuredProducts,
  getProductosMasVisitados: () => featuredProducts,
  // A search for an id finds only its product.
  postBuscarProducto: ({ Busqueda: term }) => {
    const product = findProduct(term);
    return product ? toListResponse([product]) : featuredProducts;
  },
  postBuscarProductosRelacionados: () => featuredProducts,
  postObtenerProductosEnOferta: () =>
    toListResponse(shop.products.filter(({ PrecioDescuento }) => PrecioDescuento !== '0')),
  // The site sends the name as pages show it.
  postObtenerProductosCategoria: ({ NombreCategoria: name }) =>
    toListResponse(shop.products.filter(({ Categoria }) => line.decode(Categoria, dialect) === name)),
  postObtenervwProducto: ({ ProductoID: id }) => ({
    results: findProduct(id) ?? null,
  }),
  postObtenerInformacionVenta: ({ VentaID: id }) => ({
    results: { VentaID: id, Fecha: toMexicoTime(new Date()), Total: '629.30' },
  }),
  postObtenerClientePorTelefono: ({ Telefono: phone }) => ({
    results: { ...shop.createCustomer(String(phone)), Telefono: phone },
  }),
  postObtenerImagenesProducto: ({ ProductoID: id }) => toListResponse(shop.pictures.get(String(id)) ?? []),
};

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/ip')
    return Response.json({ ip: '203.0.113.7' }, { headers: { 'access-control-allow-origin': '*' } });
  // A script that no page may execute.
  if (/\/evil\./.test(pathname))
    return new Response('globalThis.intruder=1', { headers: { 'content-type': 'text/javascript' } });
  const endpoint = /^\/api\/(\w+)\.php$/.exec(pathname)?.[1] ?? '';
  const requestBody = request.method === 'POST' ? ((await request.json()) as WireRow) : {};
  const body = responses[endpoint]?.(requestBody);
  return Response.json(body ?? { results: null }, { status: body || pathname.startsWith('/api/') ? 200 : 404 });
}

serve({ fetch: respond, port: Number(port) });
