/** The width of a gallery's thumbnail, 120×90 px (R5.1). */
export const thumbnailWidth = 120;

/** Widths of pictures, px: few, so that CDN and browser caches hit. */
const widths = [thumbnailWidth, 240, 400, 640, 960];

/** Base URL of product pictures: `{API_HOST}/img/productos`, set by astro.config.mjs. */
const base = import.meta.env.PUBLIC_PICTURE_BASE ?? '/img/productos';

/** The URL of a picture. @param name a file name in the product's folder, or an https URL, which stays as it is */
export const pictureUrl = (id: string, name: string): string =>
  name.startsWith('https://') ? name : `${base}/${id}/${encodeURIComponent(name)}`;

/** The URL of a picture at a width, from Netlify's Image CDN, which also selects the format. */
export const resizedUrl = (url: string, width: number): string =>
  `/.netlify/images?url=${encodeURIComponent(url)}&w=${width}`;

/** A srcset of the widths up to `maxWidth` px. The thumbnail width is only in those of small pictures, up to twice that width. */
export const srcSet = (url: string, maxWidth = 960): string =>
  widths
    .filter((width) => width <= maxWidth && (width > thumbnailWidth || maxWidth <= 2 * thumbnailWidth))
    .map((width) => `${resizedUrl(url, width)} ${width}w`)
    .join(', ');
