import { drawView } from './art/kinds.ts';
import { group, mix, rect, textOutlines, textWidth } from './art/markup.ts';
import { paintFile } from './art/paintFile.ts';
import { colourNames, colours } from './colours.ts';
import { drawingFor } from './drawingFor.ts';
import { hash } from './random.ts';
import { slides, type Slide } from './shop.ts';

/** Creates a slide for an imported shop from its file name. */
function createSlide(file: string): Slide {
  const words =
    file
      .replace(/\.\w+$/, '')
      .replace(/[-_.]+/g, ' ')
      .trim() || 'Clavija';
  const name = words.charAt(0).toUpperCase() + words.slice(1, 40);
  const seed = hash(file);
  const middle = name.indexOf(' ', Math.floor(name.length / 2) - 2);
  return {
    title: name.length > 12 && middle > 0 ? [name.slice(0, middle), name.slice(middle + 1)] : [name],
    line: '',
    ground: mix(colours[colourNames[seed % colourNames.length] ?? 'azul marino'], '#050a0c', 0.55),
    drawing: drawingFor({ id: file, name: words, category: '', brand: '' }),
  };
}

const findSlide = (file: string): Slide =>
  (Object.hasOwn(slides, file) ? slides[file] : undefined) ?? createSlide(file);

/** Draws a slide of the home page, 1600 × 600: one colour in two tones, one object, the text in the left 60 %. */
export function drawSlide(file: string): string {
  const slide = findSlide(file);
  const defs: string[] = [];
  const size = Math.min(132, ...slide.title.map((words) => (132 * 850) / textWidth(words, 132, -3.5)));
  const top = 210 - (slide.title.length - 1) * 26;
  const body =
    rect(0, 0, 1600, 600, 0, slide.ground) +
    rect(990, 0, 610, 600, 0, mix(slide.ground, '#ffffff', 0.1)) +
    (slide.around ? paintFile(slide.around, { colours: {}, words: {} }, defs) : '') +
    group('translate(984,-6) scale(1.5)', drawView(slide.drawing, 0, defs)) +
    slide.title
      .map((words, i) => textOutlines(64, top + i * size * 1.02, words, size, '#ffffff', { spacing: -3.5 }))
      .join('') +
    textOutlines(
      68,
      top + (slide.title.length - 1) * size * 1.02 + 78,
      slide.line,
      38,
      mix(slide.ground, '#ffffff', 0.78),
    );
  const title = [...slide.title, slide.line].join(' ').trim().replace(/[<&]/g, ' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 600" width="1600" height="600"><title>${title}</title><defs>${defs.join('')}</defs>${body}</svg>`;
}

/** Draws its portrait version for phones, 780 × 704: the text above, the object below and to the right. */
export function drawPortraitSlide(file: string): string {
  const slide = findSlide(file);
  const defs: string[] = [];
  const largest = Math.min(104, ...slide.title.map((words) => (104 * 690) / textWidth(words, 104, -2.8)));
  // A title that is too long for the large size is much smaller, not nearly as large.
  const isLarge = largest > 96;
  const size = isLarge ? largest : Math.min(largest, 73);
  const foot = 92 + slide.title.length * size * 1.04 + (isLarge ? 0 : 14);
  const ground = isLarge ? 352 : 324;
  const body =
    rect(0, 0, 780, 704, 0, slide.ground) +
    rect(0, ground, 780, 704 - ground, 0, mix(slide.ground, '#ffffff', 0.1)) +
    group(isLarge ? 'translate(336,312)' : 'translate(316,268) scale(1.09)', drawView(slide.drawing, 0, defs)) +
    slide.title
      .map((words, i) =>
        textOutlines(40, 92 + size * 0.35 + i * size * 1.04, words, size, '#ffffff', { spacing: -2.8 }),
      )
      .join('') +
    textOutlines(
      43,
      foot,
      slide.line,
      Math.min(34, (34 * 694) / Math.max(1, textWidth(slide.line, 34))),
      mix(slide.ground, '#ffffff', 0.78),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 704" width="780" height="704"><defs>${defs.join('')}</defs>${body}</svg>`;
}
