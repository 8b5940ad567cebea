/** The width of a gallery's thumbnail, 120×90 px (R5.1). */
export const thumbnailWidth = 120;

/** Widths that pictures are asked for, px: few, so that the CDN and the phone keep them. */
const widths = [thumbnailWidth, 240, 400, 640, 960];

/** Where the pictures of products are: `{API_HOST}/img/productos`, set by astro.config.mjs. */
const base = import.meta.env.PUBLIC_PICTURE_BASE ?? '/img/productos';

/** The address of a picture: a file name of the product's folder, or an https address as it stands. */
export const pictureAddress = (id: string, name: string): string =>
  name.startsWith('https://') ? name : `${base}/${id}/${encodeURIComponent(name)}`;

/** A picture at a width, made by the host's Image CDN, which also picks the format. */
export const resized = (address: string, width: number): string =>
  `/.netlify/images?url=${encodeURIComponent(address)}&w=${width}`;

/** The widths up to `most` px, as a srcset; the smallest is for thumbnails alone. */
export const srcSet = (address: string, most = 960): string =>
  widths
    .filter((width) => width <= most && (width > thumbnailWidth || most <= 2 * thumbnailWidth))
    .map((width) => `${resized(address, width)} ${width}w`)
    .join(', ');
