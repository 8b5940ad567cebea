import type { APIRoute } from 'astro';
import { settings } from '../settings.ts';

/** What crawlers may read: all but the API. Pages that they should not show say so themselves. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${settings().siteUrl}/sitemap.xml\n`);
