import { formatCount } from './counts.ts';
import { parseQuantities, type Quantity } from '../lib/quantities.ts';
import { fold } from '../lib/text.ts';

/** The attributes that product names state (R4.21), in display order. */
export const attributeTitles = {
  capacity: 'Capacidad',
  battery: 'Batería',
  size: 'Tamaño',
  connector: 'Conector',
  length: 'Largo',
  power: 'Potencia',
} as const;

export type AttributeName = keyof typeof attributeTitles;
export type StatedAttributes = Partial<Record<AttributeName, string>>;
export const attributeNames = Object.keys(attributeTitles) as AttributeName[];

/** The value of an attribute that the name does not state. */
export const notStated = 'No lo dice';

/** Max length of the prefix of a model number, such as "HL-" or "MX500-". */
const maxPrefixLength = 12;

/** Parses the attributes that a product's name states, as they are displayed: "USB-C a USB-C", "2 m", "64 GB". */
export function parseProductAttributes(name: string): StatedAttributes {
  const folded = fold(name);
  // "HL-1212W" is a model number.
  const quantities = parseQuantities(folded).filter(
    ({ from }) => !/[a-z]\d*-$/.test(folded.slice(Math.max(0, from - maxPrefixLength), from)),
  );
  const stated: Record<AttributeName, string | undefined> = {
    connector: readConnector(folded),
    capacity: readCapacity(folded, quantities),
    battery: readBattery(folded, quantities),
    size: readSize(folded, quantities),
    length: readLength(folded, quantities),
    power: formatFirst(quantities, 'W', (watts) => `${formatNumber(watts)} W`),
  };
  return Object.fromEntries(
    attributeNames.flatMap((attribute) => (stated[attribute] ? [[attribute, stated[attribute]]] : [])),
  );
}

const attributesByName = new Map<string, StatedAttributes>();

/** parseProductAttributes, cached by name: filters call it again with each change. */
export function cachedAttributes(name: string): StatedAttributes {
  const attributes = attributesByName.get(name) ?? parseProductAttributes(name);
  attributesByName.set(name, attributes);
  return attributes;
}

/** Compares displayed values of an attribute: numbers by value, terabytes after gigabytes. */
export const compareAttributeValues = (a: string, b: string): number => toNumber(a) - toNumber(b);

const toNumber = (text: string): number =>
  text === notStated ? Infinity : parseFloat(text.replaceAll(',', '')) * (text.endsWith('TB') ? 1000 : 1) || 0;

const formatNumber = (value: number): string => {
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.');
  return formatCount(Number(whole)) + (decimals ? `.${decimals}` : '');
};

function formatFirst(
  quantities: readonly Quantity[],
  unit: string,
  format: (value: number) => string,
): string | undefined {
  const first = quantities.find((quantity) => quantity.unit === unit);
  return first && format(first.value);
}

/** "8/512", "512SSD": gigabytes whose unit is left out. */
const bareGigabytes = /(?<![\d/])\d{1,2}\/(16|32|64|128|256|512)(?![\d/])|(?<![\d.])(\d{3,4})\s?ssd(?![a-z])/;

/** The storage: of several values the largest, as the others are RAM. */
function readCapacity(folded: string, quantities: readonly Quantity[]): string | undefined {
  const [, afterRam, beforeSsd] = bareGigabytes.exec(folded) ?? [];
  const values = quantities.filter(({ unit, value }) => unit === 'GB' && value >= 1).map(({ value }) => value);
  const largest = Math.max(0, Number(afterRam ?? 0), Number(beforeSsd ?? 0), ...values);
  if (largest === 0) return undefined;
  return largest < 1000 ? `${largest} GB` : `${Math.round(largest / 100) / 10} TB`;
}

const powerBank = /(?<![a-z])(?:pb|power\s?bank)(?![a-z])/;
/** "10K", "20000" of a power bank: thousands of mAh. */
const bareThousands = /(?<![\d.,])(\d{1,2})(?:k|[.,]?000)(?![\da-z])/;

function readBattery(folded: string, quantities: readonly Quantity[]): string | undefined {
  const thousands = powerBank.test(folded) ? bareThousands.exec(folded)?.[1] : undefined;
  return (
    formatFirst(quantities, 'mAh', (value) => `${formatNumber(value)} mAh`) ??
    (thousands && `${formatNumber(Number(thousands) * 1000)} mAh`)
  );
}

/** Products sold by length; metres in other names are a range or a height. */
const soldByLength =
  /(?<![a-z])(?:cables?|cbl|cordon|cord|ext|extension|alargue|tira|cinta|manguera|cargador|carg|adaptador|adap|auxiliar)(?![a-z])/;

function readLength(folded: string, quantities: readonly Quantity[]): string | undefined {
  return soldByLength.test(folded) ? formatFirst(quantities, 'm', (metres) => `${formatNumber(metres)} m`) : undefined;
}

/** Inches, millimetres, and centimetres unless sold by length. "3 in 1" is not a size, and 3.5 mm is a plug. */
function readSize(folded: string, quantities: readonly Quantity[]): string | undefined {
  const isSoldByLength = soldByLength.test(folded);
  for (const { unit, value, from, to } of quantities) {
    const isRatio = folded.slice(0, to).endsWith('in') && /^[\s-]?\d/.test(folded.slice(to, to + 2));
    if (unit === 'pulgadas' && !isRatio) return `${formatNumber(value)} pulgadas`;
    if (unit === 'mm' && value !== 3.5) return `${formatNumber(value)} mm`;
    const centimetres = unit === 'm' && folded.slice(from, to).includes('c');
    if (centimetres && !isSoldByLength) return `${formatNumber(value * 100)} cm`;
  }
  return undefined;
}

/** Connectors as shops write them, folded; the first pattern that matches at a position counts. */
const connectors: readonly [name: string, pattern: string][] = [
  ['USB-C', String.raw`(?:usb[\s-]?(?:\d(?:\.\d)?[\s-]?)?)?(?:tipo|type)[\s-]?c|usb(?:\s?\d(?:\.\d)?)?[\s-]?c`],
  ['micro USB', String.raw`(?:micro[\s-]?usb|v8(?!\d))`],
  ['mini USB', String.raw`mini[\s-]?usb`],
  ['micro B', String.raw`micro[\s-]?b`],
  // "USB a C" is from USB-A to USB-C; "USB a" is USB-A only before another separator.
  ['USB-A', String.raw`\d?usb(?:-a|\sa(?=\s(?:a|y|-|\+)\s))?(?:\s?\d(?:\.\d)?)?`],
  ['Lightning', 'lightning'],
  ['HDMI', String.raw`(?:micro[\s-]?|mini[\s-]?)?hdmi`],
  ['DisplayPort', String.raw`(?:mini[\s-]?)?display\s?port|dp`],
  ['VGA', 'vga'],
  ['DVI', String.raw`dvi(?:-[adi])?`],
  ['RCA', 'rca'],
  ['RJ45', String.raw`rj[\s-]?45`],
  ['XLR', 'xlr'],
  ['microSD', String.raw`micro\s?sd(?:hc|xc)?|msd`],
  ['SD', String.raw`sd(?:hc|xc)?(?!\d)`],
  ['3.5 mm', String.raw`(?:3[.,]5(?!\d|\s?(?:["'”]|pulg|m(?:ts?|etros?)?(?![a-z]))|a(?![a-z]))(?:\s?mm)?)`],
];

const anyConnector = new RegExp(
  String.raw`(?<![a-z\d.,])(?:${connectors.map(([, pattern]) => `(${pattern})`).join('|')})(?![a-z]|[.,]\d)`,
  'g',
);

/** Expands single letters that abbreviate connectors: "C-C", "USB-C + A", "C/L/V8", "hub C". */
const spellOut = (folded: string): string =>
  folded
    .replace(/(?<![a-z\d])(?:usb[\s-]?)?c(?:\s?-\s?|\sa\s)(?:tipo\s?)?c(?![a-z\d])/, 'usb-c a usb-c')
    .replace(/(?<![a-z\d-])c\/l(?=\/)/, 'usb-c/lightning')
    .replace(/(?<=usb-c\s?[+y/]\s?)a(?![a-z])/, 'usb-a')
    .replace(/(?<=usb\sa\s)c(?![a-z\d])/, 'usb-c')
    .replace(/(?<=(?:^|\s)hub\s)c(?![a-z\d])/, 'usb-c')
    .replace(/(?<![a-z\d-]|usb\s)c(?=\sa\slightning)/, 'usb-c');

const includedAccessory = /\s(?:con\s|c\/(?=[a-z]{2})|w\/|incluye\s)/;
/** Products that join two connectors. */
const cableOrAdapter = /^(?:cable|cbl|adap|conv)/;

function readConnector(folded: string): string | undefined {
  const spelled = spellOut(folded);
  const head = spelled.split(includedAccessory, 1)[0] ?? '';
  const inHead = findConnectors(head);
  const ends = inHead.length > 0 ? inHead : findConnectors(spelled);
  const [first, second] = ends;
  if (!first) return undefined;
  if (!second || /(?:^|\s)hub\s/.test(head)) return first.name;
  const names = [...new Set(ends.map(({ name }) => name))];
  const separator = spelled.slice(first.to, second.from);
  const isPair = /^(?:\smacho)?\s?(?:a|-|to)\s?$/.test(separator) || (cableOrAdapter.test(head) && names.length === 2);
  // In "Memoria USB (USB-C y USB-A)" the first USB is the type of product.
  if (!isPair && first.name === 'USB-A' && /memoria\susb/.test(head) && ends.length > 2)
    names.push(names.shift() ?? '');
  if (isPair && names.length === 1) return shownTwice.has(first.name) ? `${first.name} a ${first.name}` : first.name;
  return isPair ? `${first.name} a ${toList(names.filter((name) => name !== first.name))}` : toList(names);
}

/** USB-C cables may end in another connector, so one with two equal ends says so; both ends of any HDMI cable are HDMI. */
const shownTwice = new Set(['USB-C', '3.5 mm']);

const findConnectors = (text: string): { name: string; from: number; to: number }[] =>
  [...text.matchAll(anyConnector)].map((match) => {
    const name = connectors[match.slice(1).findIndex(Boolean)]?.[0] ?? '';
    return { name, from: match.index, to: match.index + match[0].length };
  });

const toList = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1) ?? ''}` : (names[0] ?? '');
