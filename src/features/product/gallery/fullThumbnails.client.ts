import { labelOf } from './items.ts';
import type { Slide } from './gallerySlides.ts';

/** All pictures in small at the foot of the full-size view, as the page has them. @param go shows one, by its index */
export function fullThumbnails(slides: readonly Slide[], go: (index: number) => void) {
  const own = [...document.querySelectorAll<HTMLImageElement>('[data-gallery] .thumbnails img')];
  const buttons = slides.map(({ item }, index) => {
    const button = document.createElement('button');
    button.className = 'gthumb';
    button.setAttribute('aria-label', labelOf(item.type, index, slides.length));
    const picture = own[index]?.cloneNode() as HTMLImageElement | undefined;
    if (picture) {
      picture.alt = '';
      button.append(picture);
    }
    button.onclick = () => go(index);
    return button;
  });
  const node = document.createElement('div');
  node.className = 'gthumbs';
  if (slides.length > 1) node.append(...buttons);
  const mark = (current: number): void =>
    buttons.forEach((button, index) => {
      button.setAttribute('aria-current', `${index === current}`);
      // Into view, the page behind left where it is.
      if (index === current) node.scrollLeft = button.offsetLeft - (node.clientWidth - button.offsetWidth) / 2;
    });
  return { node, mark };
}
