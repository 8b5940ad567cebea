import { readdirSync, readFileSync } from 'node:fs';
import { group, isDark, mix, textOutlines, type TextAnchor } from './markup.ts';

/**
 * The templates of pictures are SVG files in `../drawings`. Besides plain SVG they may contain:
 * - colours as variables and mixes: `var(--colour)`, `var(--second, #default)`, `color-mix(in srgb, A, B 30%)`;
 * - `light-dark(A, B)`: B if the product is dark, which `var(--colour)` or the file's `data-tone` decides;
 * - placeholders in a `<text>` or `<use>`, `{name|default}`: fields of the drawing. A `<text>` becomes outlines;
 * - `<use href="OTHER.svg" transform="…" style="--colour: …" data-text="…"/>`: includes another template. `style`
 *   overrides colours (`initial` unsets one), `data-*` overrides placeholders.
 * A drawing with a variant uses NAME.VARIANT.svg if that exists, else NAME.svg.
 */
const folder = new URL('../drawings/', import.meta.url);
const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
const templateCache = new Map<string, SvgTemplate>();

/** Values for a template: of `var(--NAME)`, and of placeholders. */
export interface TemplateValues {
  colours: Readonly<Record<string, string | undefined>>;
  placeholders: Readonly<Record<string, string | undefined>>;
}

/** A parsed file. */
interface SvgTemplate {
  /** Paint servers, one a line. */
  defs: readonly string[];
  /** Shapes. */
  body: string;
  /** The colour that `light-dark()` depends on. */
  tone: string;
}

/** Whether a template exists for a name such as `funda` or `parts/plug.{port1|c}`. */
export const hasTemplate = (name: string): boolean => files.has(`${withoutVariant(name)}.svg`);

/** Renders a template. Adds its paint servers to `defs`, the content of the document's `<defs>`. */
export function renderTemplate(name: string, values: TemplateValues, defs: string[]): string {
  const { colours, placeholders } = values;
  const template = findTemplate(fillPlaceholders(name, placeholders), placeholders['variant']);
  const idOffset = defs.length;
  const fill = (markup: string): string =>
    offsetIds(outlineText(fillColours(markup, colours, template.tone), placeholders), idOffset);
  defs.push(...template.defs.map(fill));
  return fill(template.body).replace(/<use ([^<>]*)\/>/g, (_all, attributes: string) =>
    renderUse(parseAttributes(attributes), values, defs),
  );
}

/** Replaces placeholders, `{name}` or `{name|default}`, with their values. */
export const fillPlaceholders = (markup: string, values: TemplateValues['placeholders']): string =>
  markup.replace(
    /\{(\w+)(?:\|([^{}]*))?\}/g,
    (_all, name: string, defaultValue?: string) => values[name] ?? defaultValue ?? '',
  );

/** Renders the template that a `<use>` includes. */
function renderUse(attributes: ReadonlyMap<string, string>, values: TemplateValues, defs: string[]): string {
  const colours = { ...values.colours };
  for (const declaration of (attributes.get('style') ?? '').split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    colours[name.slice(2)] = value === 'initial' ? undefined : value;
  }
  const overrides = [...attributes]
    .filter(([name]) => name.startsWith('data-'))
    .map(([name, value]): [string, string] => [name.slice('data-'.length), value]);
  const placeholders = { ...values.placeholders, ...Object.fromEntries(overrides) };
  const name = (attributes.get('href') ?? '').replace(/\.svg$/, '');
  const body = renderTemplate(name, { colours, placeholders }, defs);
  const transform = attributes.get('transform');
  return transform === undefined ? body : group(fillPlaceholders(transform, values.placeholders), body);
}

const withoutVariant = (name: string): string => name.split('.')[0] ?? '';

function findTemplate(name: string, variant = ''): SvgTemplate {
  const file = [`${toFileName(name)}.svg`, `${name}.${toFileName(variant)}.svg`].findLast((candidate) =>
    files.has(candidate),
  );
  return readTemplate(file ?? `${withoutVariant(name)}.svg`);
}

/** Converts a text to a file name, without accents and spaces. Keeps its case: `pilas.AAA.svg`. */
const toFileName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(' ', '-');

function readTemplate(file: string): SvgTemplate {
  const cached = templateCache.get(file);
  if (cached) return cached;
  const markup = readFileSync(new URL(file, folder), 'utf8');
  const [head = '', rest = ''] = splitOnce(markup, '<defs>');
  const [defs = '', shapes = ''] = splitOnce(rest, '</defs>');
  if (!shapes)
    throw new Error(`drawings/${file} does not have the structure of a template: <svg>, <defs>…</defs>, shapes.`);
  const template = {
    defs: toTrimmedLines(defs),
    body: toTrimmedLines(shapes.slice(0, shapes.lastIndexOf('</svg>'))).join(''),
    tone: /data-tone="([^"]+)"/.exec(head)?.[1] ?? 'var(--colour)',
  };
  templateCache.set(file, template);
  return template;
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + separator.length)];
}

const toTrimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Replaces variables, mixes and `light-dark()` with plain colours, innermost first. */
function fillColours(markup: string, colours: TemplateValues['colours'], tone: string): string {
  let filled = markup;
  for (let previous = ''; previous !== filled;) {
    previous = filled;
    filled = filled
      .replace(
        /var\(--(\w+)(?:, ([^,()]+))?\)/g,
        (all: string, name: string, defaultValue?: string) => colours[name] ?? defaultValue ?? all,
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

/** Replaces each `<text>` with outlines. */
const outlineText = (markup: string, placeholders: TemplateValues['placeholders']): string =>
  markup.replace(/<text ([^<>]*)>([^<]*)<\/text>/g, (_all, attributeList: string, content: string) => {
    const attributes = parseAttributes(attributeList);
    const extract = (name: string, defaultValue: string): string => {
      const value = attributes.get(name) ?? defaultValue;
      attributes.delete(name);
      return value;
    };
    const x = Number(extract('x', '0'));
    const y = Number(extract('y', '0'));
    const size = Number(extract('font-size', '16'));
    const fill = extract('fill', '#000');
    const anchor = extract('text-anchor', 'start') as TextAnchor;
    const spacing = Number(extract('letter-spacing', '0'));
    const extra = [...attributes].map(([name, value]) => `${name}="${value}"`).join(' ');
    return textOutlines(x, y, fillPlaceholders(content, placeholders), size, fill, { anchor, spacing, extra });
  });

const parseAttributes = (list: string): Map<string, string> =>
  new Map([...list.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** Offsets the ids of paint servers, so that they are unique in a picture of several templates. */
const offsetIds = (markup: string, offset: number): string =>
  offset === 0
    ? markup
    : markup.replace(
        /(url\(#|\bid=")p(\d+)/g,
        (_all, prefix: string, id: string) => `${prefix}p${Number(id) + offset}`,
      );
