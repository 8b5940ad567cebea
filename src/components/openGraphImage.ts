import { about, shop } from '../shop.ts';
import { resizedUrl } from './pictureUrl.ts';

/** The Open Graph image, a JPEG: what a messaging app or social network shows for a link to a page. */
export interface OpenGraphImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** An image that scripts/openGraphImages drew: a product's picture, name and price, or the shop's. */
export const renderedOpenGraphImage = (origin: string, file: string, alt: string): OpenGraphImage => ({
  url: `${origin}/vistas/${file}`,
  width: 1200,
  height: 630,
  alt,
});

/** The shop's image, for every page without its own. */
export const defaultOpenGraphImage = (origin: string, file: string): OpenGraphImage =>
  renderedOpenGraphImage(origin, file, `${shop.name}: ${about.tagline}`);

/** A product's picture, cropped to a square by Netlify's Image CDN, until its own image is rendered. */
export const pictureOpenGraphImage = (origin: string, url: string, alt: string): OpenGraphImage => ({
  url: `${origin}${resizedUrl(url, 800)}&h=800&fit=cover&fm=jpg`,
  width: 800,
  height: 800,
  alt,
});

/** The Open Graph properties, in the order that parsers expect: properties after og:image describe it. */
export const openGraphTags = ({ url, width, height, alt }: OpenGraphImage): Record<string, string> => ({
  'og:image': url,
  'og:image:type': 'image/jpeg',
  'og:image:width': String(width),
  'og:image:height': String(height),
  'og:image:alt': alt,
});
