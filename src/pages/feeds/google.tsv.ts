import type { APIRoute } from 'astro';
import { tsv } from '../../features/feeds/delimitedText.ts';
import { googleRow } from '../../features/feeds/feeds.ts';
import { settings } from '../../settings.ts';
import { feedProducts } from './_feedProducts.ts';

/** Product data for Google Merchant Center. */
export const GET: APIRoute = () =>
  new Response(
    tsv(
      feedProducts()
        .map((product) => googleRow(product, settings().siteUrl))
        .filter((row) => row !== null),
    ),
  );
