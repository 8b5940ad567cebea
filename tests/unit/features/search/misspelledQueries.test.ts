import { describe, expect, test } from 'vitest';
import holdout from '../../../../scripts/bench/search/testCollections/misspelled.json' with { type: 'json' };
import training from '../../../../scripts/bench/search/testCollections/misspelled-training.json' with { type: 'json' };
import { effectivePrice } from '../../../../src/contract/rules.ts';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';
import { generateShop } from '../../../../scripts/sandbox/seed/generateShop.ts';
import { correctLoosely } from '../../../../src/features/search/engine/query/correctionRules.ts';
import { toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { stem, tokenize } from '../../../../src/features/search/engine/language/words.ts';
import { similarProductsWarning } from '../../../../src/features/search/results/NoResults.tsx';
import {
  formatCorrections,
  formatMissingTerms,
  formatRelatedNotice,
  formatHeading,
  formatLeadingTerms,
} from '../../../../src/features/search/interpretationTexts.ts';
import { fold } from '../../../../src/lib/text.ts';

// Misspelled queries (scripts/bench/search/testCollections): the texts about them have to be true of the results.

const { find, spellCorrect } = createSearcher(
  generateShop({ products: 264 }).products.map(({ product }) => toSearchProduct(product)),
);
const interpret = (query: string) => find(query).interpretation;
const resultNames = (query: string, limit?: number) => find(query, limit).products.map(({ name }) => name);
/** Expects that a query has results, and that the names of the first ones match a pattern. */
const expectNames = (query: string, pattern: RegExp, limit: number) => {
  const names = resultNames(query, limit);
  expect(names, query).not.toEqual([]);
  for (const name of names) expect(name, query).toMatch(pattern);
};
const getHeading = (query: string) => formatHeading(interpret(query));
const getMissingLead = (query: string) => formatMissingTerms(interpret(query))?.lead ?? null;
const getCorrectedText = (query: string) => formatCorrections(interpret(query));

const queries = [...holdout, ...training].map(({ text }) => text);

describe('R4.17 texts about a query', () => {
  test.each(queries)('are true: %s', (query) => {
    const { products, interpretation } = find(query);
    const shownStems = new Set(products.flatMap(({ name, brand }) => tokenize(fold(`${name} ${brand}`)).map(stem)));
    const resultsContain = (text: string): boolean => tokenize(fold(text)).every((word) => shownStems.has(stem(word)));
    for (const term of interpretation.missingTerms)
      expect(resultsContain(term), `reported as missing: ${term}`).toBe(false);
    const quoted = [...interpretation.missingTerms, ...interpretation.leadingTerms].map(fold);
    for (const { typed, isShown } of interpretation.corrected)
      if (isShown) expect(quoted, `«${typed}» was corrected`).not.toContain(typed);
    const { brand } = interpretation;
    expect(quoted, `the heading says ${brand}`).not.toContain(fold(brand ?? '-'));
    if (products.length === 0) expect(formatCorrections(interpretation)).toBeNull();
  });

  test.each([
    ['in words typed without accents', 'audifonps inalambricps', 'Mostramos «audífonos» e «inalámbricos» en vez de'],
    ['in a word that no product has', 'adaptador de corrriente', 'Mostramos «corriente» en vez de «corrriente».'],
  ])('quote corrections in the spelling of the catalogue, %s', (_, query, text) => {
    expect(getCorrectedText(query)).toContain(text);
  });

  test('quote the corrected words, not the misspelling', () => {
    expect(formatLeadingTerms(interpret('audifonos geimer'))).toBe('Primero lo más parecido a «gamer».');
    expect(getMissingLead('bocima jvl roja')).not.toContain('bocima');
    expect(getMissingLead('extencion electrica')).toBe('Ningún nombre dice «extensión eléctrica»:');
  });

  test('show no correction that no result has', () => {
    expect(getCorrectedText('contol xbox')).toBeNull();
    expect(getMissingLead('contol xbox')).toBeNull();
    expect(interpret('contol xbox')).toMatchObject({ lacksModel: true, phone: 'Xbox' });
    expect(getCorrectedText('aipods')).toBeNull();
    expect(getMissingLead('aipods')).toBe('Ningún nombre dice «airpods»:');
    expect(getCorrectedText('camara seguirdad')).toBeNull();
    // The case for the phone is coral; another product is black.
    expect(resultNames('funda negrs iphone 11').some((name) => name.includes('negro'))).toBe(true);
    expect(getCorrectedText('funda negrs iphone 11')).toBeNull();
  });

  test('report an alphanumeric term as missing only if it may be a model number', () => {
    expect(getMissingLead('tripie ab12c')).toBe('Ningún nombre dice «ab12c»:');
    expect(getMissingLead('tripie 12xyz')).toBe('No tomamos en cuenta «12xyz»:');
    expect(getMissingLead('cargador rapid0')).toBeNull();
  });

  test('report no word as missing that any result has', () => {
    for (const query of ['bluetoot para auto', 'adaptador otg micro uvs'])
      expect(getMissingLead(query), query).toBeNull();
  });

  test('report nothing as missing that all results or one of the type have', () => {
    for (const query of ['cable rsa 35mm', 'hub usb c 7 en 1 con hdmy'])
      expect(
        interpret(query).chips.filter(({ dropped }) => dropped),
        query,
      ).toEqual([]);
    expect(formatLeadingTerms(interpret('ssd 500 gb externo'))).toBe('Primero lo más parecido a «500 GB».');
  });

  test('never correct to a word that is misspelled itself', () => {
    expect(getCorrectedText('smartwhatch barato')).toBe('Mostramos «smartwatch» en vez de «smartwhatch».');
    expect(getCorrectedText('mauze inalambrico')).toBe('Mostramos «mouse» en vez de «mauze».');
    expect(getCorrectedText('soporte celular para karro')).toBe('Mostramos «carro» en vez de «karro».');
    expect(getCorrectedText('bateris')).toBe('Mostramos «batería» en vez de «bateris».');
  });

  test('report neither stop words nor incomplete words as missing', () => {
    for (const query of ['funda de uso rudo para lla', 'cable h de mi', 'mouse zz'])
      expect(getMissingLead(query)).toBeNull();
  });

  test.each([
    ['moto g8', 'Para Moto G8…'],
    ['funda moto g8', 'Fundas para Moto G8…'],
    ['iphone 14 pro', 'Ningún producto dice iPhone 14 Pro'],
    ['iphone 15 plus', 'Ningún producto dice iPhone 15 Plus'],
    ['samsung a32', 'Ningún producto dice Galaxy A32'],
    ['cable y cargador', 'Cables y cargadores'],
    ['cable tipo c a tipo c', 'Cables USB-C'],
    ['fundas pra sansung a54', 'No tenemos funda para Galaxy A54'],
    ['ring lait', 'Aros de luz'],
    ['tinta hp 85a', 'No encontramos tinta para HP 85A'],
    ['escritorio', null],
  ])('%s: have the heading %s', (query, expected) => expect(getHeading(query)).toBe(expected));

  test.each([
    ['cristal tenplado red mi note 13', null],
    ['correa apple watch 44mm', 'Ningún nombre dice «44 mm» ni «Apple»:'],
    ['algo para que no se moje el celular', 'Ningún nombre dice «contra agua»:'],
    ['carjador iphone orijinal', null],
    ['cable tpo c a c dos metros', null],
    ['cargador de carro con dos entradas', null],
    ['cargador para auto dos puertos', null],
    ['para escuchar musica en la regadera', null],
    ['bocina para musica', null],
    ['suport para bici', 'Ningún nombre dice «soporte para bici»:'],
    ['escritorio', null],
    ['popsoket', 'Ningún nombre dice «popsocket»:'],
  ])('%s: report as missing %s', (query, expected) => expect(getMissingLead(query)).toBe(expected));

  test.each([
    ['vateria para moto g8', null],
    ['samsung a 54 nuebo', null],
    ['caraza samsung a35', 'Mostramos «carcaza» en vez de «caraza».'],
    ['mikas', 'Mostramos «mica» en vez de «mikas».'],
    ['cargafor samsung', 'Mostramos «cargador» en vez de «cargafor».'],
    ['cargp samsung', null],
    ['lampara led rgv', null],
  ])('%s: report the correction %s', (query, expected) => expect(getCorrectedText(query)).toBe(expected));

  test('report an unknown word as ignored, after the missing terms', () => {
    expect(getMissingLead('funda xyzzyq')).toBe('No tomamos en cuenta «xyzzyq»:');
    const missing = formatMissingTerms(interpret('bocina jbl xyzzyq'));
    expect(missing).toEqual({
      lead: 'Ningún nombre dice «JBL»:',
      text: 'esto es lo más parecido que encontramos. No tomamos en cuenta «xyzzyq».',
    });
  });

  test('have a brand in the heading only if the results have it; "para" only for accessories', () => {
    expect(getHeading('bocima jbl')).toBe('Bocinas');
    expect(getMissingLead('bocima jbl')).toBe('Ningún nombre dice «JBL»:');
    expect(getHeading('estuche airpoods pro')).toBe('Fundas');
    expect(getHeading('selular samsung')).toBe('Celulares Samsung');
    expect(getHeading('celular galaxy s24')).toBe('No tenemos celular Galaxy S24');
    expect(getHeading('funda samsung')).toBe('Fundas para Samsung');
  });

  test('inflect colours correctly, even those that are nouns', () => {
    expect(formatLeadingTerms(interpret('audifonos rosa'))).toBe(
      'Primero los rosas o parecidos; luego, otros colores.',
    );
    expect(formatLeadingTerms(interpret('audifonos rosas baratos'))).toBeNull();
    expect(formatLeadingTerms(interpret('correa cafe'))).toBe('Primero las cafés o parecidas; luego, otros colores.');
    expect(formatLeadingTerms(interpret('audifonos negra'))).toBe(
      'Primero los negros o parecidos; luego, otros colores.',
    );
  });
});

describe('R4.17 misspellings are understood', () => {
  test.each([
    ['words typed as one', 'bocinabluetooth', 'bocina bluetooth'],
    ['words typed as one, with a function word', 'audifonosconcable', 'audifonos con cable'],
    ['a word in two parts that are words, too', 'audífonos in alámbricos', 'audifonos inalambricos'],
    ['a word in two parts, the last one a letter', 'tripi e para celular', 'tripie para celular'],
    ['two parts that sound like a word', 'bo sina bluetooth', 'bocina bluetooth'],
    ['two parts with a typo', 'mouse pat', 'mousepad'],
    ['two parts with two typos', 'power van', 'powerbank'],
    ['a number after a word with a typo', 'mica ipone15', 'mica iphone 15'],
    ['a zero for an o', 'disco duro estern0', 'disco duro externo'],
    ['a model with a separate letter', 'fundas para el a quince', 'funda galaxy a15'],
    ['a unit with a typo', 'memoria de 64 jigas', 'memoria de 64 gigas'],
    ['English spelled by sound', 'nintendo suich', 'nintendo switch'],
    ['a word with wrong vowels', 'kragadoor', 'cargador'],
    ['a product line rather than another word', 'airpots', 'airpods'],
    ['a word that almost sounds like one', 'audiphonmos', 'audifonos'],
    ['two transposed letters', 'cabel usb', 'cable usb'],
    ['letters that are spelled out', 'micro esedé', 'micro sd'],
  ])('%s: %s', (_, query, meantQuery) => {
    expect(resultNames(query)).toEqual(resultNames(meantQuery));
    expect(resultNames(query)).not.toEqual([]);
  });

  test.each(['controlps5', 'control plei 5', 'control play staion 5'])(
    'the name of a console, typed as one word or misspelled: %s',
    (query) => expect(interpret(query)).toMatchObject({ lacksModel: true, phone: 'PS5' }),
  );

  test.each(['power bank', 'cargador es', 'memoria y usb', 'funda para la', 'cable a usb', 'cable usb c lightning'])(
    'but not two correct words as one: %s',
    (query) => {
      expect(interpret(query).corrected).toEqual([]);
    },
  );

  test('but not as a word that only has the same consonants', () => {
    expect(interpret('soporte auto maneto').colours).toEqual([]);
    expect(resultNames('soporte auto maneto')[0]).toContain('magnético');
  });

  test('a feature of several words, in the form of names or categories', () => {
    expect(resultNames('audifonos con cable')[0]).toContain('Audífonos de cable');
  });
});

describe('R4.17 a product type that the shop does not have', () => {
  test('is reported as missing, and the most similar type is shown', () => {
    expect(getMissingLead('regualdor de voltaje')).toBe('Ningún nombre dice «regulador de voltaje»:');
    expect(getHeading('regualdor de voltaje')).toBe('Multicontactos');
    expect(getMissingLead('multicontacto')).toBeNull();
  });

  test('is not replaced by parts of other devices', () => {
    for (const query of ['tele visión smart 43', 'funda ipad 9 na', 'funda airpods'])
      expect(resultNames(query)).toEqual([]);
    expect(resultNames('pantalla')[0]).toContain('Pantalla');
  });
});

test('R4.17 a term is reported to come first only if the first result has it', () => {
  // For the incomplete word "magsaf", common chargers come first.
  expect(resultNames('cargador magsaf')[0]).not.toMatch(/magn[eé]tico/i);
  expect(formatLeadingTerms(interpret('cargador magsaf'))).toBeNull();
  expect(resultNames('funda magsaf')[0]).toContain('magnética');
  expect(formatLeadingTerms(interpret('funda magsaf'))).toBe('Primero lo más parecido a «magsaf».');
});

test('R4.17 "USB-C a USB-C" does not match USB-A', () => {
  const names = resultNames('cables usb-a', 24);
  const lastIndex = names.findLastIndex((name) => name.includes('USB-A'));
  expect(lastIndex).toBeGreaterThan(3);
  expect(names.slice(0, lastIndex).filter((name) => !name.includes('USB-A'))).toEqual([]);
  expect(getHeading('cables usb-a')).toBe('Cables');
  expect(formatLeadingTerms(interpret('cables usb-a'))).toBe('Primero lo más parecido a «USB-A».');
});

test('R4.17 the heading has a size only if the first result has it', () => {
  // The first HDMI cable is 1.8 m long.
  expect(getHeading('cabel hdmi 2m')).toBe('Cables');
  expect(getHeading('cables 2m')).toBe('Cables de 2 m');
});

test('R4.17 the page says when products of related types follow', () => {
  for (const query of ['aro de luz con tripie', 'pila para control remoto', 'reloj inteligente'])
    expect(formatRelatedNotice(interpret(query)), query).toBe('Después, otras cosas que pueden servir.');
  for (const query of ['regualdor de voltaje', 'audifonos']) expect(formatRelatedNotice(interpret(query))).toBeNull();
});

test('R4.17 a missing word is quoted as typed if its correction is uncertain', () => {
  expect(getMissingLead('funda iphone 11 stich')).toBe('Ningún nombre dice «stich»:');
  expect(getMissingLead('soporte barta')).toBe('Ningún nombre dice «barta»:');
  expect(getMissingLead('fundas iphone13 transparnte')).toBe('Ningún nombre dice «transparente»:');
});

test('R4.17 a product type is not reported as missing if its word is in a name, such as cases with a ring', () => {
  expect(getMissingLead('anillo')).toBeNull();
  expect(getMissingLead('popsocket')).toBe('Ningún nombre dice «popsocket»:');
  expect(getMissingLead('adaptador usb bluetooth')).toBe('Ningún nombre dice «USB bluetooth»:');
});

test('R4.17 the page says that other colours follow only if no other product types do', () => {
  expect(formatLeadingTerms(interpret('mouse rojo'))).toBe('Primero los rojos o parecidos; luego, otros colores.');
  expect(formatLeadingTerms(interpret('funda negra galaxy s23 ultra'))).toBe('Primero las negras o parecidas.');
});

test('R4.17 chargers and cables for a phone have its connector', () => {
  const isForLightning = (name: string): boolean => /Lightning/.test(name) && !/micro USB/.test(name);
  for (const query of ['cable para samsung', 'cable galaxy a15', 'cable iphone 16']) {
    const names = resultNames(query, 24);
    expect(names, query).not.toEqual([]);
    expect(
      names.filter((name) => isForLightning(name) || /^Cable HDMI/.test(name)),
      query,
    ).toEqual([]);
  }
  expect(resultNames('cable iphone 13').some(isForLightning)).toBe(true);
  const cables = resultNames('cable iphone 13', 24).filter((name) => name.startsWith('Cable'));
  expect(cables.filter((name) => !name.includes('Lightning'))).toEqual([]);
  expect(resultNames('cargador iphone 13')[0]).toContain('USB-C');
});

test('R4.17 units are not reported as missing, and "128gv" is 128 GB', () => {
  expect(getMissingLead('usb de treitaidos gigas')).toBe('No tomamos en cuenta «treitaidos»:');
  expect(getHeading('memoria usb 128gv')).toBe('Memorias USB de 128 GB');
  expect(formatLeadingTerms(interpret('adaptador jak 3.5'))).toBe('Primero lo más parecido a «3.5 mm».');
});

test.each([
  ['cargador 20wts iphone', 'Cargadores de 20 W para iPhone'],
  ['cargador 45 wats', 'Cargadores de 45 W'],
  ['cargadro samsung', 'Cargadores para Samsung'],
  ['cargador orijinal iphone 20 w', 'Cargadores de 20 W para iPhone'],
  ['disco duro externo 1 terra', 'Discos externos de 1 TB'],
  ['cargaddor para motog 32', 'Cargadores para Moto G32'],
  ['funda y mica iphone 12 mni', 'No tenemos funda para iPhone 12 mini'],
  ['funda iphone 14 pro mx', 'Fundas para iPhone 14 Pro Max'],
  ['usb 64 gigs', 'Memorias USB de 64 GB'],
  ['cable 3 mtros', 'Cables de 3 m'],
  ['cable 2 motos', 'Cables para Moto'],
  ['bocina con microfono y lucez', 'Bocinas'],
  ['audifonos y foco', 'Audífonos e iluminación'],
  ['powerbank 20000mha', 'Baterías portátiles de 20,000 mAh'],
  ['powerbank 20000 mha', 'Baterías portátiles de 20,000 mAh'],
  ['usb de 32gbb', 'Memorias USB de 32 GB'],
  ['cargador de 6 5w', 'Cargadores de 65 W'],
  ['cargador tipo s de 25 wats', 'Cargadores USB-C de 25 W'],
  ['cargador 20whats', 'Cargadores de 20 W'],
  ['cable 3 mrtros', 'Cables de 3 m'],
  ['correa reloj 22 mn', 'Correas de 22 mm'],
  ['ssd 500 gv externo', 'Discos de 500 GB'],
  ['funda redminote13', 'Fundas para Redmi Note 13'],
  ['funda iphone 14 promas', 'Fundas para iPhone 14 Pro Max'],
  ['moto e2o funda', 'No tenemos funda para Moto E20'],
  ['iph9ne 11', 'Para iPhone 11'],
  ['fundas samsung zeta flip', 'No tenemos funda para Galaxy Z Flip'],
  ['ub usb 4 puertos', 'Adaptadores'],
  ['cargado inalambrico', 'Cargadores inalámbricos'],
  ['cargador para el caro', 'Cargadores para auto'],
  ['bateris externa', 'Baterías portátiles'],
  ['cavle usb c dos metross', 'Cables USB-C de 2 m'],
  ['cablede 2 metros tipo c', 'Cables USB-C de 2 m'],
  ['cable tipo see', 'Cables USB-C'],
  ['micro sd 128 jb', 'Tarjetas de memoria de 128 GB'],
  ['funda iphone 14 pro mas', 'Fundas para iPhone 14 Pro Max'],
  ['bateria iphone 8 plsu', 'No tenemos batería para iPhone 8 Plus'],
  ['galaxy z flip fuinda', 'No tenemos funda para Galaxy Z Flip'],
  ['funda samsun a 52', 'No tenemos funda para Galaxy A52'],
  ['funda iphone 15 por max', 'No tenemos funda para iPhone 15 Pro Max'],
  ['control para ps 5', 'No encontramos control para PS5'],
  ['control para plei', 'No encontramos control para Playstation'],
  ['control para play', 'No encontramos control para Playstation'],
  ['cargador doble entada usb c y usv', 'Cargadores'],
  ['oppo a 58 funfa', 'No tenemos funda para Oppo A58'],
  ['display moto g8 powr', 'No tenemos pantalla de repuesto para Moto G8 Power'],
  ['iphone se2 funda', 'No tenemos funda para iPhone SE 2'],
  ['cargador para el coxe', 'Cargadores para auto'],
])('R4.17 the heading of a misspelled query: %s', (query, expected) => expect(getHeading(query)).toBe(expected));

test('R4.17 a colour is reported to come first only if all products of it do', () => {
  expect(resultNames('cargador azul', 24).findLastIndex((name) => name.includes('azul'))).toBeGreaterThan(3);
  expect(formatLeadingTerms(interpret('cargador azul'))).toBeNull();
});

test('R4.17 a feature is reported to come first only if half of the products with it do', () => {
  const names = resultNames('cargador rapido galaxy a54', 24);
  expect(names[0]).toContain('rápido');
  expect(names.slice(1, 3).join()).not.toContain('rápido');
  expect(formatLeadingTerms(interpret('cargador rapido galaxy a54'))).toBeNull();
});

test('R4.17 a term with a similar meaning is not reported to come first: "reforzado" for "trenzado"', () => {
  expect(resultNames('cable trenzado negro')[0]).toContain('reforzado');
  expect(formatLeadingTerms(interpret('cable trenzado negro'))).toBeNull();
  // No name says "regadera".
  expect(formatLeadingTerms(interpret('bocina para la regadera'))).toBe('Primero lo más parecido a «regadera».');
});

test('R4.17 a feature that no result has is reported as missing, even if names have its words: "sin cable"', () => {
  expect(getMissingLead('audifonos sin cable menos de 300')).toBe('Ningún nombre dice «sin cable»:');
  expect(getMissingLead('cargador iphone original')).toBeNull();
});

test('R4.17 "3en1" means 3 en 1, "jack 3.5m" 3.5 mm, and "sin color" transparent', () => {
  expect(resultNames('cable 3en1')).toEqual(resultNames('cable 3 en 1'));
  expect(getMissingLead('cable 3en1')).toBeNull();
  expect(interpret('funda sin color iphne xr').chips.map(({ text }) => text)).toEqual([
    'transparente',
    'iPhone XR',
    'Fundas',
  ]);
  expect(getHeading('audifonos jack 3.5m')).toBe('Audífonos de 3.5 mm');
  expect(getMissingLead('audifonos jack 3.5m')).toBeNull();
  expect(resultNames('funda sin color iphone 14')[0]).toContain('transparente');
});

test('R4.17 a digit alone is not reported as missing: "3 en 1"', () => {
  expect(getMissingLead('cargador 3 en uno aple')).toBeNull();
});

test('R4.17 words do not turn into other requests: Acer for "haser", Beats for "5 bats"', () => {
  expect(resultNames('llavero airtag')).toEqual([]);
  expect(interpret('portacelular para la vicicleta').chips.map(({ text }) => text)).toEqual(['bicicleta', 'Soportes']);
  expect(interpret('audifonos para haser ejersicio').chips.map(({ text }) => text)).not.toContain('Acer');
  expect(resultNames('ventosa para parabrisa')[0]).toMatch(/^Soporte con ventosa/);
  expect(interpret('cargador iphone 5 bats').chips.map(({ text }) => text)).not.toContain('Beats');
  expect(interpret('galaxy z flip fuinda').attributes).toEqual([]);
  expect(interpret('sporte para celular').attributes).toEqual([]);
  expect(interpret('cavle blanco no tipo c').chips[0]?.text).toBe('Sin tipo c');
  expect(interpret('juego de fundas colro rojo').attributes).toEqual(['rojo']);
});

test('R4.17 a size is quoted in the spelling of names, and only once', () => {
  expect(formatLeadingTerms(interpret('cable auxiliar 3.5mm'))).toBe('Primero lo más parecido a «3.5 mm».');
  expect(getMissingLead('cable hdmi 5 metrs')).toBe('Ningún nombre dice «5 m»:');
  expect(interpret('funda de cartera a05 cafee').chips[0]?.text).toBe('cafee');
  expect(interpret('cable tipo c a tipo c').chips.map(({ text }) => text)).toEqual(['USB-C', 'Cables']);
});

test('R4.17 plurals are corrected, too: "nergos"', () => {
  expect(getCorrectedText('audifonos nergos')).toBe('Mostramos «negro» en vez de «nergos».');
});

test('R4.17 a word that was split is one correction', () => {
  expect(interpret('bocinabluetooth').corrected).toEqual([
    { typed: 'bocinabluetooth', meant: 'bocina bluetooth', isShown: true },
  ]);
});

test('R4.17 transposed letters are corrected before diminutives and verbs are tried', () => {
  expect(getCorrectedText('soporte magentico')).toBe('Mostramos «magnético» en vez de «magentico».');
});

test('R4.17 results of two product types are followed by others for the phone, and the page says so', () => {
  const names = resultNames('funda y cargador iphone 15', 30);
  const firstOtherIndex = names.findIndex((name) => !/^(?:Funda|Cargador|Base de carga|Estación de carga)/.test(name));
  expect(firstOtherIndex).toBeGreaterThan(0);
  for (const name of names.slice(firstOtherIndex)) expect(name).not.toMatch(/^(?:Funda|Cargador)/);
  expect(formatRelatedNotice(interpret('cargador y cable iphone 12'))).toBe('Después, lo demás para iPhone 12.');
});

test('R4.17 "35mm" means 3.5 mm for a cable', () => {
  expect(interpret('cable 35mm').attributes).toEqual(['3.5 mm']);
});

test('R4.20 misspelled prices are understood: "pezos", "sien", "15o"; "mn" may be millimetres', () => {
  expect(interpret('bosina de 500 pezos').price).toMatchObject({ max: 60_000 });
  expect(interpret('cable menos de sien').price).toMatchObject({ max: 10_000 });
  expect(interpret('regalo de menos de 15o').price).toMatchObject({ max: 15_000 });
  expect(interpret('cargador 250 mn').price).toMatchObject({ max: 30_000 });
  expect(interpret('bocinas entre 500 y mill pesos').price).toMatchObject({ min: 50_000, max: 100_000 });
  expect(interpret('audifonos 300 pesos masomenos').price?.approximate).toBe(true);
  expect(interpret('celular de menos de dosmil').price).toMatchObject({ max: 200_000 });
  expect(interpret('audifonos vajo 150 pesos').price).toMatchObject({ min: 0, max: 15_000 });
  for (const query of ['audifonos barattos', 'reloj barrato']) expect(interpret(query).order, query).toBe('asc');
  for (const query of ['cable auxiliar 3.5 mn', 'correa 44 mn']) expect(interpret(query).price, query).toBeNull();
});

test('R4.15 all words of a name find it, even if the query begins with another product type', () => {
  expect(resultNames('adaptador Memoria microSD Oimo 64 GB con')[0]).toBe('Memoria microSD Oimo 64 GB con adaptador');
});

test('R4.17 a correction is reported only if the results have the word, and only for that word', () => {
  expect(getCorrectedText('microfono caraoke')).toBeNull();
  expect(getCorrectedText('cabl usb c lightnin 2 metros')).toBe('Mostramos «Lightning» en vez de «lightnin».');
});

test('R4.20 sorted by price, products with all terms still come first', () => {
  expectNames('cable 2 metros barato', / 2 m\b/, 3);
});

test('R4.20 sorted by price, only the requested product type is shown, if there is any', () => {
  expectNames('cable usb c a lightning rojo barato', /^Cable/, 50);
  expectNames('cable barato', /^Cable/, 50);
  // Otherwise cheaper cables of other colours would come first.
  expectNames('cable rojo barato', /rojo$/, 50);
});

test('R4.20 if no product is in the price range, the nearest price comes first, even with "barato"', () => {
  const findFirstPrice = (query: string) => find(query).products.slice(0, 1).map(effectivePrice);
  expect(findFirstPrice('cargador barato menos de 150')).toEqual(findFirstPrice('cargador menos de 150'));
});

test('R4.17 sorted by price, the page does not say that other products follow', () => {
  expect(formatRelatedNotice(interpret('smart wach'))).not.toBeNull();
  expect(formatRelatedNotice(interpret('smart wach barato'))).toBeNull();
});

test('R4.17 products of another type with all words follow, and the page says so: webcams "con tapa"', () => {
  const names = resultNames('tapa m');
  const lastIndex = names.findLastIndex((name) => name.startsWith('Tapa trasera'));
  expect(lastIndex).not.toBe(-1);
  expect(names.slice(0, lastIndex + 1).filter((name) => !name.startsWith('Tapa trasera'))).toEqual([]);
  expect(names.some((name) => name.startsWith('Cámara web'))).toBe(true);
  expect(formatRelatedNotice(interpret('tapa m'))).toBe('Después, otras cosas que pueden servir.');
});

test('R4.17 devices that an accessory is for are not further product types: "para tablet y celular"', () => {
  expect(getHeading('soporte para tabet y celular')).toBe('Soportes');
  expectNames('soporte para tablet y celular', /^(?:Soporte|Tripié)/, 6);
  expect(getHeading('funda y mica galaxy a15')).toBe('Fundas, micas y cristales para Galaxy A15');
});

test('R4.17 the heading of two product types has no size, which may belong to one of them', () => {
  expect(getHeading('cargador 15w y cable')).toBe('Cargadores y cables');
  expect(interpret('cargador 15w y cable').chips.map(({ text }) => text)).toContain('15 W');
});

test('R4.17 the heading names two product types only if the shop has both for the phone', () => {
  expect(getHeading('funda y mica galaxy a15')).toBe('Fundas, micas y cristales para Galaxy A15');
  expect(getHeading('funda y mica iphone 13')).toBe('Fundas para iPhone 13');
  expect(getMissingLead('funda y mica iphone 13')).toBe('Ningún nombre dice «mica»:');
  expect(getHeading('funda y mica galaxy a54')).toBe('Micas y cristales para Galaxy A54');
  expect(resultNames('funda y mica galaxy a54')[0]).toContain('Cristal');
});

test('R4.17 products for similar phones are of the product type in their heading', () => {
  const { similarProducts } = find('protector redmi note 12');
  expect(similarProducts).not.toEqual([]);
  for (const { name } of similarProducts) expect(name).toMatch(/^Funda/);
});

test('R4.15 numbers and models may be joined to words: "10mil", "templadoa54"', () => {
  expect(resultNames('bateria portatil 10mil')[0]).toContain('10 000 mAh');
  expect(getHeading('vidrio templadoa54')).toBe('Micas y cristales para Galaxy A54');
});

test('R4.17 a word is quoted with the typed accents', () => {
  expect(formatLeadingTerms(interpret('audifonos para niña'))).toBe('Primero lo más parecido a «para niña».');
  expect(getMissingLead('funda con imán iphone 16')).toBe('Ningún nombre dice «con imán»:');
});

test('R4.17 misspelled models are understood: "motg8", "redmi nota 12"', () => {
  expect(getHeading('funda motg8')).toBe('Fundas para Moto G8…');
  expect(formatRelatedNotice(interpret('funda motg8'))).toBe('Después, lo demás para Moto G8…');
  expect(getHeading('mica redmi nota 12')).toBe('No tenemos mica para Redmi Note 12');
});

test('R4.17 the warning about other phones mentions the camera for cases, not for batteries', () => {
  expect(similarProductsWarning(interpret('bateria galaxy j7'))).toBe(
    'No son para un Galaxy J7: pueden cambiar las medidas.',
  );
  expect(similarProductsWarning(interpret('funda galaxy j7'))).toBe(
    'No son para un Galaxy J7: puede cambiar el tamaño o la cámara.',
  );
});

test('R4.17 a missing product type is quoted after other missing terms', () => {
  expect(getMissingLead('cargador de pilas aa')).toMatch(/^Ningún nombre dice «AA» ni «cargador de pilas»:$/);
});

test('R4.17 "red" is not a colour, and a backpack for laptops is not replaced by a case', () => {
  expect(interpret('cable red 10 mts').colours).toEqual([]);
  expect(resultNames('mochila laptop')).toEqual([]);
});

test('R4.22 the spelling correction of a query without results has results', () => {
  for (const query of queries) {
    const correction = find(query).total === 0 ? spellCorrect(query) : null;
    if (correction !== null) expect(find(correction).total, correction).toBeGreaterThan(0);
  }
  expect(spellCorrect('impresoea epson')).toBeNull();
  expect(spellCorrect('termo stanley')).toBeNull();
  expect(spellCorrect('zapatoz')).toBeNull();
  // A correction that leaves out an unknown word is not offered.
  const words = ['palo', 'xyzzyq'].map((text) => ({ text, typed: text, typoVariants: [] }));
  expect(
    correctLoosely(
      words,
      ['palo'],
      (text) => text === 'palo',
      () => [],
    ),
  ).toBeNull();
  // A model is not corrected to another model.
  for (const query of ['iphone 7', 's21', 'funda huawey p30 lite']) expect(spellCorrect(query), query).toBeNull();
});
