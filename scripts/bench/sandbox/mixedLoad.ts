import type { Request } from 'autocannon';
import { calls, type CallName, type RequestOfName } from '../../../src/contract/callTable.ts';
import { type Call, encodeRow } from '../../../src/contract/schema.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { demoCustomer } from '../../sandbox/demoData.ts';
import type { ShopData } from '../../sandbox/seedDatabase.ts';

/** Requests of each kind per thousand. */
const requestMix = {
  product: 300,
  category: 170,
  shortList: 190,
  shopData: 37,
  allProducts: 3,
  search: 200,
  visit: 80,
  customer: 20,
};
type LoadKind = keyof typeof requestMix;

/** Creates a generator of random requests: 70 % reads, 20 % searches, 10 % durable writes. */
export function createMixedLoad({ products, categories }: ShopData, random: () => number): () => Request {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('the list is empty');
    return item;
  };
  const words = products.flatMap(({ product }) => `${product.name} ${product.model}`.split(/[^\p{L}\p{N}]+/u));
  const kinds = Object.entries(requestMix).flatMap(([kind, share]) => Array<LoadKind>(share).fill(kind as LoadKind));
  const createRequest: Record<LoadKind, () => Request> = {
    product: () => request('postObtenervwProducto', { id: pick(products).product.id, branch: '1' }),
    category: () => request('postObtenerProductosCategoria', { category: pick(categories).name, branch: '1' }),
    shortList: () => request(pick(['getProductosMasVendidos', 'getProductosNuevos'] as const), { branch: '1' }),
    shopData: () => request(pick(['getCategorias', 'getSucursales', 'getSliders'] as const), undefined),
    allProducts: () => request('getProductosEnVenta', { branch: '1' }),
    search: () => {
      const term = random() < 0.5 ? pick(words) : `${pick(words)} ${pick(words).slice(0, 3)}`;
      return random() < 0.8
        ? request('postBuscarProducto', { term, branch: '1' })
        : request('postBuscarProductosRelacionados', { term: pick(products).product.name });
    },
    visit: () => {
      const route = `/producto/${pick(products).product.id}`;
      const ip = `187.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.7`;
      return request('postVisita', {
        ip,
        latitude: null,
        longitude: null,
        server: 'shop.example',
        route,
        parameters: '',
      });
    },
    customer: () => {
      const phone = `33${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
      return request('postRegistrarCliente', { ...demoCustomer, phone });
    },
  };
  return () => createRequest[pick(kinds)]();
}

function request<Name extends CallName>(name: Name, payload: RequestOfName<Name>): Request {
  const { method, request: schema }: Call = calls[name];
  const path = `/api/${name}.php`;
  if (method === 'GET' || typeof schema === 'string') return { method, path };
  const body = JSON.stringify(encodeRow(schema, payload, dialect));
  return { method, path, headers: { 'content-type': 'application/json' }, body };
}
