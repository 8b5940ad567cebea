import type { APIRoute } from 'astro';
import { branches } from '../../catalogue/index.ts';
import { toTsv } from '../../features/feeds/delimitedText.ts';
import { localColumns, localRows } from '../../features/feeds/feeds.ts';
import { feedProducts } from './_feedProducts.ts';

/** Google's local inventory: what each branch has. */
export const GET: APIRoute = () =>
  new Response(
    toTsv(
      feedProducts().flatMap((product) => localRows(product, branches())),
      localColumns,
    ),
  );
