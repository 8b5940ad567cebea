import { toWellFormed } from '../../lib/polyfills/wellFormed.ts';

export interface Slide {
  /** URL on the site. */
  url: string;
  isVideo: boolean;
  /** The same slide for phones, upright; null if the shop has none. */
  phone: string | null;
  /** What it is about, from the words of its file name. */
  label: string;
}

const toSlideUrl = (file: string): string => `/assets/imgs/sliders/${encodeURIComponent(toWellFormed(file))}`;

export const isVideo = (file: string): boolean => /mp4$/i.test(file);

/** The name of the upright picture that a slide may have for phones: oferta.png, oferta-movil.png; of a video a JPEG. */
export const phoneFile = (file: string): string =>
  isVideo(file) ? file.replace(/\.?mp4$/i, '-movil.jpg') : file.replace(/(\.[^.]*)?$/, '-movil$1');

/**
 * The slides of the home page (R3.1): a name ending in mp4 is a video, anything else an image.
 * @param fileOf the file on the site of a slide that the API names so
 */
export function toSlides(files: readonly string[], fileOf = (name: string): string => name): Slide[] {
  const upright = new Set(files.map(phoneFile).filter((file) => files.includes(file)));
  return files
    .filter((file) => !upright.has(file))
    .map((file) => ({
      url: toSlideUrl(fileOf(file)),
      phone: upright.has(phoneFile(file)) ? toSlideUrl(fileOf(phoneFile(file))) : null,
      isVideo: isVideo(file),
      label: file.replace(/\.[^.]*$/, '').replace(/[-_]+/g, ' '),
    }));
}
