import { fold } from '../../../../lib/text.ts';
import { type Lexicon, toProductTypes } from '../language/lexicon.ts';
import type { FullForms } from './searchProduct.ts';
import { tokenize } from '../language/words.ts';

// Expands the names of products: abbreviated and damaged words to their full forms ("CBL P/IPH C/MIC", "LÃ¡mina", "C\ufffdmara"), and
// words that names imply and omit. Runs in the build only.

const replacementCharacter = '\ufffd';
/** A word of a name, which may contain replacement characters. */
const nameWord = /[\p{L}\p{N}\ufffd]+/gu;
/** The byte of each non-ASCII character of Windows-1252. */
const windowsBytes = new Map(
  Array.from({ length: 128 }, (_, index): [string, number] => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(128 + index)),
    128 + index,
  ]),
);
const continuationBytes = `[${[...windowsBytes.keys()].slice(0, 64).join('')}]`;
const doubleEncoded = new RegExp(`[ÂÃ]${continuationBytes}|â${continuationBytes}{2}`, 'g');

/** Repairs UTF-8 that was read as Windows-1252: "LÃ¡mina" → "Lámina". */
export const repairEncoding = (text: string): string =>
  text.replaceAll(doubleEncoded, (letters) =>
    new TextDecoder().decode(Uint8Array.from(letters, (letter) => windowsBytes.get(letter) ?? 0)),
  );

/** Rewrites of abbreviations with punctuation: "P/IPH", "C/MIC", "S/CBL", "U/RUDO"; "C" in "CBL C-C" is a connector. */
const nameRewrites: readonly [RegExp, string][] = [
  [/\bplay ?station ([2-5])(?!\w)/gi, 'PlayStation PS$1'],
  // "Tab A9+" is another model.
  [/(?<=\b[a-z]{1,2}\d{1,2})\+(?![\p{L}\d])/giu, ' plus'],
  [/(?<!xiaomi )\bmi (?=band \d)/gi, 'Xiaomi Mi '],
  [/\bu\/\s?rudo\b/gi, 'uso rudo'],
  [/\bc\/\s?rapida\b/gi, 'carga rapida'],
  [/(?<![\p{L}\p{N}])p\/\s?(?=[\p{L}\p{N}])/giu, 'para '],
  [/(?<![\p{L}\p{N}])c\/\s?(?=[\p{L}\p{N}])/giu, 'con '],
  [/(?<=^(?:cbl|cable|adap|adaptador|hub|otg|lector)\s)c(?![\p{L}\p{N}/])/giu, 'tipo c'],
  [/(?<![\p{L}\p{N}])s\/\s?(?=[\p{L}\p{N}])/giu, 'sin '],
];

/** The full form of EXT for drives and for cameras; an extension cord elsewhere. */
const extMeanings: readonly [RegExp, string][] = [
  [/\b(?:hdd?|ssd|disco)\b/i, 'externo'],
  [/\bcam(?:ara)?\b/i, 'exterior'],
];

/** Matches the names of power banks, which may have a capacity in thousands: "PB 20K". */
const powerBank = /\b(?:pb|bank|powerbank)\b/i;

/** Creates a function that expands the abbreviations of a name, and keeps the case of other words. */
export function createNameExpander(fullForms: FullForms): (name: string) => string {
  const expand = (word: string): string => {
    const key = fold(word);
    const fullForm = fullForms.get(key);
    if (fullForm !== undefined) return fullForm;
    // "IP13", "RN11": an abbreviation right before a number.
    const [, letters = '', rest = ''] = /^([a-z]{2,3})(1?\d[a-z]{0,2}|x[rs]?|se)$/.exec(key) ?? [];
    const expansion = fullForms.get(letters);
    return expansion === undefined ? word : `${expansion} ${rest}`;
  };
  return (name) => {
    let text = repairEncoding(name);
    if (/[/+]|\bc\b|station|\bmi band\b/i.test(text))
      for (const [pattern, words] of nameRewrites) text = text.replaceAll(pattern, words);
    for (const [context, fullForm] of extMeanings)
      if (context.test(text)) text = text.replaceAll(/(?<!\w)ext(?!\w)/gi, fullForm);
    if (powerBank.test(text)) text = text.replaceAll(/\b(5|10|20|30|50)k\b/gi, '$1000 mAh');
    return fullForms.size === 0 ? text : text.replaceAll(nameWord, expand);
  };
}

/** A catalogue uses abbreviations if at least this share of its names has a known one. */
const minAbbreviatedShare = 0.05;

/** Learns the full forms of unknown words in a catalogue's names. */
export function learnFullForms(names: readonly string[], lexicon: Lexicon): FullForms {
  const counts = new Map<string, number>();
  const firstWords = new Map<string, number>();
  const { abbreviations } = lexicon;
  /** Single words that name a type. */
  const typeWords = lexicon
    .phrasesWithPrefix('')
    .flatMap(({ phrase, meanings }) => (!phrase.includes(' ') && toProductTypes(meanings).length > 0 ? [phrase] : []));
  let abbreviatedCount = 0;
  for (const name of names) {
    const words = fold(repairEncoding(name)).match(nameWord) ?? [];
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const [first = ''] = words;
    firstWords.set(first, (firstWords.get(first) ?? 0) + 1);
    if (words.some((word) => word.length > 2 && abbreviations.has(word))) abbreviatedCount++;
  }
  const fullForms = new Map<string, string>();
  const known = [...new Set([...counts.keys(), ...lexicon.words])].filter(
    (word) => !word.includes(replacementCharacter) && /^[a-z]{3,}$/.test(word),
  );
  for (const word of counts.keys()) {
    if (!word.includes(replacementCharacter)) continue;
    const pattern = new RegExp(`^${word.replaceAll(/\ufffd+/g, '[a-z]{1,2}')}$`);
    const likeliest = mostFrequent(
      known.filter((other) => pattern.test(other)),
      (other) => (counts.get(other) ?? 0) + (lexicon.hasWord(other) ? 1 : 0),
    );
    if (likeliest !== undefined) fullForms.set(word, likeliest);
  }
  if (abbreviatedCount < minAbbreviatedShare * names.length) return fullForms;
  for (const [short, long] of abbreviations) fullForms.set(short, long);
  for (const [word, count] of counts) {
    if (fullForms.has(word) || lexicon.hasWord(word) || lexicon.isCommonWord(word) || !/^[a-z]{3,6}$/.test(word))
      continue;
    const isUsuallyFirst = (firstWords.get(word) ?? 0) * 2 > count;
    const likeliest = mostFrequent(
      (isUsuallyFirst ? typeWords : lexicon.words).filter((other) => abbreviates(word, other)),
      (other) => (counts.get(other) ?? 0) + (other.startsWith(word) ? 0.5 : 0) - other.length / 100,
    );
    if (likeliest !== undefined) fullForms.set(word, likeliest);
  }
  return fullForms;
}

function mostFrequent(words: readonly string[], frequency: (word: string) => number): string | undefined {
  const [best] = [...words].sort((a, b) => frequency(b) - frequency(a) || (a < b ? -1 : 1));
  return best;
}

/**
 * Whether a word may abbreviate another, as a prefix or as a subsequence of its consonants: "tecl" and "teclado", "ctrl" and
 * "control".
 */
export function abbreviates(short: string, long: string): boolean {
  if (long.length < short.length + 2 || short.charAt(0) !== long.charAt(0)) return false;
  if (long.startsWith(short)) return true;
  if (/[aeiou]/.test(short.slice(1, -1))) return false;
  let index = 0;
  for (const letter of short) {
    index = long.indexOf(letter, index) + 1;
    if (index === 0) return false;
  }
  const consonants = long.replaceAll(/[aeiou]/g, '');
  return short.length >= Math.min(3, consonants.length) && long.length <= 3 * short.length;
}

/**
 * The traits of all products of a brand or line: a pattern of the name, the implied words, and another pattern that the name must
 * match, too.
 */
const impliedTraits: readonly [pattern: RegExp, words: string, condition?: RegExp][] = [
  [
    /\b(?:redragon|ocelot|yeyian|balam rush|hyperx|razer|game factor|steelseries|eagle warrior|predator|rog strix)\b/,
    'gamer',
  ],
  [
    /\bjbl (?:go|clip|flip|charge|xtreme|boombox|partybox|pulse)|\b(?:airpods|airdots|freebuds)\b|\b(?:galaxy|redmi|moto) buds\b/,
    'bluetooth',
  ],
  [/\bjbl (?:go|clip|flip|charge|xtreme|boombox|pulse)|\bsrs-x[beg]\d/, 'contra agua'],
  [/\bregadera\b/, 'contra agua', /\bbocina\b/],
  [/\bpartybox|\bbafle\b|\bkaraoke\b|\bboombox\b/, 'fiesta'],
  [
    /\b(?:airpods pro|w[hf]-1000xm\d|quietcomfort|\d*nc|galaxy buds ?(?:fe|[23]|pro|live)\w*|redmi buds [4-6](?! (?:active|play))|freebuds pro|tour pro)\b/,
    'cancelacion de ruido',
  ],
  [/\bvert(?:ical)?\b/, 'ergonomico', /\bmou(?:se)?\b/],
  [/\b(?:hl|dcp|mfc)-?l\d{4}|\blaserjet\b|\bhp m1\d\dw?\b/, 'laser'],
  [/\bsmart tank\b|\becotank\b|\bepson l\d{3,4}\b|\bcanon g\d{4}\b/, 'sistema continuo'],
  [
    /\b(?:ecotank|smart tank|ink tank|deskjet|pixma|epson l\d{3,4}|canon g\d{4})\b/,
    'inyeccion',
    /\b(?:impresora|multif|printer)/,
  ],
  [/\b(?:tapo|imou|ezviz|xiaomi|wyze)\b/, 'wifi', /\bcam/],
  [/\bearpods\b/, 'con microfono'],
  [/\b(?:roku|google|android|fire) tv\b|\b(?:tizen|webos)\b/, 'smart', /\b(?:tv|pantalla|television|tele)\b/],
  [/\b(?:galaxy (?:watch|fit)|apple watch|amazfit|smart band|mi band|redmi watch)/, 'contra agua'],
  [
    /\bgarmin\b|\bamazfit\b|\b(?:mi|smart) band\b|\bgalaxy fit/,
    'deportivo',
    /^(?!.*\b(?:correas?|extensible|pulseras?|micas?|fundas?|protector|cargador|cable)\b)/,
  ],
  [/\b(?:deskjet|pixma|hp \d{4})\b/, 'cartucho', /\b(?:impresora|multif|printer)/],
  [/\b(?:airpods|earpods|freebuds|airdots|tws|buds|in[- ]ear|earbuds)\b/, 'in ear'],
  [/\bso-?dimm\b/, 'laptop'],
  [/\b9 ?v\b/, 'cuadrada', /\b(?:pilas?|bateria)\b/],
  [/\b(?:am[45]|[abx][3-6][257]0m?|x670|x870)\b/, 'ryzen', /\b(?:tarjetas? madre|placa|motherboard|mother|mobo|mb)\b/],
  [
    /\b(?:lga ?1[27]00|lga1851|[hbz][4-8][1679]0m?)\b/,
    'intel core',
    /\b(?:tarjetas? madre|placa|motherboard|mother|mobo|mb)\b/,
  ],
  [/\bryzen [3579] [1-5]\d{3}/, 'am4', /^(?!.*\b(?:laptop|lap|computadora|pc|aio|notebook)\b)/],
  [/\bryzen [3579] [7-9]\d{3}/, 'am5', /^(?!.*\b(?:laptop|lap|computadora|pc|aio|notebook)\b)/],
  [/\b(?:reacondicionad[oa]|refurbished|renovad[oa]|usad[oa])\b/, 'seminuevo'],
  [/\b(?:purple|skyhawk)\b/, 'videovigilancia', /\b(?:wd|seagate|disco|hdd)\b/],
];

/** Matches phones with 5G, which their names often omit. */
const phonesWith5g =
  /\b(?:iphone (?:1[2-9]|air|se 3)|galaxy (?:s2[1-9]|z (?:flip|fold) ?[3-9]|a(?:[35][3-6]|26|73))|moto g(?:34|5[3-6]|62|7[1357]|8[2-6])|(?:moto )?edge [2-9]0|poco (?:x[4-8]|f[3-8])|magic ?[4-8]|pixel [5-9]|xiaomi 1[1-6]t?|oneplus nord)\b/;

/** The words that a product's name implies but does not contain; "" for none. @param isPhone whether the product is a phone */
export function findImpliedTraits(name: string, isPhone = false): string {
  const folded = fold(name);
  const network = isPhone && phonesWith5g.test(folded) && !/\b[45]g\b/.test(folded) ? ['5g'] : [];
  const isImplied = (pattern: RegExp, condition?: RegExp): boolean =>
    pattern.test(folded) && condition?.test(folded) !== false;
  return impliedTraits
    .flatMap(([pattern, words, condition]) => (isImplied(pattern, condition) && !folded.includes(words) ? words : []))
    .concat(network)
    .join(' ');
}

/**
 * The printers of each ink or toner: shoppers search by the printer, product names state the cartridge. A line is
 * `codes: printers`, a code as names spell it (with or without spaces), a printer by its model; `hp` where models alone
 * would be ambiguous. Only the search uses it: pages do not claim compatibility based on it.
 */
const cartridgeTable = `
544 t544: l1110 l1210 l1250 l3110 l3150 l3160 l3210 l3250 l3260 l5190 l5290 l5590
epson664 t664: l110 l120 l200 l210 l220 l300 l310 l350 l355 l365 l375 l380 l395 l396 l455 l475 l495 l555 l565 l575 l606 l656 l1300
504 t504: l4150 l4160 l4260 l6161 l6171 l6191 l6270 l14150
673 t673: l800 l805 l810 l850 l1800
534 t534: m1120 m1170 m2120 m2170 m3170 m3180
hp664: 1115 2135 2136 2675 3635 3775 3785 3835 4535 4675 5075 5275
hp667: 1275 2374 2375 2376 2774 2775 2776 2875 4175 6075 6475
hp662: 1015 1515 1516 2515 2516 2545 2546 2645 3515 3545 4645
hp122: 1000 1050 1055 2050 2054 3050
gt51: hp 310 315 319 410 415 419 500 515 516 530 532 580 585 615 720 750
gt52: hp 310 315 319 410 415 419 500 515 516 530 532 580 585 615 720 750
gt53: hp 310 315 319 410 415 419 500 515 516 530 532 580 585 615 720 750
12a q2612a: hp 1010 1012 1015 1018 1020 1022 3015 3020 m1005
05a ce505a: hp p2035 p2055
85a 285a ce285a: hp p1102 p1102w m1132 m1212 m1212nf m1217
78a ce278a: hp p1566 p1606 m1536
83a cf283a: hp m125 m127 m201 m225
79a cf279a: hp m12 m12w m26 m26w
17a cf217a: hp m102 m102w m130 m130fw
30a cf230a: hp m203 m203dw m227
26a cf226a: hp m402 m426
48a cf248a: hp m15 m15w m28 m28w
105a w1105a: hp 107a 107w m107w 135a 135w m135w 137fnw
150a w1500a: hp m111 m111w m141 m141w
gi190: g1100 g2100 g3100 g4100 g1110 g2110 g3110 g4110 g4111
gi10: g5010 g6010 g7010
gi11: g2160 g3160 g2170 g3170 g4170
canon145 pg145: mg2410 mg2510 ts3110
canon146 cl146: mg2410 mg2510 ts3110
canon210 pg210: ip2700 mp250 mp280 mp490 mx330
canon211 cl211: ip2700 mp250 mp280 mp490 mx330
tn1060: hl1110 hl1112 hl1200 hl1202 hl1212w dcp1512 dcp1602 dcp1612w dcp1617nw mfc1810 1112 1202 1212w 1602 1617nw
tn660 tn630: l2300d l2320d l2340dw l2360dw l2380dw l2540dw l2700dw l2720dw l2740dw
tn760 tn730: l2350dw l2370dw l2390dw l2395dw l2550dw l2710dw l2750dw
btd60: t220 t310 t420w t510w t520w t710w t720dw t820dw
bt6001: t300 t500w t700w t800w
bt5001: t220 t300 t310 t420w t500w t510w t520w t710w t720dw t820dw
d111s mltd111s: m2020 m2020w m2022 m2070 m2070w m2070fw
`;

const wordsByCode = new Map(
  cartridgeTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', printers = ''] = line.split(': ');
      return codes.split(' ').map((code): [string, string] => [code, `${codes} ${printers}`]);
    }),
);

/**
 * The search words of a cartridge, by the codes in its name: the spellings of the code and its printers. "Tinta T544" gives
 * "544 t544 l1110 …"; "" for none.
 */
export function findCartridgeWords(name: string): string {
  const words = tokenize(fold(name)).map((word) => word.replace(/^(\d{3})xl$/, '$1'));
  // Epson and HP both have a 664.
  const brands = words.filter((word) => /^(?:hp|epson|canon)$/.test(word));
  const codes = words.flatMap((word, index) => [
    word,
    word + (words[index + 1] ?? ''),
    ...brands.map((brand) => brand + word),
  ]);
  return [...new Set(codes.flatMap((code) => wordsByCode.get(code) ?? []))].join(' ');
}
