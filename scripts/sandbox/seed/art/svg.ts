import { readdirSync, readFileSync } from 'node:fs';
import { isDark, mix, T, type Painter } from './kit.ts';
import type { Drawing } from '../drawing.ts';

const folder = new URL('../drawings/', import.meta.url);
const files = new Set(readdirSync(folder));
const read = new Map<string, Sheet>();

/** A drawing as its file has it: paint servers, what is drawn, and the colour by which it is light or dark. */
interface Sheet {
  defs: readonly string[];
  body: string;
  tone: string;
}

/**
 * A drawing that stands in `../drawings`, which any browser shows: NAME.svg, or NAME.VARIANT.svg where there is one.
 * Its colours are `var(--colour)`, `var(--second, #default)` and mixes of them; `light-dark(A, B)` has what a dark product
 * has instead; a `<text>` becomes outlines, and `{text|default}` in it is what is printed on the product.
 */
export const svg =
  (name: string): Painter =>
  (kit, drawing) => {
    const { defs, body, tone } = sheet(name, drawing.variant);
    const first = kit.defs.length;
    const fill = (markup: string): string => numbered(printed(coloured(markup, drawing, tone), drawing), first);
    kit.defs.push(...defs.map(fill));
    return fill(body);
  };

function sheet(name: string, variant: string | undefined): Sheet {
  const own = `${name}.${plain(variant ?? '')}.svg`;
  const file = files.has(own) ? own : `${name}.svg`;
  const kept = read.get(file);
  if (kept) return kept;
  const markup = readFileSync(new URL(file, folder), 'utf8');
  const [head = '', rest = ''] = cutAt(markup, '<defs>');
  const [defs = '', drawn = ''] = cutAt(rest, '</defs>');
  if (!drawn)
    throw new Error(`${file} is not laid out as the drawings beside it: <svg>, <defs>…</defs>, what is drawn.`);
  const made = {
    defs: lines(defs),
    body: lines(drawn.slice(0, drawn.lastIndexOf('</svg>'))).join(''),
    tone: /data-tone="([^"]+)"/.exec(head)?.[1] ?? 'var(--colour)',
  };
  read.set(file, made);
  return made;
}

function cutAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** As names of files have it: without accents and blanks. */
const plain = (variant: string): string =>
  variant
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(' ', '-');

function coloured(markup: string, drawing: Drawing, tone: string): string {
  const plainColours = mixed(markup, drawing);
  if (!plainColours.includes('light-dark(')) return plainColours;
  const dark = isDark(mixed(tone, drawing));
  return plainColours.replace(/light-dark\(([^,()]+), ([^,()]+)\)/g, (_all, light: string, other: string) =>
    dark ? other : light,
  );
}

/** Variables and mixes as plain colours, from the inside out. */
function mixed(markup: string, { colour, second }: Drawing): string {
  let now = markup.replaceAll('var(--colour)', colour);
  for (let before = ''; before !== now;) {
    before = now;
    now = now
      .replace(/var\(--second, ([^,()]+)\)/g, (_all, own: string) => second ?? own)
      .replace(/color-mix\(in srgb, (#\w+), (#\w+) ([\d.]+)%\)/g, (_all, from: string, to: string, percent: string) =>
        mix(from, to, Number(percent) / 100),
      );
  }
  return now;
}

/** Words as outlines: the picture is the same on a machine without the font. */
const printed = (markup: string, { text }: Drawing): string =>
  markup.replace(/<text ([^<>]*)>([^<]*)<\/text>/g, (_all, attributes: string, words: string) => {
    const given = new Map(
      [...attributes.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const take = (name: string, otherwise: string): string => {
      const value = given.get(name) ?? otherwise;
      given.delete(name);
      return value;
    };
    const said = words.replace(/\{text\|([^{}]*)\}/g, (_hole, own: string) => text ?? own);
    const x = Number(take('x', '0'));
    const y = Number(take('y', '0'));
    const size = Number(take('font-size', '16'));
    const fill = take('fill', '#000');
    const anchor = take('text-anchor', 'start') as 'start' | 'middle' | 'end';
    const spacing = Number(take('letter-spacing', '0'));
    const extra = [...given].map(([name, value]) => `${name}="${value}"`).join(' ');
    return T(x, y, said, size, fill, { anchor, spacing, extra });
  });

/** Paint servers are counted through in a picture of several drawings. */
const numbered = (markup: string, first: number): string =>
  first === 0
    ? markup
    : markup.replace(
        /(url\(#|\bid=")p(\d+)/g,
        (_all, before: string, number: string) => `${before}p${Number(number) + first}`,
      );
