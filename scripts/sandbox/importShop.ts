import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dialect } from '../../src/contract/dialect.ts';
import { decodeRow } from '../../src/contract/schema.ts';
import { product, type Product } from '../../src/contract/catalogue.ts';
import { compareNames } from '../../src/lib/text.ts';
import type { ShopData } from './shopData.ts';

/**
 * Reads products from a JSON array in the API's format (as in getProductosEnVenta, optionally gzipped). The shop has their
 * categories, and the given branches and slides.
 * @throws Error that names the first invalid row
 */
export function importShop(file: string, shop: Pick<ShopData, 'branches' | 'sliders'>): ShopData {
  const bytes = readFileSync(file);
  const rows: unknown = JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8'));
  if (!Array.isArray(rows)) throw new Error(`${file} is not a JSON array of products.`);
  const products = rows.map((row, index): Product => {
    const { value, problem } = decodeRow(product, row, dialect);
    if (!problem) return value;
    throw new Error(`${file}, row ${index + 1}: ${problem.field} ${problem.reason}. Correct or remove the row.`);
  });
  const categoryNames = [...new Set(products.map(({ category }) => category))].filter(Boolean).sort(compareNames);
  // Rows have no dates of sales, so the best sellers are the recently sold products, too.
  const bestSellers = products.toSorted((a, b) => b.sold - a.sold);
  const soldRanks = new Map(bestSellers.slice(0, 40).map(({ id }, index) => [id, index]));
  return {
    ...shop,
    categories: categoryNames.map((name) => ({ name, icon: '' })),
    products: products.map((item) => ({
      product: item,
      pictures: item.image ? [item.image] : [],
      drawing: null,
      visits: item.sold,
      soldRank: soldRanks.get(item.id) ?? -1,
    })),
  };
}
