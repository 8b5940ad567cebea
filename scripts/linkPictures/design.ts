import { mentionsIn } from '../../src/catalogue/phones/mentions.ts';
import { phoneLine } from '../../src/catalogue/phones/phoneLine.ts';
import { kindIcons } from '../../src/components/kindIcons.ts';
import type { ProductKind } from '../../src/components/kind.ts';
import { splitPhone } from '../../src/components/namePieces.ts';
import { formatPesos, percentText, splitPesos, type Cents } from '../../src/lib/money.ts';
import type { Offer } from '../../src/contract/rules.ts';
import { drawnLine, linesOf, widthOf, type Style } from './letters.ts';

/** What previews of links ask for (og:image), px. */
export const size = { width: 1200, height: 630 } as const;

/** The colours of the light page (src/styles/tokens.css). */
const colours = {
  ...{ paper: '#ffffff', plane: '#edefed', ink: '#101412', ink2: '#4a524d', tile: '#7d8580' },
  ...{ offer: '#c4122f', hole: '#41cf91' },
} as const;

/** The line under the planes, as under every picture of the shop. */
const shelf = { top: 598, height: 32 } as const;

/** Where the photo of a product may stand. */
export const photoBox = { left: 24, top: 23, size: 552 } as const;

/** Where a product's name and price stand, and how wide they may be. */
export const textBox = { left: 640, top: 108, width: 560, height: 480 } as const;
const text = { left: 652, width: 492 } as const;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const svg = (content: string, { left, top, width, height }: Box = { left: 0, top: 0, ...size }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** The mark (src/layouts/Logo.astro). */
const mark = (x: number, y: number, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side / 40})"><rect width="40" height="40" rx="10" fill="${colours.ink}"/><path d="M13 10v10M27 11.5v7" stroke="${colours.paper}" stroke-width="4.5"/><path d="M15 31v-2.5a5 5 0 0 1 10 0V31z" fill="${colours.hole}"/></g>`;

const logo = (name: string, x: number, y: number, side: number): string =>
  mark(x, y, side) +
  drawnLine(
    name.toLowerCase(),
    { weight: 700, size: side * 0.9, tracking: -0.04 },
    x + side * 1.24,
    y + side * 0.82,
    colours.ink,
  );

/** The drawn tile of a kind of product, for one without a photo. */
const tile = (kind: ProductKind, x: number, y: number, side: number): string => {
  const paths = kindIcons[kind];
  const drawn = paths.map((d) => `<path d="${d}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${side / 24})" fill="none" stroke="${colours.tile}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
};

/** What is the same on many products' pictures. @param kind its tile, where a product has no photo */
export const productGround = (shopName: string, kind: ProductKind | null): string =>
  svg(
    rect(0, 0, size.width, size.height, colours.paper) +
      rect(0, 0, 600, shelf.top, colours.plane) +
      rect(0, shelf.top, size.width, shelf.height, colours.ink) +
      (kind ? tile(kind, 180, 179, 240) : '') +
      logo(shopName, text.left, 48, 44),
  );

/** What a product's picture says. */
export interface Said {
  name: string;
  price: Cents;
  offer: Offer | null;
  /** Its tile stands where it has no photo. */
  kind: ProductKind;
}

/** The name and the price of a product. */
export function textDrawing({ name, price, offer }: Said): string {
  const asked = priceLine(offer?.price ?? price, offer ? price : null);
  const { left, top, width, height } = textBox;
  return svg(rect(left, top, width, height, colours.paper) + nameLines(name, asked.top) + asked.drawn, textBox);
}

/** Above the price: the model big, and what it is for it small; a name without one bold, and bigger where it is short. */
function nameLines(name: string, bottom: number): string {
  const phone = phoneLine(mentionsIn(name).map(({ family, spelled }) => ({ name: `${family.label} ${spelled}` })));
  const [before, ofPhone, after = ''] = splitPhone(name, phone);
  if (ofPhone === undefined) return wholeName(name, bottom);
  const full: Style = { weight: 700, size: 56, tracking: -0.03 };
  const model: Style = { ...full, size: Math.min(56, (56 * text.width) / widthOf(phone, full)) };
  const rest: Style = { weight: 400, size: 36, tracking: -0.01 };
  return (
    stacked(linesOf(`${before}${after}`, rest, text.width, 4), rest, bottom - model.size * 1.2) +
    stacked([phone], model, bottom)
  );
}

function wholeName(name: string, bottom: number): string {
  const big: Style = { weight: 700, size: 50, tracking: -0.025 };
  const small: Style = { weight: 700, size: 38, tracking: -0.02 };
  const fits = linesOf(name, big, text.width, 99).length <= 3;
  const style = fits ? big : small;
  return stacked(linesOf(name, style, text.width, fits ? 3 : 5), style, bottom);
}

/** Lines on each other, the last at a height. */
const stacked = (lines: readonly string[], style: Style, bottom: number): string =>
  lines
    .map((line, index) => {
      const y = Math.round(bottom - (lines.length - 1 - index) * style.size * 1.12);
      return drawnLine(line, style, text.left, y, colours.ink);
    })
    .join('');

/** The price at the foot of the text, the one before it struck: beside it, or above where there is no room. */
function priceLine(asked: Cents, before: Cents | null): { drawn: string; top: number } {
  const [whole, cents] = splitPesos(asked);
  const colour = before === null ? colours.ink : colours.offer;
  const big: Style = { weight: 700, size: whole.length > 7 ? 80 : 104, tracking: -0.045 };
  const small: Style = { ...big, size: big.size * 0.55 };
  const baseline = 540;
  let right = text.left + widthOf(whole, big);
  let drawn = drawnLine(whole, big, text.left, baseline, colour);
  if (cents) {
    drawn += drawnLine(cents, small, right, baseline, colour);
    right += widthOf(cents, small);
  }
  const top = baseline - big.size * 0.78 - 34;
  if (before === null) return { drawn, top };
  const struck = formatPesos(before);
  const style: Style = { weight: 400, size: 40 };
  const width = widthOf(struck, style);
  const beside = right + 20 + width <= size.width - 40;
  const [x, y] = beside ? [right + 20, baseline] : [text.left, baseline - big.size * 0.78 - 20];
  drawn += drawnLine(struck, style, x, y, colours.ink2) + rect(x - 2, y - 15, width + 4, 3, colours.ink2);
  return { drawn, top: beside ? top : y - 52 };
}

/** What an offer takes off, in the corner of the photo. */
export function flagDrawing({ percent }: Offer): string {
  const style: Style = { weight: 700, size: 40 };
  const text = percentText(percent);
  const box = { left: 0, top: 0, width: Math.round(widthOf(text, style)) + 36, height: 70 };
  return svg(rect(0, 0, box.width, box.height, colours.offer) + drawnLine(text, style, 18, 49, colours.paper), box);
}

/** Places for photos on the picture of the shop. */
export const shelfPlaces = Array.from({ length: 5 }, (_, index) => ({
  left: Math.round(index * 240.6),
  top: 288,
  width: 237,
  height: shelf.top - 288,
}));

/** The picture of the shop: its name, what it sells, a shelf. @param kinds of what stands on it; null: a photo will */
export const shopDrawing = (name: string, tagline: string, kinds: readonly (ProductKind | null)[]): string => {
  const style: Style = { weight: 400, size: 38, tracking: -0.01 };
  const lines = linesOf(tagline.replace(/\.$/, ''), style, 520, 3);
  const caption = lines.map((line, index) =>
    drawnLine(line, style, size.width - 64 - widthOf(line, style), 112 + index * 46, colours.ink),
  );
  const places = shelfPlaces.map(({ left, top, width, height }, index) => {
    const kind = kinds[index];
    const side = 130;
    const drawn = kind ? tile(kind, left + (width - side) / 2, top + (height - side) / 2, side) : '';
    return rect(left, top, width, height, colours.plane) + drawn;
  });
  return svg(
    rect(0, 0, size.width, size.height, colours.paper) +
      logo(name, 64, 64, 104) +
      caption.join('') +
      places.join('') +
      rect(0, shelf.top, size.width, shelf.height, colours.ink),
  );
};
