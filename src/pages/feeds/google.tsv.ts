import type { APIRoute } from 'astro';
import { googleRow, tsv } from '../../features/feeds/feeds.ts';
import { settings } from '../../settings.ts';
import { views } from './_views.ts';

/** Product data for Google Merchant Center. */
export const GET: APIRoute = () =>
  new Response(
    tsv(
      views()
        .map((product) => googleRow(product, settings().siteUrl))
        .filter((row) => row !== null),
    ),
  );
