import * as z from 'zod';
import { colourNames, colours, type Colour } from './colours.ts';
import { drawing, type Drawing } from './drawing.ts';
import { findPhone, type Phone } from './phones.ts';
import { hash } from './random.ts';
import { positive, readData, text } from './readData.ts';

/** The files of `lines/`, in the order of the initial products. */
const files = [
  'fundas',
  'cristales',
  'cargadores',
  'cables',
  'audifonos',
  'bocinas',
  'baterias',
  'refacciones',
  'memorias',
  'relojes',
  'soportes',
  'reacondicionados',
  'usados',
  'computo',
  'juegos',
  'energia',
];

/** One product of a line: its colour, phone, size and brand. */
export interface Variant {
  /** Brand, and the series if the brand has several; part of the name. */
  make: string;
  brand: string;
  colour: Colour;
  phone: Phone;
  size: string;
  /** Distinguishes used phones of one kind; empty for the initial products. */
  serialNumber: string;
}

/** Colours of wallpapers, to distinguish used phones on a page. */
const wallpapers =
  '#c6485c #1f7a5c #2a4fb0 #6b3fa0 #e07b2f #1fa3a8 #8a3a6a #d9a62e #d6246e #3f7d58 #b5472f #4a6fa5 #7b7f3c'.split(' ');
const scenes = ['sol', 'ondas', 'bloques', 'luna', 'dunas'];

/** Values of `{name}` in a line's texts and drawing. */
const placeholders = {
  make: (v: Variant) => v.make,
  brand: (v: Variant) => v.brand,
  BRAND: (v: Variant) => v.brand.toUpperCase(),
  colour: (v: Variant) => v.colour,
  hex: (v: Variant) => colours[v.colour],
  size: (v: Variant) => v.size,
  /** The size without its unit: "20" of "20 W". */
  amount: (v: Variant) => v.size.replace(/ (W|mAh|GB|TB)$/, ''),
  phone: (v: Variant) => v.phone.name,
  camera: (v: Variant) => v.phone.camera,
  front: (v: Variant) => v.phone.front,
  serialNumber: (v: Variant) => v.serialNumber && `, folio ${v.serialNumber}`,
  wallpaper: (v: Variant) => wallpapers[(variantIndex(v) * 5) % wallpapers.length] ?? '',
  scene: (v: Variant) => scenes[variantIndex(v) % scenes.length] ?? '',
  warranty: (_v: Variant, line: { warranty?: string | undefined }) => line.warranty ?? '',
};

/** The index of a variant: by it, a wallpaper and a scene come together again only after 65 variants. */
const variantIndex = (v: Variant): number =>
  colourNames.indexOf(v.colour) + (v.serialNumber ? hash(v.serialNumber) % 60 : 0);

const placeholder = /\{(\w+)\}/g;
const template = text.refine(
  (words) => [...words.matchAll(placeholder)].every(([, name = '']) => Object.hasOwn(placeholders, name)),
  { error: `knows only these placeholders: {${Object.keys(placeholders).join('}, {')}}` },
);

/** A value, or one value per colour, size or brand of phone. */
type Choice = string | string[] | { by: keyof typeof choosers; cases: Record<string, Choice>; otherwise?: Choice };
const choosers = {
  colour: (v: Variant) => v.colour,
  size: (v: Variant) => v.size,
  phoneBrand: (v: Variant) => v.phone.brand,
};
const choice: z.ZodType<Choice, Choice> = z.lazy(() =>
  z.union([
    template,
    z.array(template),
    z
      .strictObject({
        by: z.enum(['colour', 'size', 'phoneBrand']),
        cases: z.record(text, choice),
        otherwise: choice.exactOptional(),
      })
      .refine(({ by, cases }) => by !== 'colour' || Object.keys(cases).every((name) => name in colours), {
        error: 'names a colour that colours.ts lacks',
      }),
  ]),
);

const line = z.strictObject({
  category: text,
  brand: text,
  /** Brand and series, if the name has both: "Kuvo Mini". */
  make: text.optional(),
  code: text,
  /** Price of the first size, pesos. */
  price: positive,
  unit: text.default('Pieza'),
  condition: text.default('Nuevo'),
  /** Sizes, watts, lengths or capacities, and what they multiply the price by. */
  sizes: z.record(z.string(), positive).default({ '': 1 }),
  /** Whether the line is made for many phones, or is a phone of its brand itself. */
  fits: z.enum(['any', 'own']).optional(),
  /** Whether the colour is only in the picture, not in the name. */
  plain: z.boolean().default(false),
  title: template,
  /** Paragraphs of the description. */
  text: z.array(template).nonempty(),
  warranty: text.optional(),
  /** The drawing's fields except its colour, which is the product's. */
  drawing: z.partialRecord(drawing.omit({ colour: true }).keyof(), choice),
  /** The initial products: a colour, then a phone or a size, then a size. */
  picks: z.array(z.tuple([z.enum(colourNames), text.optional(), text.optional()])).nonempty(),
});

/** A line of products that differ only in colour, phone and size. */
export type ProductLine = z.infer<typeof line>;
export type ProductPick = ProductLine['picks'][number];

/** A file of lines, with their common values. Resolves each pick, so that an error in it is reported with its place. */
const file: z.ZodType<ProductLine[]> = z
  .strictObject({ defaults: line.partial(), lines: z.array(z.looseObject({ drawing: z.object({}).loose() })) })
  .transform(({ defaults, lines }) =>
    lines.map((own) => ({ ...defaults, ...own, drawing: { ...defaults.drawing, ...own.drawing } })),
  )
  .pipe(z.array(line.superRefine(checkPicks)));

function checkPicks(line: ProductLine, context: z.RefinementCtx): void {
  line.picks.forEach((pick, i) => {
    try {
      describeProduct(line, toVariant(line, pick));
    } catch (error) {
      context.addIssue({ code: 'custom', path: ['picks', i], message: String(error) });
    }
  });
}

const noPhone: Phone = { brand: '', name: '', code: '', camera: 'tri', front: 'isla', usedPrice: 1 };

/** The variant that a pick names. */
export function toVariant(line: ProductLine, [colour, second, third]: ProductPick): Variant {
  const phone = second === undefined ? undefined : findPhone(second);
  const size = third ?? (phone ? undefined : second) ?? Object.keys(line.sizes)[0] ?? '';
  for (const name of [phone ? size : (second ?? size), size])
    if (!(name in line.sizes)) throw new Error(`${line.code}: "${name}" is neither a phone nor a size`);
  return { make: line.make ?? line.brand, brand: line.brand, colour, phone: phone ?? noPhone, size, serialNumber: '' };
}

/** Name, description and drawing of a variant. */
export function describeProduct(
  line: ProductLine,
  variant: Variant,
): { name: string; description: string; drawing: Drawing } {
  const fill = (words: string): string =>
    words.replace(placeholder, (_all, name: string) => placeholders[name as keyof typeof placeholders](variant, line));
  const choose = (value: Choice | undefined): string | string[] | undefined =>
    typeof value === 'string'
      ? fill(value)
      : value === undefined || Array.isArray(value)
        ? value
        : choose(value.cases[choosers[value.by](variant)] ?? value.otherwise);
  const chosen = Object.entries(line.drawing).flatMap(([field, value]) => {
    const resolved = choose(value);
    return resolved === undefined ? [] : [[field, resolved]];
  });
  return {
    name: fill(line.title),
    description: line.text.map(fill).join('\n\n'),
    drawing: drawing.parse({ colour: colours[variant.colour], ...Object.fromEntries(chosen) }),
  };
}

/** All lines of the demo shop. */
export const productLines: readonly ProductLine[] = files.flatMap((name) => readData(`lines/${name}.json`, file));
