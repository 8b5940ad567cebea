import { quantityTerm } from '../index/invertedIndex.ts';
import { toProductTypes, type Attribute, type Lexicon, type Meaning } from '../language/lexicon.ts';
import type { ExcludedTerm, Exclusion, QueryQuantity, TypePart } from './parsedQuery.ts';
import type { Phrase } from './phrases.ts';
import type { QueryWord } from './spelling.ts';
import { exclusionCue, range } from '../language/words.ts';

// The exclusions of a query: "sin micrófono", "que no sea Samsung ni Xiaomi", "todas menos rojas".

/** An excluded term, and the index of the word after it. */
type ExclusionMatch = ExcludedTerm & { to: number };

/** The texts and words of the chips of exclusions: "Sin micrófono", "Sin carga rapida", "Sin 1 metro", "Nuevo". */
export const describeExclusions = (exclusions: readonly Exclusion[], words: readonly QueryWord[]) =>
  exclusions.map(({ type, wordIndexes, firstExcluded }) => {
    const toTyped = (indexes: readonly number[]): string[] => indexes.map((index) => words[index]?.typed ?? '');
    const excluded = toTyped(wordIndexes.filter((index) => index >= firstExcluded)).join(' ');
    return { text: type === 'used' ? 'Nuevo' : `Sin ${excluded}`, words: toTyped(wordIndexes) };
  });

const isBrandOrLine = ({ type }: Meaning): boolean => type === 'brand' || type === 'line';

/** Whether a negation begins a polite request: "¿no tiene una extensión larga?" */
const isRequest = (texts: readonly string[], index: number): boolean =>
  texts[index] === 'no' &&
  /^(?:tien|tend|vend|manej|hay|habra|sabe)/.test(texts[index + 1] ?? '') &&
  !beforeNegation.test(texts[index - 1] ?? '');

/** Words that may precede the negation of an exclusion. */
const beforeNegation = /^(?:que|q|pero|y|tod[oa]s?)$/;

/** The number of words of a verb between the negation and what is excluded: "no vaya en", "no se metan en"; 0 if none. */
const verbLength = (texts: readonly string[], index: number): number => {
  const length = texts[index + 1] === 'se' ? 2 : 1;
  const isBeforeNoun =
    /^(?:en|del?|por|al)$/.test(texts[index + length + 1] ?? '') && !/\d/.test(texts[index + length + 2] ?? '');
  return beforeNegation.test(texts[index - 1] ?? '') && isBeforeNoun ? length : 0;
};

/** Whether a negation says what the shopper's device lacks: "mi compu no tiene wifi". */
const isComplaint = (texts: readonly string[], index: number): boolean =>
  texts[index] === 'no' &&
  /^(?:tiene|trae|agarra|jala|sirve|cuenta|lleva)$/.test(texts[index + 1] ?? '') &&
  !beforeNegation.test(texts[index - 1] ?? '') &&
  texts.slice(0, index).some((word) => /^(?:mi|mis|la|el)$/.test(word));

/** Whether "menos" is a comparative, not a negation: "al menos", "por lo menos", "gasta menos tinta", "menos de 5". */
const isComparative = (texts: readonly string[], index: number): boolean =>
  texts[index] === 'menos' &&
  (/^(?:al|lo|(?:gast|consum)[ae]n?|us[ae]n?|ocup[ae]n?)$/.test(texts[index - 1] ?? '') ||
    /^(?:de|que) \d/.test(texts.slice(index + 1, index + 3).join(' ')));

/** The vocabulary, the catalogue and the parsed quantities, as exclusions need them. */
interface ExclusionContext {
  lexicon: Lexicon;
  quantities: readonly QueryQuantity[];
  meaningsOf: (words: readonly string[]) => Meaning[];
  /** The longest phrase with a meaning that begins at a word. */
  findPhrase: (from: number) => Phrase | null;
  /** Whether a text is the prefix of a word of the catalogue. */
  isIndexedPrefix: (text: string) => boolean;
  /** Whether a word is an action of a use case. */
  isUseCaseVerb: (text: string) => boolean;
}

/** Finds the exclusions of a query. */
export function findExclusions(texts: readonly string[], context: ExclusionContext): Exclusion[] {
  const { lexicon, quantities, findPhrase, meaningsOf } = context;
  const { attributes } = lexicon;
  /** Whether the query requests a product type that is sold with or without a cable. */
  const mayHaveCable = texts.some((word) =>
    toProductTypes(meaningsOf([word])).some(
      ({ byConnector, joinsConnectors, connector }) => byConnector && !joinsConnectors && connector === '',
    ),
  );
  /** Whether a negation begins a feature, such as "sin cables"; not for types that are sold with or without a cable. */
  const isFeature = (from: number): boolean =>
    [2, 3].some((length) => meaningsOf(texts.slice(from, from + length)).length > 0) &&
    !(/^cables?$/.test(texts[from + 1] ?? '') && mayHaveCable);
  /** The excluded phrase that begins at a word: "que no tengan cable" excludes "con cable". */
  const findExcluded = (from: number): Phrase | null => {
    const phrase = findPhrase(from);
    if (!phrase || mayHaveCable) return phrase;
    const meanings = meaningsOf(['con', texts[from] ?? '']);
    return meanings.length > 0 ? { ...phrase, meanings } : phrase;
  };
  /** Whether the words before the negation request an attribute. */
  const isRequested =
    (negationIndex: number) =>
    (attribute: Attribute): boolean =>
      texts
        .slice(0, negationIndex)
        .some((word) =>
          meaningsOf([word]).some((meaning) => meaning.type === 'attribute' && meaning.attribute === attribute),
        );
  /**
   * Whether "nuevo" requests a device that is not used: not in "como nuevo", "que no sea nuevo" or "nuevo o usado", nor for an
   * accessory ("funda para celular nuevo").
   */
  const excludesUsed = (index: number): boolean =>
    !/^(?:como|casi|no|ni|sean?)$/.test(texts[index - 1] ?? '') &&
    !texts.some((word) => /^(?:usad|seminuev|reacondicionad)/.test(word)) &&
    toProductTypes(texts.flatMap((word) => meaningsOf([word]))).every(({ device }) => device);
  const exclusions: Exclusion[] = [];
  for (let index = 0; index < texts.length; index++) {
    const before = exclusions.at(-1);
    if (/^nuev/.test(texts[index] ?? '')) {
      if (excludesUsed(index)) exclusions.push({ type: 'used', wordIndexes: [index], firstExcluded: index });
      continue;
    }
    // "Menos HP y Lenovo": a brand after a brand.
    const isBrandToo =
      texts[index] === 'y' && before?.type === 'brand' && findPhrase(index + 1)?.meanings.some(isBrandOrLine);
    const continues = (isBrandToo || /^(?:ni|o)$/.test(texts[index] ?? '')) && before?.wordIndexes.at(-1) === index - 1;
    if (!continues && (!exclusionCue.test(texts[index] ?? '') || isComparative(texts, index) || isFeature(index)))
      continue;
    // "Nada de gamer", "nada gamer", but "mi hijo nada en la alberca".
    const isAttributeOrBrand = meaningsOf([texts[index + 1] ?? '']).some(
      ({ type }) => type === 'attribute' || type === 'brand',
    );
    if (
      isComplaint(texts, index) ||
      isRequest(texts, index) ||
      (texts[index] === 'nada' && texts[index + 1] !== 'de' && !isAttributeOrBrand)
    )
      continue;
    const next = texts[index + 1] === 'se' ? index + 2 : index + 1;
    // "Que no se metan en la oreja" is a phrase with its verb.
    const isPhrase = (findPhrase(next)?.wordIndexes.length ?? 0) > 1;
    let start = isPhrase ? next : index + 1 + verbLength(texts, index);
    const isFiller = (text = ''): boolean => lexicon.exclusionFillers.has(text);
    // "Que no se ponga amarilla", but "que no se moje".
    while (isFiller(texts[start]) || (texts[start] === 'se' && isFiller(texts[start + 1]))) start++;
    let from = index;
    while (from > 0 && beforeNegation.test(texts[from - 1] ?? '')) from--;
    const quantity = quantities.find(({ wordIndexes }) => wordIndexes[0] === start);
    const excluded: ExclusionMatch | null = quantity
      ? {
          type: 'words',
          words: [quantityTerm(quantity.quantity.unit, quantity.quantity.value)],
          to: start + quantity.wordIndexes.length,
        }
      : toExclusionMatch(texts, start, findExcluded(start), context, isRequested(index));
    if (!excluded) continue;
    // "Sin lector de discos": the discs belong to it, but not the phone of "cargador sin cable de iphone", nor a trait ("sin pilas,
    // de cable").
    const hasPurpose = excluded.type === 'words' && texts[excluded.to] === 'de' && !findPhrase(excluded.to);
    const purpose = hasPurpose ? findPhrase(excluded.to + 1) : null;
    if (purpose?.meanings.every((meaning) => meaning.type === 'productType' && !meaning.productType.device))
      excluded.to = (purpose.wordIndexes.at(-1) ?? excluded.to) + 1;
    const oppositeName = excluded.type === 'attribute' ? excluded.attribute.opposite : undefined;
    const opposite = attributes.find(({ name }) => name === oppositeName);
    const firstExcluded = findFirstShown(texts, start, isPhrase ? excluded.to - 1 : start);
    exclusions.push({ ...excluded, opposite, wordIndexes: range(from, excluded.to), firstExcluded });
    index = excluded.to - 1;
  }
  return exclusions;
}

/** The first word of the chip: "tipo" belongs to "no tipo c", but the verb does not belong to "que no se metan en la oreja". */
function findFirstShown(texts: readonly string[], start: number, noun: number): number {
  if (texts[start - 1] === 'tipo') return start - 1;
  return texts[start - 1] === 'se' ? noun : start;
}

function toExclusionMatch(
  texts: readonly string[],
  from: number,
  phrase: Phrase | null,
  { lexicon: { excludedAlike, stopWords }, isIndexedPrefix, isUseCaseVerb }: ExclusionContext,
  isRequested: (attribute: Attribute) => boolean,
): ExclusionMatch | null {
  const word = texts[from];
  // "no carga", "no llega" describe a problem.
  const mayBeNoun = (text: string): boolean => isIndexedPrefix(text) && !stopWords.has(text) && !isUseCaseVerb(text);
  if (!phrase) return word !== undefined && mayBeNoun(word) ? { type: 'words', words: [word], to: from + 1 } : null;
  const to = (phrase.wordIndexes.at(-1) ?? from) + 1;
  const meaning = phrase.meanings.find(({ type }) => type !== 'productType');
  // "Soporte de auto que no vaya en la rejilla": both words mean the car.
  if (meaning?.type === 'attribute' && !isRequested(meaning.attribute))
    return { type: 'attribute', attribute: meaning.attribute, to };
  if (meaning?.type === 'brand') return { type: 'brand', brand: meaning.brand, line: '', to };
  if (meaning?.type === 'line') return { type: 'brand', brand: meaning.brand, line: meaning.line, to };
  const words = texts.slice(from, to);
  const synonyms = excludedAlike.find((group) => words.some((excludedWord) => group.includes(excludedWord)));
  return { type: 'words', words: synonyms ?? words, to };
}

/** The exclusions without those of the shopper's own device: "oír música en un auto sin bluetooth". */
export const dropExclusionsOfOwnDevice = (
  exclusions: readonly Exclusion[],
  texts: readonly string[],
  useCase: TypePart | null,
  { meaningsOf }: Lexicon,
): Exclusion[] =>
  exclusions.filter(
    ({ wordIndexes: [index = 0] }) =>
      useCase?.inferred === undefined ||
      !meaningsOf(texts.slice(Math.max(0, index - 1), index)).some((meaning) =>
        meaning.type === 'productType'
          ? meaning.productType.device && !useCase.productTypes.includes(meaning.productType)
          : meaning.type === 'attribute' && meaning.attribute.name === 'para auto',
      ),
  );
