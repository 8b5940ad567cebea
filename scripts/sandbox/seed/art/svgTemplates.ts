import { readdirSync, readFileSync } from 'node:fs';
import { group, isDark, mix, textOutlines } from './markup.ts';

/**
 * Pictures are SVG files in `../drawings`. Besides plain SVG they may contain:
 * - colours as variables and mixes: `var(--colour)`, `var(--second, #default)`, `color-mix(in srgb, A, B 30%)`;
 * - `light-dark(A, B)`: B if the product is dark, by `var(--colour)` or the file's `data-tone`;
 * - placeholders in a `<text>` or `<use>`, `{text|default}`: fields of the drawing. A `<text>` becomes outlines;
 * - `<use href="OTHER.svg" transform="…" style="--colour: …" data-text="…"/>`: includes another file, with other
 *   colours (`initial`: none) and other values.
 * A drawing with a variant has NAME.VARIANT.svg if that exists, else NAME.svg.
 */
const folder = new URL('../drawings/', import.meta.url);
const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
const drawingFiles = new Map<string, DrawingFile>();

/** The values for a picture: of `var(--NAME)`, and of placeholders. */
export interface Paint {
  colours: Readonly<Record<string, string | undefined>>;
  words: Readonly<Record<string, string | undefined>>;
}

/** A file's paint servers, its shapes, and the colour that decides whether it is light or dark. */
interface DrawingFile {
  defs: readonly string[];
  body: string;
  tone: string;
}

/** Whether a file exists for a name such as `funda` or `parts/plug.{port1|c}`. */
export const hasFile = (name: string): boolean => files.has(`${withoutVariant(name)}.svg`);

/** Draws a file. Adds its paint servers to `defs`, the content of the document's `<defs>`. */
export function paintFile(name: string, paint: Paint, defs: string[]): string {
  const drawing = findDrawingFile(fillWords(name, paint.words), paint.words['variant']);
  const first = defs.length;
  const fill = (markup: string): string =>
    renumber(outlineText(fillColours(markup, paint.colours, drawing.tone), paint.words), first);
  defs.push(...drawing.defs.map(fill));
  return fill(drawing.body).replace(/<use ([^<>]*)\/>/g, (_all, attributes: string) =>
    paintUse(readAttributes(attributes), paint, defs),
  );
}

/** Replaces placeholders, `{name}` or `{name|default}`, by their values. */
export const fillWords = (markup: string, words: Paint['words']): string =>
  markup.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (_all, name: string, own?: string) => words[name] ?? own ?? '');

function paintUse(attributes: ReadonlyMap<string, string>, paint: Paint, defs: string[]): string {
  const colours = { ...paint.colours };
  for (const declaration of (attributes.get('style') ?? '').split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    colours[name.slice(2)] = value === 'initial' ? undefined : value;
  }
  const data = [...attributes].filter(([name]) => name.startsWith('data-'));
  const words = { ...paint.words, ...Object.fromEntries(data.map(([name, value]) => [name.slice(5), value])) };
  const body = paintFile((attributes.get('href') ?? '').replace(/\.svg$/, ''), { colours, words }, defs);
  const transform = attributes.get('transform');
  return transform === undefined ? body : group(fillWords(transform, paint.words), body);
}

const withoutVariant = (name: string): string => name.split('.')[0] ?? '';

function findDrawingFile(name: string, variant = ''): DrawingFile {
  const file = [`${toFileName(name)}.svg`, `${name}.${toFileName(variant)}.svg`].findLast((candidate) =>
    files.has(candidate),
  );
  return readDrawingFile(file ?? `${withoutVariant(name)}.svg`);
}

/** Converts a text to its form in file names: without accents and spaces. */
const toFileName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(' ', '-');

function readDrawingFile(file: string): DrawingFile {
  const cached = drawingFiles.get(file);
  if (cached) return cached;
  const markup = readFileSync(new URL(file, folder), 'utf8');
  const [head = '', rest = ''] = splitAt(markup, '<defs>');
  const [defs = '', shapes = ''] = splitAt(rest, '</defs>');
  if (!shapes)
    throw new Error(
      `drawings/${file} does not have the structure of the other drawings: <svg>, <defs>…</defs>, shapes.`,
    );
  const drawing = {
    defs: trimmedLines(defs),
    body: trimmedLines(shapes.slice(0, shapes.lastIndexOf('</svg>'))).join(''),
    tone: /data-tone="([^"]+)"/.exec(head)?.[1] ?? 'var(--colour)',
  };
  drawingFiles.set(file, drawing);
  return drawing;
}

function splitAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

const trimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Replaces variables, mixes and `light-dark()` by plain colours, innermost first. */
function fillColours(markup: string, colours: Paint['colours'], tone: string): string {
  let filled = markup;
  for (let before = ''; before !== filled;) {
    before = filled;
    filled = filled
      .replace(
        /var\(--(\w+)(?:, ([^,()]+))?\)/g,
        (all: string, name: string, own?: string) => colours[name] ?? own ?? all,
      )
      .replace(/color-mix\(in srgb, (#\w+), (#\w+) ([\d.]+)%\)/g, (_all, from: string, to: string, percent: string) =>
        mix(from, to, Number(percent) / 100),
      )
      .replace(/light-dark\(([^,()]+), ([^,()]+)\)/g, (_all, light: string, dark: string) =>
        isDark(fillColours(tone, colours, tone)) ? dark : light,
      );
  }
  return filled;
}

const outlineText = (markup: string, words: Paint['words']): string =>
  markup.replace(/<text ([^<>]*)>([^<]*)<\/text>/g, (_all, list: string, content: string) => {
    const attributes = readAttributes(list);
    const take = (name: string, otherwise: string): string => {
      const value = attributes.get(name) ?? otherwise;
      attributes.delete(name);
      return value;
    };
    const x = Number(take('x', '0'));
    const y = Number(take('y', '0'));
    const size = Number(take('font-size', '16'));
    const fill = take('fill', '#000');
    const anchor = take('text-anchor', 'start') as 'start' | 'middle' | 'end';
    const spacing = Number(take('letter-spacing', '0'));
    const extra = [...attributes].map(([name, value]) => `${name}="${value}"`).join(' ');
    return textOutlines(x, y, fillWords(content, words), size, fill, { anchor, spacing, extra });
  });

const readAttributes = (list: string): Map<string, string> =>
  new Map([...list.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** Renumbers the ids of paint servers, so that they are unique in a picture of several files. */
const renumber = (markup: string, first: number): string =>
  first === 0
    ? markup
    : markup.replace(
        /(url\(#|\bid=")p(\d+)/g,
        (_all, before: string, number: string) => `${before}p${Number(number) + first}`,
      );
