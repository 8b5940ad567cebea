import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toChips } from '../../../../src/components/filters/Chips.tsx';
import { toListEntry, withPhones } from '../../../../src/components/card.ts';
import { filterAndSort } from '../../../../src/components/filters/filterAndSort.ts';
import { defaultState } from '../../../../src/components/filters/listState.ts';
import {
  decodePhones,
  encodePhones,
  parseStoredPhone,
  type PhoneWithProducts,
  type PhoneModel,
} from '../../../../src/features/phone/phone.ts';
import { parseStored } from '../../../support/parseStored.ts';
import { describeFit } from '../../../../src/features/phone/phoneFit.ts';
import { describePhones } from '../../../../src/features/phone/PhoneFit.tsx';
import { searchPhones, groupPhones } from '../../../../src/features/phone/phoneModal.client.tsx';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';
import { toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { anyText, createProduct } from '../../../support/productFactory.ts';

const createPhone = (slug: string, name: string, brand = '', products = ['1']): PhoneWithProducts => ({
  slug,
  name,
  brand,
  products,
});
const a54 = createPhone('galaxy-a54', 'Galaxy A54', 'Samsung', ['3', '12']);
const a15 = createPhone('galaxy-a15', 'Galaxy A15', 'Samsung', ['4']);
const iphone15 = createPhone('iphone-15', 'iPhone 15', 'Apple', ['5', '6', '7', '8']);
const iphone15Pro = createPhone('iphone-15-pro', 'iPhone 15 Pro', 'Apple', ['9']);
const phones = [iphone15Pro, iphone15, a15, a54];

describe('Phone: the fit on a product page', () => {
  const category = { name: 'fundas', url: '/categoria/fundas' };

  test.each<[string, PhoneModel[], PhoneModel | null, ReturnType<typeof describeFit>]>([
    [
      'if the shopper’s phone is unknown',
      [a15],
      null,
      {
        fits: false,
        text: 'Para Galaxy A15',
        button: 'Es mi celular',
        link: 'Ver todo para Galaxy A15',
        url: '/todos?celular=galaxy-a15',
      },
    ],
    [
      'if it fits the shopper’s phone',
      [a15, a54],
      a54,
      {
        fits: true,
        text: 'Le queda a tu Galaxy A54',
        button: 'Cambiar',
        link: 'Ver todo para Galaxy A54',
        url: '/todos?celular=galaxy-a54',
      },
    ],
    [
      'if it fits other phones only',
      [iphone15],
      iphone15Pro,
      {
        fits: false,
        text: 'No es para tu iPhone 15 Pro',
        button: 'Cambiar',
        link: 'Ver lo que sí le queda',
        url: '/categoria/fundas?celular=iphone-15-pro',
      },
    ],
  ])('%s', (_case, productPhones, preferredPhone, expected) => {
    const fit = preferredPhone ? describeFit(productPhones, preferredPhone, category) : describePhones(productPhones);
    expect(fit).toEqual(expected);
  });

  test('has a link with the number of products there, and never leads to an empty list', () => {
    const describeLink = (productPhones: PhoneModel[], inCategory: number, total: number) => {
      const { text, link, url } = describeFit(productPhones, iphone15Pro, category, { inCategory, total });
      return [text, link, url.split('?text')[0]];
    };
    expect(describeLink([iphone15Pro], 2, 19)[1]).toBe('Ver todo para iPhone 15 Pro (19)');
    expect(describeLink([iphone15], 2, 19)).toEqual([
      'No es para tu iPhone 15 Pro',
      'Ver lo que sí le queda (2)',
      '/categoria/fundas?celular=iphone-15-pro',
    ]);
    expect(describeLink([iphone15], 0, 19)).toEqual([
      'Aún no hay fundas para iPhone 15 Pro',
      'Ver lo que sí hay (19)',
      '/todos?celular=iphone-15-pro',
    ]);
    expect(describeLink([iphone15], 0, 0).slice(0, 2)).toEqual([
      'Aún no hay fundas para iPhone 15 Pro',
      'Pedir por WhatsApp',
    ]);
  });

  test('names up to three phones, and the number of further ones', () => {
    const phonesText = (...productPhones: PhoneModel[]): string => describePhones(productPhones).text;
    expect(phonesText(a15, a54)).toBe('Para Galaxy A15 y Galaxy A54');
    expect(phonesText(a15, a54, iphone15)).toBe('Para Galaxy A15, Galaxy A54 y iPhone 15');
    expect(phonesText(a15, a54, iphone15, iphone15Pro)).toBe('Para Galaxy A15, Galaxy A54 y 2 más');
    expect(describePhones([a15, a54]).button).toBe('¿Cuál es el tuyo?');
  });
});

describe('Phone: stored and published phones', () => {
  test('the published file survives encoding and decoding', () => {
    expect(decodePhones(JSON.parse(encodePhones(phones)))).toEqual(phones);
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['[]'],
    ['{"slug":"galaxy-a54"}'],
    ['{"slug":"<b>","name":"x"}'],
    ['{"slug":"a","name":""}'],
  ])('%j is rejected', (text) => expect(parseStoredPhone(parseStored(text))).toBeNull());

  test('any stored text gives a phone with a valid slug or null', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        expect(parseStoredPhone(parseStored(text))?.slug ?? 'none').toMatch(/^[a-z0-9-]+$/);
      }),
    );
    expect(parseStoredPhone(parseStored(JSON.stringify(a54)))).toEqual({ slug: a54.slug, name: a54.name });
  });
});

describe('Phone: the modal', () => {
  const findSlugs = (typed: string): string[] => searchPhones(phones, typed).map(({ slug }) => slug);

  test('finds a phone by words of its brand and name, in any order, case and spacing', () => {
    expect(findSlugs('')).toHaveLength(4);
    for (const typed of ['a54', 'A 54', 'a-54', 'samsung a54', 'GALAXY A54', 'a54 galaxy'])
      expect(findSlugs(typed)).toEqual(['galaxy-a54']);
    expect(findSlugs('iphone 15')).toEqual(['iphone-15-pro', 'iphone-15']);
    expect(findSlugs('nokia')).toEqual([]);
  });

  test('lists the phones of the page first, then brands by number of products', () => {
    const groupTitles = (pagePhones: string[]): string[] => groupPhones(phones, pagePhones).map(({ title }) => title);
    expect(groupTitles([])).toEqual(['Apple', 'Samsung']);
    expect(groupTitles(['galaxy-a15', 'nokia-3310'])).toEqual(['De este producto', 'Apple', 'Samsung']);
    expect(groupPhones(phones, ['galaxy-a15'])[0]?.phones).toEqual([a15]);
  });
});

describe('Phone: in lists and search', () => {
  const entries = ['3', '4', '5'].map((id) => toListEntry(createProduct({ id })));
  const phonesByProduct = new Map([
    ['3', ['galaxy-a54']],
    ['4', ['galaxy-a15', 'galaxy-a54']],
  ]);
  const toIds = (list: typeof entries): string[] => list.map(({ card }) => card.id);

  test('the filter keeps the products that fit exactly that phone; until phones are loaded, it keeps all', () => {
    const state = { ...defaultState, phone: 'galaxy-a15' };
    expect(toIds(filterAndSort(withPhones(entries, phonesByProduct, null), state))).toEqual(['4']);
    expect(toIds(filterAndSort(withPhones(entries, phonesByProduct, null), { ...state, phone: 'galaxy-a5' }))).toEqual(
      [],
    );
    expect(toIds(filterAndSort(entries, state))).toEqual(['3', '4', '5']);
  });

  test('products that fit the shopper’s phone are marked', () => {
    const markedIds = (slug: string | null): string[] => {
      const preferredPhone = slug === null ? null : { slug, name: 'Mío' };
      const marked = withPhones(entries, phonesByProduct, preferredPhone).filter(
        ({ card }) => card.preferredPhone === 'Mío',
      );
      return toIds(marked);
    };
    expect(markedIds('galaxy-a54')).toEqual(['3', '4']);
    expect(markedIds('iphone-15')).toEqual([]);
    expect(markedIds(null)).toEqual([]);
  });

  test('a chip names the phone, and removes the filter', () => {
    const [chip] = toChips({ ...defaultState, phone: 'galaxy-a15' }, 'Galaxy A15');
    expect(chip).toEqual({ label: 'Para Galaxy A15', without: defaultState });
  });

  test('search ranks products that fit above equally relevant results, never above more relevant ones', () => {
    const names = ['Funda lisa', 'Funda de piel', 'Funda de tela', 'Base para funda'];
    const products = names.map((name, index) =>
      toSearchProduct(
        createProduct({ id: String(index + 1), name, sold: 9 - index, brand: '', model: '', category: '' }),
      ),
    );
    const { findIds, boost } = createSearcher(products);
    const before = findIds('funda');
    expect(before.slice(0, 3)).toEqual(['1', '2', '3']);
    boost(['3', '4']);
    expect(findIds('funda')).toEqual(['3', '1', '2']);
    expect(findIds('funda piel')[0]).toBe('2');
    boost([]);
    expect(findIds('funda')).toEqual(before);
  });
});

test('Phone: products that fit come first in a list, only in its default order', () => {
  const products = [
    createProduct({ id: '3', price: 300 }),
    createProduct({ id: '4', price: 100 }),
    createProduct({ id: '5', price: 200 }),
  ];
  const entries = withPhones(
    products.map(toListEntry),
    new Map([
      ['4', ['galaxy-a15']],
      ['5', ['galaxy-a54']],
    ]),
    null,
  );
  const sortedIds = (sort: '0' | '2') =>
    filterAndSort(entries, { ...defaultState, sort }, '', 'galaxy-a54')
      .map(({ card }) => card.id)
      .join('');
  expect(sortedIds('0')).toBe('534');
  expect(sortedIds('2')).toBe('354');
});
