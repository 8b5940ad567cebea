import { dialect } from '../../src/contract/dialect.ts';
import type { Listed } from '../../src/contract/results.ts';
import type { Product } from '../../src/contract/product.ts';
import { listVerdict, probe, type Probe, type Verdict } from './probe.ts';

const branch = '1';
const productLists = [
  'getProductosMasVendidos',
  'postObtenerProductosEnOferta',
  'getProductosNuevos',
  'getProductosVendidosRecientemente',
] as const;

/**
 * Asks a host every read of the catalogue once, and says of each whether it is what the contract takes. Nothing is
 * written, and nothing personal is asked.
 */
export async function checkApi(host: Probe): Promise<Verdict[]> {
  const list = (answer: Listed<unknown>) => listVerdict(answer);
  const filled = (answer: Listed<unknown>) => listVerdict(answer, 1);
  const stocked = (answer: Listed<Product>, raw: string) => withStock(listVerdict(answer, 1), answer, raw);

  const categories = await probe(host, 'getCategorias', undefined, filled);
  const all = await probe(host, 'getProductosEnVenta', { branch }, stocked);
  const verdicts = [
    categories.verdict,
    (await probe(host, 'getSucursales', undefined, filled)).verdict,
    (await probe(host, 'getSliders', undefined, list)).verdict,
    all.verdict,
    (await probe(host, 'getProductosMasVisitados', undefined, list)).verdict,
  ];
  for (const call of productLists) verdicts.push((await probe(host, call, { branch }, list)).verdict);

  const category = categories.answer?.items[0]?.name ?? '';
  const product = all.answer?.items[0];
  const [id, term] = [product?.id ?? all.answer?.slim?.[0]?.id ?? '1', product?.name ?? 'funda'];
  const found = (answer: Product | null): Omit<Verdict, 'call'> =>
    answer
      ? { verdict: 'matches', note: `product ${id}` }
      : {
          verdict: 'differs',
          at: dialect.results,
          note: `it has no product ${id}, though a list has. Check SucursalID ${branch}`,
        };
  if (category) verdicts.push((await probe(host, 'postObtenerProductosCategoria', { category, branch }, list)).verdict);
  verdicts.push(
    (await probe(host, 'postObtenervwProducto', { id, branch }, found)).verdict,
    (await probe(host, 'postObtenerImagenesProducto', { id }, list)).verdict,
    (await probe(host, 'postBuscarProducto', { term: term.slice(0, 40), branch }, list)).verdict,
    (await probe(host, 'postBuscarProductosRelacionados', { term }, list)).verdict,
    (await probe(host, 'listarUtilidades', undefined, list)).verdict,
  );
  return verdicts;
}

/** A product without a stock column would be sold out in every branch. */
function withStock(verdict: Omit<Verdict, 'call'>, { items }: Listed<Product>, raw: string): Omit<Verdict, 'call'> {
  if (verdict.verdict !== 'matches' || items.length === 0 || items.some(({ stock }) => Object.keys(stock).length > 0))
    return verdict;
  const columns = [...new Set([...raw.slice(0, 5000).matchAll(/"([^"]+)"\s*:/g)].map(([, name]) => name))];
  return {
    verdict: 'differs',
    at: `${dialect.stock}…`,
    note: `no column tells stock. It has ${columns.join(', ')}: set stock in src/contract/dialect.ts to what the names of the stock columns begin with`,
  };
}
