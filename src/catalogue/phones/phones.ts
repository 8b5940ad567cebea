import { compareIds, compareNames, fold, toSlug } from '../../lib/text.ts';
import { families } from './families.ts';
import { mentionsIn, type Mention } from './mentions.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';

/** A phone that accessories fit. */
export interface Phone {
  /** Identifies it in URLs and storage: "galaxy-a54". */
  slug: string;
  brand: string;
  /** "Galaxy A54". */
  name: string;
}

export interface Phones {
  /** All phones with products, sorted by brand and name, each with the ids of its products. */
  all: (Phone & { products: string[] })[];
  /** The phones that a product fits, in the order of its name. */
  fittedBy: (id: string) => Phone[];
  /** The phones that a product's name mentions, including the product itself if it is a phone. */
  mentionedBy: (id: string) => Phone[];
}

interface NamedProduct {
  id: string;
  name: string;
}

/** Words for products that are made for one model; the second pattern adds other accessories. */
const modelSpecificWords =
  'funda|case|carcasa|cover|bumper|mica|cristal|vidrio|protector(?:es)?|pantalla|display|bateria|tapa|centro de carga|flex|modulo|bandeja|marco|lamina|film|glass|estuche|lcd|touch';
const modelSpecific = new RegExp(String.raw`\b(?:${modelSpecificWords})\b`);
const accessory = new RegExp(
  String.raw`\b(?:${modelSpecificWords}|cable|cargador|camara|lente|soporte|correa|tornillos)\b`,
);
/** Matches the words before the model in the name of a phone itself. */
const createPhoneNameStart = (): RegExp =>
  new RegExp(
    `^(?:(?:nuevo|celular|smartphone|telefono|equipo|${families.map(({ brand }) => fold(brand)).join('|')})\\s+)*$`,
  );
/** A model without its family, as in "Mica A54 / A34". */
const bareModel = /(?<!\w)([a-z]\d{2,3}[a-z]?(?:\s?\+|\s(?:ultra|plus|fe|pro|lite|power|neo|play))*)(?!\w)/g;

/** Finds the phones that the products of a catalogue fit, by their names; phones themselves fit none. */
export function findPhones(products: readonly NamedProduct[]): Phones {
  const mentions = new Map(products.map(({ id, name }) => [id, mentionsIn(name)]));
  const index = buildPhoneIndex([...mentions.values()].flat());
  const phoneNameStart = createPhoneNameStart();
  const isPhone = (name: string, [first]: Mention[]): boolean =>
    phoneNameStart.test(fold(name).slice(0, first?.index)) && !accessory.test(fold(name));
  const findFitted = ({ id, name }: NamedProduct): Phone[] => {
    const found = mentions.get(id) ?? [];
    if (found.length === 0) return index.findByBareModel(fold(name));
    return isPhone(name, found) ? [] : [...new Set(found.map(index.phone))];
  };
  const phonesByProduct = new Map(products.map((product) => [product.id, findFitted(product)]));
  const ids = new Map<Phone, string[]>();
  for (const [id, phones] of phonesByProduct)
    for (const phone of phones) ids.set(phone, [...(ids.get(phone) ?? []), id]);
  return {
    fittedBy: (id) => phonesByProduct.get(id) ?? [],
    mentionedBy: (id) => [
      ...new Set([...(phonesByProduct.get(id) ?? []), ...(mentions.get(id) ?? []).map(index.phone)]),
    ],
    all: [...ids]
      .map(([phone, productIds]) => ({ ...phone, products: productIds.sort(compareIds) }))
      .sort((a, b) => compareNames(a.brand, b.brand) || compareNames(a.name, b.name)),
  };
}

/** The phones of a catalogue, one object each, named by their most frequent spelling. */
function buildPhoneIndex(mentions: readonly Mention[]) {
  const with4g = new Set(mentions.filter(({ radio }) => radio === '4g').map(plainKey));
  const key = (mention: Mention): string => {
    const { family, model, radio } = mention;
    const isSeparateModel = radio === '5g' && (family.separate5g?.test(model) || with4g.has(plainKey(mention)));
    return isSeparateModel ? `${plainKey(mention)} 5g` : plainKey(mention);
  };
  const byKey = groupBy(mentions, key);
  const phones = new Map<string, Phone>();
  const bySpelling = new Map<string, Phone[]>();
  for (const [name, group] of byKey) {
    const { family, model } = group[0] as Mention;
    const spelling = mostFrequent(group.map((mention) => mention.spelling)) + (name.endsWith(' 5g') ? ' 5G' : '');
    const phone = { slug: toSlug(name), brand: family.brand, name: `${family.label} ${spelling}` };
    phones.set(name, phone);
    bySpelling.set(model, [...(bySpelling.get(model) ?? []), phone]);
  }
  return {
    phone: (mention: Mention) => phones.get(key(mention)) as Phone,
    /** Finds models without their family, if exactly one phone of the catalogue has that model. */
    findByBareModel: (folded: string): Phone[] => {
      if (!modelSpecific.test(folded)) return [];
      const found = [...folded.matchAll(bareModel)].flatMap(([, model = '']) => {
        const candidates = bySpelling.get(model.replace(/\s?\+/g, ' plus')) ?? [];
        return candidates.length === 1 ? candidates : [];
      });
      return [...new Set(found)];
    },
  };
}

const plainKey = ({ family, model }: Mention): string => `${fold(family.label)} ${model}`;

/** Ties go to the alphabetically first, so that the order of products does not matter. */
function mostFrequent(texts: readonly string[]): string {
  const counts = [...groupBy(texts, (text) => text)].map(([text, { length }]) => ({ text, length }));
  counts.sort((a, b) => b.length - a.length || (a.text < b.text ? -1 : 1));
  return counts[0]?.text ?? '';
}

/** Max phones named in a line; of more, one less is named, and the others are counted. */
const maxNamed = 3;

/** Phones in one short line, as cards have it: "Galaxy A54", "iPhone 14 y 14 Pro", "Galaxy A54, A34 y 3 más"; "" for none. */
export function formatPhones(phones: readonly Pick<Phone, 'name'>[]): string {
  const names = phones.map(({ name }) => name);
  const shown = names.length > maxNamed ? names.slice(0, maxNamed - 1) : names;
  const short = shown.map((name, index) => {
    const before = shown[index - 1];
    return before !== undefined && familyPrefix(before) === familyPrefix(name)
      ? name.slice(familyPrefix(name).length)
      : name;
  });
  if (names.length > shown.length) short.push(`${names.length - shown.length} más`);
  return [short.slice(0, -1).join(', '), ...short.slice(-1)].filter(Boolean).join(' y ');
}

/** "Galaxy " of "Galaxy A54". */
const familyPrefix = (name: string): string => name.slice(0, name.indexOf(' ') + 1);
