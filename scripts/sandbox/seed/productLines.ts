import * as z from 'zod';
import { colourNames, colours, type Colour } from './colours.ts';
import { drawing, type Drawing } from './drawing.ts';
import { findPhone, type Phone } from './phones.ts';
import { hash } from './random.ts';
import { positive, readData, text } from './readData.ts';

/** The files of `lines/`, in the order of the initial products. */
const lineFiles = [
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

/** The properties that distinguish the products of a line. */
export interface Variant {
  /** Brand, and series if there is one; part of the product name. */
  brandAndSeries: string;
  brand: string;
  colour: Colour;
  phone: Phone;
  size: string;
  /** Distinguishes used phones of the same model; empty for the initial products. */
  serialNumber: string;
}

/** Colours of wallpapers, which make used phones on a page distinguishable. */
const wallpapers =
  '#c6485c #1f7a5c #2a4fb0 #6b3fa0 #e07b2f #1fa3a8 #8a3a6a #d9a62e #d6246e #3f7d58 #b5472f #4a6fa5 #7b7f3c'.split(' ');
const scenes = ['sol', 'ondas', 'bloques', 'luna', 'dunas'];

/** Values of `{name}` in a line's texts and drawing. */
const placeholders = {
  brandAndSeries: (v: Variant) => v.brandAndSeries,
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

/** Index for wallpapers and scenes; a combination of both repeats only after 65 variants. */
const variantIndex = (v: Variant): number =>
  colourNames.indexOf(v.colour) + (v.serialNumber ? hash(v.serialNumber) % 60 : 0);

const placeholder = /\{(\w+)\}/g;
const template = text.refine(
  (value) => [...value.matchAll(placeholder)].every(([, name = '']) => Object.hasOwn(placeholders, name)),
  { error: `accepts only these placeholders: {${Object.keys(placeholders).join('}, {')}}` },
);

/** A value, or one value per colour, size or brand of phone. */
type Choice = string | string[] | { by: keyof typeof selectors; cases: Record<string, Choice>; default?: Choice };
/** The properties that a value can depend on. */
const selectors = {
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
        default: choice.exactOptional(),
      })
      .refine(({ by, cases }) => by !== 'colour' || Object.keys(cases).every((name) => name in colours), {
        error: 'names a colour that is not in colours.ts',
      }),
  ]),
);

const line = z.strictObject({
  category: text,
  brand: text,
  /** Brand and series, if the product name has both: "Kuvo Mini". */
  brandAndSeries: text.optional(),
  code: text,
  /** Price of the first size, pesos. */
  price: positive,
  unit: text.default('Pieza'),
  condition: text.default('Nuevo'),
  /** Price factors by size, wattage, length or capacity. */
  sizes: z.record(z.string(), positive).default({ '': 1 }),
  /** The phones that variants are for: `any`, or (for lines of used phones) those of the line's brand. */
  fits: z.enum(['any', 'ownBrand']).optional(),
  /** Whether the name omits the colour, which then is in the picture only. */
  omitsColour: z.boolean().default(false),
  title: template,
  /** Paragraphs. */
  description: z.array(template).nonempty(),
  warranty: text.optional(),
  /** Fields of the drawing, except its colour: that is the product's. */
  drawing: z.partialRecord(drawing.omit({ colour: true }).keyof(), choice),
  /** The initial products: a colour, then a phone, a size, or both. */
  initialVariants: z.array(z.tuple([z.enum(colourNames), text.optional(), text.optional()])).nonempty(),
});

/** A line of products that differ only in colour, phone and size. */
export type ProductLine = z.infer<typeof line>;
export type VariantSpec = ProductLine['initialVariants'][number];

/** A file of lines with common defaults. Resolves the initial variants, so that errors name the path in the file. */
const lineFile: z.ZodType<ProductLine[]> = z
  .strictObject({ defaults: line.partial(), lines: z.array(z.looseObject({ drawing: z.object({}).loose() })) })
  .transform(({ defaults, lines }) =>
    lines.map((values) => ({ ...defaults, ...values, drawing: { ...defaults.drawing, ...values.drawing } })),
  )
  .pipe(z.array(line.superRefine(checkInitialVariants)));

function checkInitialVariants(line: ProductLine, context: z.RefinementCtx): void {
  line.initialVariants.forEach((spec, i) => {
    try {
      describeProduct(line, toVariant(line, spec));
    } catch (error) {
      context.addIssue({ code: 'custom', path: ['initialVariants', i], message: String(error) });
    }
  });
}

const noPhone: Phone = { brand: '', name: '', code: '', camera: 'tri', front: 'isla', usedPriceFactor: 1 };

/** Resolves a variant. @throws Error for an unknown phone or size */
export function toVariant(line: ProductLine, [colour, phoneOrSize, explicitSize]: VariantSpec): Variant {
  const phone = phoneOrSize === undefined ? undefined : findPhone(phoneOrSize);
  const size = explicitSize ?? (phone ? undefined : phoneOrSize) ?? Object.keys(line.sizes)[0] ?? '';
  for (const name of [phone ? size : (phoneOrSize ?? size), size])
    if (!(name in line.sizes)) throw new Error(`${line.code}: "${name}" is neither a phone nor a size`);
  return {
    brandAndSeries: line.brandAndSeries ?? line.brand,
    brand: line.brand,
    colour,
    phone: phone ?? noPhone,
    size,
    serialNumber: '',
  };
}

/** Creates the name, description and drawing of a variant. */
export function describeProduct(
  line: ProductLine,
  variant: Variant,
): { name: string; description: string; drawing: Drawing } {
  const fill = (text: string): string =>
    text.replace(placeholder, (_all, name: string) => placeholders[name as keyof typeof placeholders](variant, line));
  const choose = (value: Choice | undefined): string | string[] | undefined => {
    if (typeof value === 'string') return fill(value);
    if (value === undefined || Array.isArray(value)) return value;
    return choose(value.cases[selectors[value.by](variant)] ?? value.default);
  };
  const drawingFields = Object.entries(line.drawing).flatMap(([field, value]) => {
    const resolved = choose(value);
    return resolved === undefined ? [] : [[field, resolved]];
  });
  return {
    name: fill(line.title),
    description: line.description.map(fill).join('\n\n'),
    drawing: drawing.parse({ colour: colours[variant.colour], ...Object.fromEntries(drawingFields) }),
  };
}

/** All lines of the demo shop. */
export const productLines: readonly ProductLine[] = lineFiles.flatMap((name) =>
  readData(`lines/${name}.json`, lineFile),
);
