import { compareIds, compareNames, fold, toSlug } from '../../lib/text.ts';
import { families } from './families.ts';
import { findPhoneMentions, type Mention } from './mentions.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';

/** A phone model that accessories fit. */
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

/** Matches words for products that are made for one model. */
const modelSpecific =
  /\b(?:funda|case|carcasa|cover|bumper|mica|cristal|vidrio|protector(?:es)?|pantalla|display|bateria|tapa|centro de carga|flex|modulo|bandeja|marco|lamina|film|glass|estuche|lcd|touch)\b/;
/** Matches words for other accessories. */
const otherAccessory = /\b(?:cable|cargador|camara|lente|soporte|correa|tornillos)\b/;
/** Matches the words before the model in the name of a phone itself. */
const createPhoneNameStart = (): RegExp =>
  new RegExp(
    `^(?:(?:nuevo|celular|smartphone|telefono|equipo|${families.map(({ brand }) => fold(brand)).join('|')})\\s+)*$`,
  );
/** A model without its family, as in "Mica A54 / A34". */
const bareModel = /(?<!\w)([a-z]\d{2,3}[a-z]?(?:\s?\+|\s(?:ultra|plus|fe|pro|lite|power|neo|play))*)(?!\w)/g;

/** Finds the phones that the products of a catalogue fit, by their names; phones themselves fit none. */
export function findPhones(products: readonly NamedProduct[]): Phones {
  const mentions = new Map(products.map(({ id, name }) => [id, findPhoneMentions(name)]));
  const index = buildPhoneIndex([...mentions.values()].flat());
  const phoneNameStart = createPhoneNameStart();
  const isPhone = (name: string, [first]: Mention[]): boolean => {
    const folded = fold(name);
    const isAccessory = modelSpecific.test(folded) || otherAccessory.test(folded);
    return !isAccessory && phoneNameStart.test(folded.slice(0, first?.index));
  };
  const findFitted = ({ id, name }: NamedProduct): Phone[] => {
    const mentioned = mentions.get(id) ?? [];
    if (mentioned.length === 0) return index.findByBareModel(fold(name));
    return isPhone(name, mentioned) ? [] : [...new Set(mentioned.map(index.findPhone))];
  };
  const phonesByProduct = new Map(products.map((product) => [product.id, findFitted(product)]));
  const ids = new Map<Phone, string[]>();
  for (const [id, phones] of phonesByProduct)
    for (const phone of phones) ids.set(phone, [...(ids.get(phone) ?? []), id]);
  return {
    fittedBy: (id) => phonesByProduct.get(id) ?? [],
    mentionedBy: (id) => [
      ...new Set([...(phonesByProduct.get(id) ?? []), ...(mentions.get(id) ?? []).map(index.findPhone)]),
    ],
    all: [...ids]
      .map(([phone, productIds]) => ({ ...phone, products: productIds.sort(compareIds) }))
      .sort((a, b) => compareNames(a.brand, b.brand) || compareNames(a.name, b.name)),
  };
}

/** Creates one phone for all mentions of the same model, named by its most frequent spelling. */
function buildPhoneIndex(mentions: readonly Mention[]) {
  const modelsWith4g = new Set(mentions.filter(({ network }) => network === '4g').map(toModelKey));
  const toPhoneKey = (mention: Mention): string => {
    const { family, model, network } = mention;
    const modelKey = toModelKey(mention);
    const isSeparateModel = network === '5g' && (family.separate5g?.test(model) || modelsWith4g.has(modelKey));
    return isSeparateModel ? `${modelKey} 5g` : modelKey;
  };
  const phones = new Map<string, Phone>();
  const byBareModel = new Map<string, Phone[]>();
  for (const [key, group] of groupBy(mentions, toPhoneKey)) {
    const { family, model } = group[0] as Mention;
    const spelling = mostFrequent(group.map((mention) => mention.spelling)) + (key.endsWith(' 5g') ? ' 5G' : '');
    const phone = { slug: toSlug(key), brand: family.brand, name: `${family.label} ${spelling}` };
    phones.set(key, phone);
    byBareModel.set(model, [...(byBareModel.get(model) ?? []), phone]);
  }
  return {
    findPhone: (mention: Mention) => phones.get(toPhoneKey(mention)) as Phone,
    /** Finds phones by models without their family, each only if no other phone of the catalogue has that model. */
    findByBareModel: (folded: string): Phone[] => {
      if (!modelSpecific.test(folded)) return [];
      const matches = [...folded.matchAll(bareModel)].flatMap(([, model = '']) => {
        const candidates = byBareModel.get(model.replace(/\s?\+/g, ' plus')) ?? [];
        return candidates.length === 1 ? candidates : [];
      });
      return [...new Set(matches)];
    },
  };
}

const toModelKey = ({ family, model }: Mention): string => `${fold(family.label)} ${model}`;

/** Ties go to the alphabetically first, so that the order of products does not matter. */
function mostFrequent(texts: readonly string[]): string {
  const counts = [...groupBy(texts, (text) => text)].map(([text, { length }]) => ({ text, length }));
  counts.sort((a, b) => b.length - a.length || (a.text < b.text ? -1 : 1));
  return counts[0]?.text ?? '';
}

/** Max phones named in a line. With more phones, it names one less and counts the others, so that it stays short. */
const maxNamed = 3;

/** Formats phones as one short line, for cards: "Galaxy A54", "iPhone 14 y 14 Pro", "Galaxy A54, A34 y 3 más"; "" for none. */
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
