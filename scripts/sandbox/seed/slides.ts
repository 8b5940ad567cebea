import { D, G, L, R, S, T, makeKit, textWidth, type Kit } from './art/kit.ts';
import type { Drawing } from './drawing.ts';
import { cord, plug } from './art/cable.ts';
import { viewsOf } from './art/drawnKinds.ts';
import { colourNames, colours } from './colours.ts';
import { drawingFor } from './drawing-for.ts';
import { hash } from './random.ts';

interface Slide {
  title: readonly string[];
  line: string;
  ground: string;
  drawing: Drawing;
  /** Behind and around the object. */
  extra?: (k: Kit) => string;
}

const slides: Readonly<Record<string, Slide>> = {
  'carga-rapida.jpg': {
    title: ['Carga rápida,', 'precio tranquilo.'],
    line: 'Cargadores de 20 a 100 watts para todo lo que traes',
    ground: '#0d3d30',
    drawing: { kind: 'cargador', colour: '#f3f3ef', ports: ['c', 'c', 'a'], text: '65' },
    extra: (k) =>
      cord('M-20 512C170 470 330 540 520 516S770 462 858 470', '#e07b2f', 34) +
      G('translate(940,466) rotate(86) scale(1.7)', plug(k, 'c', '#f1f2f0')),
  },
  'fundas-de-temporada.jpg': {
    title: ['Fundas con', 'fiesta adentro.'],
    line: 'Azulejo, agave y papel picado para 44 celulares',
    ground: '#8a1346',
    drawing: { kind: 'funda', colour: '#2a4fb0', second: '#f0a431', variant: 'azulejo', camera: 'duo' },
    extra: () => bunting(),
  },
  'audio-en-oferta.jpg': {
    title: ['Oye lo que', 'sí quieres oír.'],
    line: 'Diademas y audífonos con cancelación de ruido',
    ground: '#17264f',
    drawing: { kind: 'diadema', colour: '#e0d0b8' },
    extra: () =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .map((i) => {
          const h = 26 + ((i * 37) % 74);
          return R(68 + i * 26, 520 - h / 2, 10, h, 5, '#e8765f');
        })
        .join(''),
  },
};

/** Papel picado along the foot of the words. */
const bunting = (): string =>
  S('M-20 446Q486 536 992 446', '#f4f1e6', 3) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => {
      const t = (i + 0.62) / 8.2;
      const x = -20 + t * 1012 - 42;
      const y = 446 + 2 * t * (1 - t) * 90;
      const c = ['#f0a431', '#1fa3a8', '#f4f1e6', '#e8765f'][i % 4] ?? '#f0a431';
      const tilt = (0.5 - t) * 10;
      return G(
        `translate(${Math.round(x)},${Math.round(y)}) rotate(${tilt.toFixed(1)} 42 0)`,
        `<path fill-rule="evenodd" fill="${c}" d="M0 0h84v78l-14 12-14-12-14 12-14-12-14 12-14-12zM42 22a18 18 0 1 0 .1 0zM14 56a6 6 0 1 0 .1 0zM70 56a6 6 0 1 0 .1 0z"/>`,
      );
    })
    .join('');

/** What a slide of an imported shop says: its file name is all that is known. */
function unknown(file: string): Slide {
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
    ground: D(colours[colourNames[seed % colourNames.length] ?? 'azul marino'], 0.55),
    drawing: drawingFor({ id: file, name: words, category: '', brand: '' }),
  };
}

/** A slide of the home page, 1600 × 600: one colour in two tones, one object, the words in the left 60 %. */
export function drawSlide(file: string): string {
  const slide = slides[file] ?? unknown(file);
  const k = makeKit();
  const size = Math.min(132, ...slide.title.map((words) => (132 * 850) / textWidth(words, 132, -3.5)));
  const top = 210 - (slide.title.length - 1) * 26;
  const hero = viewsOf(slide.drawing.kind)[0];
  const body =
    R(0, 0, 1600, 600, 0, slide.ground) +
    R(990, 0, 610, 600, 0, L(slide.ground, 0.1)) +
    (slide.extra?.(k) ?? '') +
    G('translate(984,-6) scale(1.5)', hero?.(k, slide.drawing) ?? '') +
    slide.title.map((words, i) => T(64, top + i * size * 1.02, words, size, '#ffffff', { spacing: -3.5 })).join('') +
    T(68, top + (slide.title.length - 1) * size * 1.02 + 78, slide.line, 38, L(slide.ground, 0.78));
  const said = [...slide.title, slide.line].join(' ').trim().replace(/[<&]/g, ' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 600" width="1600" height="600"><title>${said}</title><defs>${k.defs.join('')}</defs>${body}</svg>`;
}

/** The same for phones, 780 × 704: the words above, the object below and to the right. */
export function drawUprightSlide(file: string): string {
  const slide = slides[file] ?? unknown(file);
  const k = makeKit();
  const size = Math.min(104, ...slide.title.map((words) => (104 * 690) / textWidth(words, 104, -2.8)));
  const foot = 92 + slide.title.length * size * 1.04;
  const hero = viewsOf(slide.drawing.kind)[0];
  const body =
    R(0, 0, 780, 704, 0, slide.ground) +
    R(0, 352, 780, 352, 0, L(slide.ground, 0.1)) +
    G('translate(336,312)', hero?.(k, slide.drawing) ?? '') +
    slide.title
      .map((words, i) => T(40, 92 + size * 0.35 + i * size * 1.04, words, size, '#ffffff', { spacing: -2.8 }))
      .join('') +
    T(43, foot, slide.line, Math.min(34, (34 * 694) / Math.max(1, textWidth(slide.line, 34))), L(slide.ground, 0.78));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 704" width="780" height="704"><defs>${k.defs.join('')}</defs>${body}</svg>`;
}
