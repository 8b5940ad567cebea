import { mentionsIn } from '../../src/catalogue/phones/mentions.ts';
import { formatPhones } from '../../src/catalogue/phones/phones.ts';
import { kindIcons } from '../../src/components/kindIcons.ts';
import type { ProductKind } from '../../src/components/kind.ts';
import { splitPhone } from '../../src/components/namePieces.ts';
import { formatPesos, formatPercent, splitPesos, type Cents } from '../../src/lib/money.ts';
import type { Offer } from '../../src/contract/rules.ts';
import { toTextPaths, breakLines, measureText, type TextStyle } from './textPaths.ts';

/** Size of Open Graph images, px. */
export const imageSize = { width: 1200, height: 630 } as const;

/** Colours of the light theme (src/styles/tokens.css). */
const colours = {
  surface: '#ffffff',
  imageSurface: '#edefed',
  text: '#101412',
  mutedText: '#4a524d',
  icon: '#7d8580',
  offer: '#c4122f',
  logoHole: '#41cf91',
} as const;

/** The dark bar at the bottom, px. */
const bottomBar = { top: 598, height: 32 } as const;

/** Square of a product photo, px. */
export const photoBox = { left: 24, top: 23, size: 552 } as const;

/** Area of a product's name and price, px. */
export const textBox = { left: 640, top: 108, width: 560, height: 480 } as const;
const textColumn = { left: 652, width: 492 } as const;

interface ImageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const svg = (content: string, { left, top, width, height }: ImageBox = { left: 0, top: 0, ...imageSize }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** The logo's symbol (src/layouts/Logo.astro). */
const logoSymbol = (x: number, y: number, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side / 40})"><rect width="40" height="40" rx="10" fill="${colours.text}"/><path d="M13 10v10M27 11.5v7" stroke="${colours.surface}" stroke-width="4.5"/><path d="M15 31v-2.5a5 5 0 0 1 10 0V31z" fill="${colours.logoHole}"/></g>`;

const logo = (name: string, x: number, y: number, side: number): string =>
  logoSymbol(x, y, side) +
  toTextPaths(
    name.toLowerCase(),
    { weight: 700, size: side * 0.9, tracking: -0.04 },
    x + side * 1.24,
    y + side * 0.82,
    colours.text,
  );

/** The icon of a kind of product, in place of a photo. */
const kindIcon = (kind: ProductKind, x: number, y: number, side: number): string => {
  const paths = kindIcons[kind];
  const drawn = paths.map((d) => `<path d="${d}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${side / 24})" fill="none" stroke="${colours.icon}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
};

/** The background of product images. @param kind shows its icon, for products without a photo */
export const productBackground = (shopName: string, kind: ProductKind | null): string =>
  svg(
    rect(0, 0, imageSize.width, imageSize.height, colours.surface) +
      rect(0, 0, 600, bottomBar.top, colours.imageSurface) +
      rect(0, bottomBar.top, imageSize.width, bottomBar.height, colours.text) +
      (kind ? kindIcon(kind, 180, 179, 240) : '') +
      logo(shopName, textColumn.left, 48, 44),
  );

/** Contents of a product image. */
export interface ProductImageData {
  name: string;
  price: Cents;
  offer: Offer | null;
  /** Shows its icon where there is no photo. */
  kind: ProductKind;
}

/** Draws the name and the price of a product. */
export function drawText({ name, price, offer }: ProductImageData): string {
  const priceLine = drawPrice(offer?.price ?? price, offer ? price : null);
  const { left, top, width, height } = textBox;
  return svg(
    rect(left, top, width, height, colours.surface) + drawName(name, priceLine.top) + priceLine.drawn,
    textBox,
  );
}

/** Draws the name above the price: the phone model large and the rest small; without a model all bold, larger if short. */
function drawName(name: string, bottom: number): string {
  const phone = formatPhones(mentionsIn(name).map(({ family, spelling }) => ({ name: `${family.label} ${spelling}` })));
  const [before, ofPhone, after = ''] = splitPhone(name, phone);
  if (ofPhone === undefined) return drawBoldName(name, bottom);
  const full: TextStyle = { weight: 700, size: 56, tracking: -0.03 };
  const model: TextStyle = { ...full, size: Math.min(56, (56 * textColumn.width) / measureText(phone, full)) };
  const rest: TextStyle = { weight: 400, size: 36, tracking: -0.01 };
  return (
    drawLines(breakLines(`${before}${after}`, rest, textColumn.width, 4), rest, bottom - model.size * 1.2) +
    drawLines([phone], model, bottom)
  );
}

function drawBoldName(name: string, bottom: number): string {
  const big: TextStyle = { weight: 700, size: 50, tracking: -0.025 };
  const small: TextStyle = { weight: 700, size: 38, tracking: -0.02 };
  const fits = breakLines(name, big, textColumn.width, 99).length <= 3;
  const style = fits ? big : small;
  return drawLines(breakLines(name, style, textColumn.width, fits ? 3 : 5), style, bottom);
}

/** Draws lines of text, the last one at `bottom`. */
const drawLines = (lines: readonly string[], style: TextStyle, bottom: number): string =>
  lines
    .map((line, index) => {
      const y = Math.round(bottom - (lines.length - 1 - index) * style.size * 1.12);
      return toTextPaths(line, style, textColumn.left, y, colours.text);
    })
    .join('');

/** Draws the price, with the regular price struck through: next to it, or above where there is no room. */
function drawPrice(price: Cents, before: Cents | null): { drawn: string; top: number } {
  const [whole, cents] = splitPesos(price);
  const colour = before === null ? colours.text : colours.offer;
  const big: TextStyle = { weight: 700, size: whole.length > 7 ? 80 : 104, tracking: -0.045 };
  const small: TextStyle = { ...big, size: big.size * 0.55 };
  const baseline = 540;
  let right = textColumn.left + measureText(whole, big);
  let drawn = toTextPaths(whole, big, textColumn.left, baseline, colour);
  if (cents) {
    drawn += toTextPaths(cents, small, right, baseline, colour);
    right += measureText(cents, small);
  }
  const top = baseline - big.size * 0.78 - 34;
  if (before === null) return { drawn, top };
  const struck = formatPesos(before);
  const style: TextStyle = { weight: 400, size: 40 };
  const width = measureText(struck, style);
  const beside = right + 20 + width <= imageSize.width - 40;
  const [x, y] = beside ? [right + 20, baseline] : [textColumn.left, baseline - big.size * 0.78 - 20];
  drawn += toTextPaths(struck, style, x, y, colours.mutedText) + rect(x - 2, y - 15, width + 4, 3, colours.mutedText);
  return { drawn, top: beside ? top : y - 52 };
}

/** Draws the discount in the corner of the photo. */
export function drawOfferBadge({ percent }: Offer): string {
  const style: TextStyle = { weight: 700, size: 40 };
  const text = formatPercent(percent);
  const box = { left: 0, top: 0, width: Math.round(measureText(text, style)) + 36, height: 70 };
  return svg(rect(0, 0, box.width, box.height, colours.offer) + toTextPaths(text, style, 18, 49, colours.surface), box);
}

/** Photo boxes of the shop's image. */
export const shopPhotoBoxes = Array.from({ length: 5 }, (_, index) => ({
  left: Math.round(index * 240.6),
  top: 288,
  width: 237,
  height: bottomBar.top - 288,
}));

/** Draws the shop's image: name, tagline, products. @param kinds icons of the products; null: a photo follows */
export const drawShop = (name: string, tagline: string, kinds: readonly (ProductKind | null)[]): string => {
  const style: TextStyle = { weight: 400, size: 38, tracking: -0.01 };
  const lines = breakLines(tagline.replace(/\.$/, ''), style, 520, 3);
  const caption = lines.map((line, index) =>
    toTextPaths(line, style, imageSize.width - 64 - measureText(line, style), 112 + index * 46, colours.text),
  );
  const places = shopPhotoBoxes.map(({ left, top, width, height }, index) => {
    const kind = kinds[index];
    const side = 130;
    const drawn = kind ? kindIcon(kind, left + (width - side) / 2, top + (height - side) / 2, side) : '';
    return rect(left, top, width, height, colours.imageSurface) + drawn;
  });
  return svg(
    rect(0, 0, imageSize.width, imageSize.height, colours.surface) +
      logo(name, 64, 64, 104) +
      caption.join('') +
      places.join('') +
      rect(0, bottomBar.top, imageSize.width, bottomBar.height, colours.text),
  );
};
