import { toWellFormed } from '../../lib/polyfills/wellFormed.ts';

export interface Slide {
  url: string;
  isVideo: boolean;
  /** URL of its portrait version for phones; null if there is none. */
  portraitUrl: string | null;
  /** The words of its file name. */
  label: string;
}

const toSlideUrl = (file: string): string => `/assets/imgs/sliders/${encodeURIComponent(toWellFormed(file))}`;

export const isVideo = (file: string): boolean => /mp4$/i.test(file);

/** The file name of a slide's portrait version for phones: oferta-movil.png for oferta.png; a JPEG for a video. */
export const toPortraitFile = (file: string): string =>
  isVideo(file) ? file.replace(/\.?mp4$/i, '-movil.jpg') : file.replace(/(\.[^.]*)?$/, '-movil$1');

/**
 * The slides of the home page (R3.1): a name ending in mp4 is a video, anything else an image.
 * @param resolveFile maps a file name of the API to that on the site
 */
export function toSlides(files: readonly string[], resolveFile = (name: string): string => name): Slide[] {
  const portraitFiles = new Set(files.map(toPortraitFile).filter((file) => files.includes(file)));
  return files
    .filter((file) => !portraitFiles.has(file))
    .map((file) => ({
      url: toSlideUrl(resolveFile(file)),
      portraitUrl: portraitFiles.has(toPortraitFile(file)) ? toSlideUrl(resolveFile(toPortraitFile(file))) : null,
      isVideo: isVideo(file),
      label: file.replace(/\.[^.]*$/, '').replace(/[-_]+/g, ' '),
    }));
}
