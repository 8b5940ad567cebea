import sanitize from 'sanitize-html';
import type * as icons from '../../components/icons.ts';
import type { ProductKind } from '../../components/productKind.ts';

type IconName = keyof typeof icons | ProductKind;

/** The icon of a category: sanitized SVG of the API, or the name of an icon of our set. */
type CategoryIcon = { markup: string } | { name: IconName };

const shapes = ['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g'];
const geometry = 'd cx cy r rx ry x y x1 y1 x2 y2 points width height transform fill-rule clip-rule'.split(' ');
const paint = 'fill stroke stroke-width stroke-linecap stroke-linejoin'.split(' ');
/**
 * The svg element keeps no size and no transform, with which it could cover the page. It keeps no paint either: `.icon` sets
 * that, and every page contains the icons of the menu.
 */
const allowedAttributes = {
  svg: ['viewBox'],
  ...Object.fromEntries(shapes.map((shape) => [shape, [...geometry, ...paint]])),
};
const safePaint = /^(?:none|currentColor|#[0-9a-f]{3,8}|[a-z]+|[\d.]+(?:px)?)$/i;

/** Max characters of an icon: every page contains those of the menu. */
const maxLength = 8_192;

/** The icons of our set for the class names of icon fonts. */
const fontIcons: [RegExp, IconName][] = [
  [/headphone|audio|music/, 'headphones'],
  [/volume|speaker/, 'speaker'],
  [/mobile|phone|tablet/, 'phone'],
  [/shield|glass/, 'screenProtector'],
  [/battery/, 'battery'],
  [/plug|bolt|charg/, 'charger'],
  [/usb|cable|link/, 'cable'],
  [/clock|watch/, 'watch'],
  [/memory|sd-card|hdd|database|save/, 'memory'],
  [/desktop|laptop|tv|screen|monitor/, 'screen'],
  [/keyboard|mouse|gamepad/, 'keyboard'],
  [/tag|percent/, 'tag'],
];

/**
 * Sanitizes the icon of a category (R2.4): keeps SVG shapes, maps icon fonts to our set, and replaces anything else with a
 * neutral icon.
 */
export function categoryIcon(markup: string): CategoryIcon {
  if (markup.length > maxLength) return { name: 'grid' };
  const classes = /<(?:i|span)\b[^<>]*\bclass=["']([\w\s-]+)["']/i.exec(markup)?.[1];
  if (classes) return { name: fontIcons.find(([pattern]) => pattern.test(classes))?.[1] ?? 'grid' };
  const clean = sanitize(markup, {
    allowedTags: ['svg', ...shapes],
    allowedAttributes,
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    disallowedTagsMode: 'completelyDiscard',
    textFilter: () => '',
    exclusiveFilter: ({ tag, attribs }) => tag === 'rect' && isBoundingBox(attribs, markup),
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withSafePaint(attribs) }) },
  }).trim();
  const isSingleSvg = clean.startsWith('<svg') && clean.lastIndexOf('<svg') === 0 && clean.endsWith('</svg>');
  const hasShapes = isSingleSvg && /<(?:path|circle|rect|line|polyline|polygon|ellipse)\b/.test(clean);
  return hasShapes ? { markup: clean.replace('<svg', '<svg class="icon" aria-hidden="true"') } : { name: 'grid' };
}

/**
 * Whether a rect without paint covers the whole icon: icon sets mark their bounds this way, and our stroke would make the rect visible.
 */
function isBoundingBox(
  { x = '0', y = '0', width, height, fill, stroke }: sanitize.Attributes,
  markup: string,
): boolean {
  const [, viewWidth, viewHeight] = /viewBox=["']0[\s,]+0[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(markup) ?? [];
  const isUnpainted = [fill, stroke].every((value) => [undefined, 'none', 'transparent'].includes(value));
  return isUnpainted && x === '0' && y === '0' && width === viewWidth && height === viewHeight;
}

/** Removes paint other than colours and widths: url(https://…) would make the page request another host. */
function withSafePaint(attribs: sanitize.Attributes): sanitize.Attributes {
  const entries = Object.entries(attribs).filter(([name, value]) => !paint.includes(name) || safePaint.test(value));
  return Object.fromEntries(entries);
}
