import type { APIRoute } from 'astro';
import { toCsv } from '../../features/feeds/delimitedText.ts';
import { metaRow } from '../../features/feeds/feeds.ts';
import { settings } from '../../settings.ts';
import { shop } from '../../shop.ts';
import { feedProducts } from './_feedProducts.ts';

/** The catalogue for Meta: Facebook, Instagram and WhatsApp Business. */
export const GET: APIRoute = () =>
  new Response(
    toCsv(
      feedProducts()
        .map((product) => metaRow(product, settings().siteUrl, shop.name))
        .filter((row) => row !== null),
    ),
  );
