import type * as z from 'zod/mini';
import { dialect } from './dialect.ts';
import { entity } from './entity.ts';
import { amount, count, fileName, flag, id, price, required, text } from './fields.ts';
import { readStock, type StockByBranch } from './figures.ts';

export const product = entity(
  {
    id: ['ProductoID', id],
    name: ['Nombre', required],
    description: ['Descripcion', text],
    price: ['Precio', price],
    discountPrice: ['PrecioDescuento', amount],
    condition: ['Estado', text],
    recent: ['Reciente', flag],
    unit: ['ClaveUnidad', text],
    brand: ['Marca', text],
    model: ['Modelo', text],
    category: ['Categoria', text],
    image: ['RutaImagen', fileName],
    sold: ['Vendidos', count],
  },
  {
    decode: (row) => ({ stock: readStock(row) }),
    encode: ({ stock }: { stock: StockByBranch }) =>
      Object.fromEntries(
        Object.entries(stock).map(([branch, pieces]) => [`${dialect.stock}${branch}`, String(pieces)]),
      ),
  },
);

/** A product: prices in cents, `discountPrice` 0 where the API has none, `image` "" likewise. */
export type Product = z.output<typeof product>;
