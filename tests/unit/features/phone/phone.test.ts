import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toChips } from '../../../../src/components/filters/Chips.tsx';
import { toListEntry, withPhones } from '../../../../src/components/card.ts';
import { refine } from '../../../../src/components/filters/refine.ts';
import { defaultState } from '../../../../src/components/filters/listState.ts';
import {
  decodePhones,
  encodePhones,
  parsePhone,
  type KnownPhone,
  type Phone,
} from '../../../../src/features/phone/phone.ts';
import { parseStored } from '../../../support/stored.ts';
import { describeFit } from '../../../../src/features/phone/phoneFit.ts';
import { describePhones } from '../../../../src/features/phone/productPhones.ts';
import { findPhones, groupPhones } from '../../../../src/features/phone/phonePicker.client.tsx';
import { createSearcher } from '../../../../scripts/bench/search/createSearcher.ts';
import { toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { anyText, productOf } from '../../../support/rows.ts';

const phone = (slug: string, name: string, brand = '', products = ['1']): KnownPhone => ({
  slug,
  name,
  brand,
  products,
});
const a54 = phone('galaxy-a54', 'Galaxy A54', 'Samsung', ['3', '12']);
const a15 = phone('galaxy-a15', 'Galaxy A15', 'Samsung', ['4']);
const iphone = phone('iphone-15', 'iPhone 15', 'Apple', ['5', '6', '7', '8']);
const pro = phone('iphone-15-pro', 'iPhone 15 Pro', 'Apple', ['9']);
const all = [pro, iphone, a15, a54];

describe('Mi celular: on a product page', () => {
  const category = { name: 'fundas', url: '/categoria/fundas' };

  test.each<[string, Phone[], Phone | null, ReturnType<typeof describeFit>]>([
    [
      'nothing is known of the shopper’s',
      [a15],
      null,
      {
        state: 'unknown',
        text: 'Para Galaxy A15',
        button: 'Es mi celular',
        link: 'Ver todo para Galaxy A15',
        url: '/todos?celular=galaxy-a15',
      },
    ],
    [
      'it fits',
      [a15, a54],
      a54,
      {
        state: 'fits',
        text: 'Le queda a tu Galaxy A54',
        button: 'Cambiar',
        link: 'Ver todo para Galaxy A54',
        url: '/todos?celular=galaxy-a54',
      },
    ],
    [
      'it is for another',
      [iphone],
      pro,
      {
        state: 'other',
        text: 'No es para tu iPhone 15 Pro',
        button: 'Cambiar',
        link: 'Ver lo que sí le queda',
        url: '/categoria/fundas?celular=iphone-15-pro',
      },
    ],
  ])('%s', (_, own, mine, fit) => expect(mine ? describeFit(own, mine, category) : describePhones(own)).toEqual(fit));

  test('the link has the number of products that it leads to, and never leads to none', () => {
    const link = (own: Phone[], here: number, all: number) => {
      const { text, link: words, url } = describeFit(own, pro, category, { inCategory: here, all });
      return [text, words, url.split('?text')[0]];
    };
    expect(link([pro], 2, 19)[1]).toBe('Ver todo para iPhone 15 Pro (19)');
    expect(link([iphone], 2, 19)).toEqual([
      'No es para tu iPhone 15 Pro',
      'Ver lo que sí le queda (2)',
      '/categoria/fundas?celular=iphone-15-pro',
    ]);
    expect(link([iphone], 0, 19)).toEqual([
      'Aún no hay fundas para iPhone 15 Pro',
      'Ver lo que sí hay (19)',
      '/todos?celular=iphone-15-pro',
    ]);
    expect(link([iphone], 0, 0).slice(0, 2)).toEqual(['Aún no hay fundas para iPhone 15 Pro', 'Pedir por WhatsApp']);
  });

  test('several phones are listed', () => {
    const named = (...phones: Phone[]): string => describePhones(phones).text;
    expect(named(a15, a54)).toBe('Para Galaxy A15 y Galaxy A54');
    expect(named(a15, a54, iphone)).toBe('Para Galaxy A15, Galaxy A54 y iPhone 15');
    expect(named(a15, a54, iphone, pro)).toBe('Para Galaxy A15, Galaxy A54 y 2 más');
    expect(describePhones([a15, a54]).button).toBe('¿Cuál es el tuyo?');
  });
});

describe('Mi celular: what is stored and published', () => {
  test('the published file is decoded as it was encoded', () => {
    expect(decodePhones(JSON.parse(encodePhones(all)))).toEqual(all);
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
  ])('%j is no phone', (text) => expect(parsePhone(parseStored(text))).toBeNull());

  test('any stored text gives a phone with a valid slug, or none', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.json()), (text) => {
        expect(parsePhone(parseStored(text))?.slug ?? 'none').toMatch(/^[a-z0-9-]+$/);
      }),
    );
    expect(parsePhone(parseStored(JSON.stringify(a54)))).toEqual({ slug: a54.slug, name: a54.name });
  });
});

describe('Mi celular: the picker', () => {
  const like = (typed: string): string[] => findPhones(all, typed).map(({ slug }) => slug);

  test('a phone is found by any words of brand and name, in any spelling', () => {
    expect(like('')).toHaveLength(4);
    for (const typed of ['a54', 'A 54', 'a-54', 'samsung a54', 'GALAXY A54', 'a54 galaxy'])
      expect(like(typed)).toEqual(['galaxy-a54']);
    expect(like('iphone 15')).toEqual(['iphone-15-pro', 'iphone-15']);
    expect(like('nokia')).toEqual([]);
  });

  test('brands with the most products come first, after the phones of the page', () => {
    const titles = (first: string[]): string[] => groupPhones(all, first).map(({ title }) => title);
    expect(titles([])).toEqual(['Apple', 'Samsung']);
    expect(titles(['galaxy-a15', 'nokia-3310'])).toEqual(['De este producto', 'Apple', 'Samsung']);
    expect(groupPhones(all, ['galaxy-a15'])[0]?.phones).toEqual([a15]);
  });
});

describe('Mi celular: in lists and search', () => {
  const entries = ['3', '4', '5'].map((id) => toListEntry(productOf({ id })));
  const fits = new Map([
    ['3', ['galaxy-a54']],
    ['4', ['galaxy-a15', 'galaxy-a54']],
  ]);
  const ids = (list: typeof entries): string[] => list.map(({ card }) => card.id);

  test('the filter keeps the products that fit exactly that phone, and all of them until these are known', () => {
    const state = { ...defaultState, phone: 'galaxy-a15' };
    expect(ids(refine(withPhones(entries, fits, null), state))).toEqual(['4']);
    expect(ids(refine(withPhones(entries, fits, null), { ...state, phone: 'galaxy-a5' }))).toEqual([]);
    expect(ids(refine(entries, state))).toEqual(['3', '4', '5']);
  });

  test('products that fit the shopper’s phone are marked', () => {
    const marked = (slug: string | null): string[] =>
      ids(
        withPhones(entries, fits, slug === null ? null : { slug, name: 'Mío' }).filter(
          ({ card }) => card.preferredPhone === 'Mío',
        ),
      );
    expect(marked('galaxy-a54')).toEqual(['3', '4']);
    expect(marked('iphone-15')).toEqual([]);
    expect(marked(null)).toEqual([]);
  });

  test('a chip names the phone, and removes the filter', () => {
    const [chip] = toChips({ ...defaultState, phone: 'galaxy-a15' }, 'Galaxy A15');
    expect(chip).toEqual({ label: 'Para Galaxy A15', without: defaultState });
  });

  test('search ranks products that fit above equally good results, never above better ones', () => {
    const names = ['Funda lisa', 'Funda de piel', 'Funda de tela', 'Base para funda'];
    const products = names.map((name, at) => ({
      ...toSearchProduct(productOf({ id: String(at + 1), name, sold: 9 - at, brand: '', model: '', category: '' })),
    }));
    const { search, boost } = createSearcher(products);
    const before = search('funda');
    expect(before.slice(0, 3)).toEqual(['1', '2', '3']);
    boost(['3', '4']);
    expect(search('funda')).toEqual(['3', '1', '2']);
    expect(search('funda piel')[0]).toBe('2');
    boost([]);
    expect(search('funda')).toEqual(before);
  });
});

test('Mi celular: products that fit come first in the default order of a list alone', () => {
  const own = [
    productOf({ id: '3', price: 300 }),
    productOf({ id: '4', price: 100 }),
    productOf({ id: '5', price: 200 }),
  ];
  const entries = withPhones(
    own.map(toListEntry),
    new Map([
      ['4', ['galaxy-a15']],
      ['5', ['galaxy-a54']],
    ]),
    null,
  );
  const ids = (sort: '0' | '2') =>
    refine(entries, { ...defaultState, sort }, '', 'galaxy-a54')
      .map(({ card }) => card.id)
      .join('');
  expect([ids('0'), ids('2')]).toEqual(['534', '354']);
});
