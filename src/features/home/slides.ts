export interface Slide {
  /** Address on the site. */
  address: string;
  isVideo: boolean;
  /** What it is about, from the words of its file name. */
  label: string;
}

/** The slides of the home page (R3.1): a name ending in mp4 is a video, anything else an image. */
export const slidesOf = (files: readonly string[]): Slide[] =>
  files.map((file) => ({
    address: `/assets/imgs/sliders/${encodeURIComponent(file)}`,
    isVideo: /mp4$/i.test(file),
    label: file.replace(/\.[^.]*$/, '').replace(/[-_]+/g, ' '),
  }));
