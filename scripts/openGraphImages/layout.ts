import { findPhoneMentions } from '../../src/catalogue/phones/mentions.ts';
import { formatPhones } from '../../src/catalogue/phones/phones.ts';
import { kindIcons } from '../../src/components/kindIcons.ts';
import type { ProductKind } from '../../src/components/productKind.ts';
import { splitAroundPhonePhrase } from '../../src/components/nameParts.ts';
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

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const svg = (content: string, { left, top, width, height }: Box = { left: 0, top: 0, ...imageSize }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Draws the logo's symbol (src/layouts/Logo.astro). */
const drawLogoSymbol = (x: number, y: number, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side / 40})"><rect width="40" height="40" rx="10" fill="${colours.text}"/><path d="M13 10v10M27 11.5v7" stroke="${colours.surface}" stroke-width="4.5"/><path d="M15 31v-2.5a5 5 0 0 1 10 0V31z" fill="${colours.logoHole}"/></g>`;

/** Draws the logo: symbol and name. */
const drawLogo = (name: string, x: number, y: number, side: number): string =>
  drawLogoSymbol(x, y, side) +
  toTextPaths(
    name.toLowerCase(),
    { weight: 700, size: side * 0.9, tracking: -0.04 },
    x + side * 1.24,
    y + side * 0.82,
    colours.text,
  );

/** Draws the icon of a product kind, in place of a photo. */
const drawKindIcon = (kind: ProductKind, x: number, y: number, side: number): string => {
  const paths = kindIcons[kind];
  const markup = paths.map((d) => `<path d="${d}"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${side / 24})" fill="none" stroke="${colours.icon}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${markup}</g>`;
};

/** Draws the background of product images. @param kind for its icon, if there is no photo */
export const drawProductBackground = (shopName: string, kind: ProductKind | null): string =>
  svg(
    rect(0, 0, imageSize.width, imageSize.height, colours.surface) +
      rect(0, 0, 600, bottomBar.top, colours.imageSurface) +
      rect(0, bottomBar.top, imageSize.width, bottomBar.height, colours.text) +
      (kind ? drawKindIcon(kind, 180, 179, 240) : '') +
      drawLogo(shopName, textColumn.left, 48, 44),
  );

/** Contents of a product image. */
export interface ProductImageData {
  name: string;
  price: Cents;
  offer: Offer | null;
  /** For its icon, if there is no photo. */
  kind: ProductKind;
}

/** Draws the name and the price of a product. */
export function drawProductText({ name, price, offer }: ProductImageData): string {
  const drawnPrice = drawPrice(offer?.price ?? price, offer ? price : null);
  const { left, top, width, height } = textBox;
  return svg(
    rect(left, top, width, height, colours.surface) + drawName(name, drawnPrice.top) + drawnPrice.markup,
    textBox,
  );
}

/** Draws the name: the phone model large and the rest small; without a model all bold. @param bottom baseline of the last line */
function drawName(name: string, bottom: number): string {
  const phone = formatPhones(
    findPhoneMentions(name).map(({ family, spelling }) => ({ name: `${family.label} ${spelling}` })),
  );
  const [before, phoneText, after = ''] = splitAroundPhonePhrase(name, phone);
  if (phoneText === undefined) return drawBoldName(name, bottom);
  const fullSizeStyle: TextStyle = { weight: 700, size: 56, tracking: -0.03 };
  const fittingSize = (56 * textColumn.width) / measureText(phone, fullSizeStyle);
  const modelStyle: TextStyle = { ...fullSizeStyle, size: Math.min(56, fittingSize) };
  const restStyle: TextStyle = { weight: 400, size: 36, tracking: -0.01 };
  return (
    drawLines(
      breakLines(`${before}${after}`, restStyle, textColumn.width, 4),
      restStyle,
      bottom - modelStyle.size * 1.2,
    ) + drawLines([phone], modelStyle, bottom)
  );
}

/** Draws a name in bold, smaller if it is long. */
function drawBoldName(name: string, bottom: number): string {
  const largeStyle: TextStyle = { weight: 700, size: 50, tracking: -0.025 };
  const smallStyle: TextStyle = { weight: 700, size: 38, tracking: -0.02 };
  const isShort = breakLines(name, largeStyle, textColumn.width, 99).length <= 3;
  const style = isShort ? largeStyle : smallStyle;
  return drawLines(breakLines(name, style, textColumn.width, isShort ? 3 : 5), style, bottom);
}

/** Draws lines of text. @param bottom baseline of the last line */
const drawLines = (lines: readonly string[], style: TextStyle, bottom: number): string =>
  lines
    .map((line, index) => {
      const y = Math.round(bottom - (lines.length - 1 - index) * style.size * 1.12);
      return toTextPaths(line, style, textColumn.left, y, colours.text);
    })
    .join('');

/** Draws the price, and the regular price struck through: to the right, or above if it does not fit there. */
function drawPrice(price: Cents, regularPrice: Cents | null): { markup: string; top: number } {
  const [whole, cents] = splitPesos(price);
  const colour = regularPrice === null ? colours.text : colours.offer;
  const wholeStyle: TextStyle = { weight: 700, size: whole.length > 7 ? 80 : 104, tracking: -0.045 };
  const centsStyle: TextStyle = { ...wholeStyle, size: wholeStyle.size * 0.55 };
  const baseline = 540;
  let right = textColumn.left + measureText(whole, wholeStyle);
  let markup = toTextPaths(whole, wholeStyle, textColumn.left, baseline, colour);
  if (cents) {
    markup += toTextPaths(cents, centsStyle, right, baseline, colour);
    right += measureText(cents, centsStyle);
  }
  const capHeight = wholeStyle.size * 0.78;
  const top = baseline - capHeight - 34;
  if (regularPrice === null) return { markup, top };
  const regularText = formatPesos(regularPrice);
  const style: TextStyle = { weight: 400, size: 40 };
  const width = measureText(regularText, style);
  const fitsBeside = right + 20 + width <= imageSize.width - 40;
  const x = fitsBeside ? right + 20 : textColumn.left;
  const y = fitsBeside ? baseline : baseline - capHeight - 20;
  markup += toTextPaths(regularText, style, x, y, colours.mutedText);
  markup += rect(x - 2, y - 15, width + 4, 3, colours.mutedText);
  return { markup, top: fitsBeside ? top : y - 52 };
}

/** Draws the badge with the discount. */
export function drawOfferBadge({ percent }: Offer): string {
  const style: TextStyle = { weight: 700, size: 40 };
  const text = formatPercent(percent);
  const box = { left: 0, top: 0, width: Math.round(measureText(text, style)) + 36, height: 70 };
  return svg(rect(0, 0, box.width, box.height, colours.offer) + toTextPaths(text, style, 18, 49, colours.surface), box);
}

/** Tiles of the shop's image, for photos or icons. */
export const shopPhotoBoxes = Array.from({ length: 5 }, (_, index) => ({
  left: Math.round(index * 240.6),
  top: 288,
  width: 237,
  height: bottomBar.top - 288,
}));

/** Draws the shop's image without photos. @param kinds of the tiles' icons; null leaves a tile empty for a photo */
export const drawShopLayout = (name: string, tagline: string, kinds: readonly (ProductKind | null)[]): string => {
  const style: TextStyle = { weight: 400, size: 38, tracking: -0.01 };
  const lines = breakLines(tagline.replace(/\.$/, ''), style, 520, 3);
  const caption = lines.map((line, index) =>
    toTextPaths(line, style, imageSize.width - 64 - measureText(line, style), 112 + index * 46, colours.text),
  );
  const tiles = shopPhotoBoxes.map(({ left, top, width, height }, index) => {
    const kind = kinds[index];
    const side = 130;
    const icon = kind ? drawKindIcon(kind, left + (width - side) / 2, top + (height - side) / 2, side) : '';
    return rect(left, top, width, height, colours.imageSurface) + icon;
  });
  return svg(
    rect(0, 0, imageSize.width, imageSize.height, colours.surface) +
      drawLogo(name, 64, 64, 104) +
      caption.join('') +
      tiles.join('') +
      rect(0, bottomBar.top, imageSize.width, bottomBar.height, colours.text),
  );
};
