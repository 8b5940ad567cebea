import type { APIRoute } from 'astro';
import { settings } from '../settings.ts';

/** Crawlers may read everything but the API. Pages that should not be indexed have a noindex tag. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${settings().siteUrl}/sitemap.xml\n`);
