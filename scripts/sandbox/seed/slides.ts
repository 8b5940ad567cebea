import { drawView } from './art/drawingKinds.ts';
import { group, mix, rect, textOutlines, textWidth } from './art/markup.ts';
import { renderTemplate } from './art/svgTemplates.ts';
import { colourNames, colours } from './colours.ts';
import { chooseDrawing } from './chooseDrawing.ts';
import { hash } from './random.ts';
import { slides, type Slide } from './shop.ts';

/** Creates a slide from its file name, for imported shops. */
function createSlide(file: string): Slide {
  const text =
    file
      .replace(/\.\w+$/, '')
      .replace(/[-_.]+/g, ' ')
      .trim() || 'Clavija';
  const title = text.charAt(0).toUpperCase() + text.slice(1, 40);
  const seed = hash(file);
  const lineBreak = title.indexOf(' ', Math.floor(title.length / 2) - 2);
  return {
    title: title.length > 12 && lineBreak > 0 ? [title.slice(0, lineBreak), title.slice(lineBreak + 1)] : [title],
    subtitle: '',
    background: mix(colours[colourNames[seed % colourNames.length] ?? 'azul marino'], '#050a0c', 0.55),
    drawing: chooseDrawing({ id: file, name: text, category: '', brand: '' }),
  };
}

const findSlide = (file: string): Slide =>
  (Object.hasOwn(slides, file) ? slides[file] : undefined) ?? createSlide(file);

/** Draws a slide of the home page, 1600 × 600: the text on the left, the drawing on the right. */
export function drawSlide(file: string): string {
  const slide = findSlide(file);
  const defs: string[] = [];
  const size = Math.min(132, ...slide.title.map((line) => (132 * 850) / textWidth(line, 132, -3.5)));
  const top = 210 - (slide.title.length - 1) * 26;
  const body =
    rect(0, 0, 1600, 600, 0, slide.background) +
    rect(990, 0, 610, 600, 0, mix(slide.background, '#ffffff', 0.1)) +
    (slide.backdrop ? renderTemplate(slide.backdrop, { colours: {}, placeholders: {} }, defs) : '') +
    group('translate(984,-6) scale(1.5)', drawView(slide.drawing, 0, defs)) +
    slide.title
      .map((line, i) => textOutlines(64, top + i * size * 1.02, line, size, '#ffffff', { spacing: -3.5 }))
      .join('') +
    textOutlines(
      68,
      top + (slide.title.length - 1) * size * 1.02 + 78,
      slide.subtitle,
      38,
      mix(slide.background, '#ffffff', 0.78),
    );
  const title = [...slide.title, slide.subtitle].join(' ').trim().replace(/[<&]/g, ' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 600" width="1600" height="600"><title>${title}</title><defs>${defs.join('')}</defs>${body}</svg>`;
}

/** Draws the portrait version of a slide for phones, 780 × 704: the text above, the drawing below on the right. */
export function drawPortraitSlide(file: string): string {
  const slide = findSlide(file);
  const defs: string[] = [];
  const maxSize = Math.min(104, ...slide.title.map((line) => (104 * 690) / textWidth(line, 104, -2.8)));
  // A title that is too long for the large size gets a clearly smaller one.
  const isLarge = maxSize > 96;
  const size = isLarge ? maxSize : Math.min(maxSize, 73);
  const subtitleY = 92 + slide.title.length * size * 1.04 + (isLarge ? 0 : 14);
  const stripeTop = isLarge ? 352 : 324;
  const body =
    rect(0, 0, 780, 704, 0, slide.background) +
    rect(0, stripeTop, 780, 704 - stripeTop, 0, mix(slide.background, '#ffffff', 0.1)) +
    group(isLarge ? 'translate(336,312)' : 'translate(316,268) scale(1.09)', drawView(slide.drawing, 0, defs)) +
    slide.title
      .map((line, i) => textOutlines(40, 92 + size * 0.35 + i * size * 1.04, line, size, '#ffffff', { spacing: -2.8 }))
      .join('') +
    textOutlines(
      43,
      subtitleY,
      slide.subtitle,
      Math.min(34, (34 * 694) / Math.max(1, textWidth(slide.subtitle, 34))),
      mix(slide.background, '#ffffff', 0.78),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 704" width="780" height="704"><defs>${defs.join('')}</defs>${body}</svg>`;
}
