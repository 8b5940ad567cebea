import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSentenceCase, categoryName } from '../../../../src/components/categoryName.ts';
import { shortCategoryName } from '../../../../src/components/ShortCategoryName.tsx';
import { largestCategories, toCategoryTiles } from '../../../../src/features/categories/categories.ts';
import { encodeCategories, toSvgNode } from '../../../../src/features/categories/menuMarkup.tsx';
import { groupByLetter, firstLetter, createNameMatcher } from '../../../../src/lib/nameList.ts';
import { fold, toSlug } from '../../../../src/lib/text.ts';
import { productOf } from '../../../support/rows.ts';

describe('R2.4 the name of a category as it is shown', () => {
  test.each([
    ['FUNDAS', 'Fundas'],
    ['CABLES USB-C', 'Cables USB-C'],
    ['BATERÍAS PARA IPHONE', 'Baterías para iPhone'],
    ['AUDIO & VIDEO', 'Audio & video'],
    ['AUDÍFONOS Y DIADEMAS', 'Audífonos y diademas'],
    ['DISPLAY A54 5G', 'Display A54 5G'],
    ['MEMORIAS (MICRO SD)', 'Memorias (micro SD)'],
    ['ÑANDÚ', 'Ñandú'],
    ['USB', 'USB'],
    ['Cables USB', 'Cables USB'],
    ['cables', 'cables'],
    ['iPHONE', 'iPHONE'],
    ['', ''],
    ['日本', '日本'],
  ])('%s is %s', (name, shown) => {
    expect(toSentenceCase(name)).toBe(shown);
  });

  const words = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑÜáéíóúñü0-9 &()./-]{0,30}$/);

  test('only its case changes: it is found by, and has the URL of, its own name', () => {
    fc.assert(
      fc.property(words, (name) => {
        expect(fold(toSentenceCase(name))).toBe(fold(name));
        expect(toSlug(toSentenceCase(name))).toBe(toSlug(name));
      }),
    );
  });
});

test('R1.5 beside a name that differs in case alone, a category is called as the API calls it: no two read alike', () => {
  expect(categoryName({ name: 'CELULARES' })).toBe('Celulares');
  expect(categoryName({ name: 'CELULARES', similarNames: ['Celulares'] })).toBe('CELULARES');
  expect(categoryName({ name: 'Celulares', similarNames: ['CELULARES'] })).toBe('Celulares');
});

const shopOf = (counts: readonly number[]) =>
  counts.map((count, index) => ({
    name: `C${String(index).padStart(4, '0')}`,
    products: Array<null>(count).fill(null),
  }));
const named = (categories: readonly { name: string }[]): string[] => categories.map(({ name }) => name);

describe('R11.7 the twelve categories that stand in every page', () => {
  test('are the largest, by name', () => {
    const counts = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? 500 : 3));
    const chosen = named(largestCategories(shopOf(counts)));
    expect(chosen).toHaveLength(12);
    expect(chosen).toEqual([...chosen].sort());
    for (const name of chosen) expect(Number(name.slice(1)) % 3).toBe(0);
  });

  test('no category that is twice as large as one of them is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3000 }), { maxLength: 60 }), (counts) => {
        const all = shopOf(counts);
        const chosen = new Set(largestCategories(all));
        const smallest = Math.min(...[...chosen].map(({ products }) => products.length));
        for (const each of all)
          if (!chosen.has(each)) expect(each.products.length).toBeLessThan(2 * Math.max(1, smallest));
      }),
    );
  });
});

describe('R2.4 the letters', () => {
  test.each([
    ['Ángulos', 'A'],
    ['ñandú', 'N'],
    ['3D', '#'],
    ['¡Ofertas!', '#'],
    ['', '#'],
  ])('%s stands under %s', (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });

  test('each name occurs once', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const groups = groupByLetter(names, (name) => name);
        expect(groups.flatMap(([, own]) => own).sort()).toEqual([...names].sort());
        expect(new Set(groups.map(([letter]) => letter)).size).toBe(groups.length);
      }),
    );
  });

  test('a typed text keeps the names that hold all of its words', () => {
    expect(['Audífonos de diadema', 'Diademas', 'Audio'].filter(createNameMatcher(' DIADEMA audi '))).toEqual([
      'Audífonos de diadema',
    ]);
    expect(createNameMatcher('  ')('Fundas')).toBe(true);
  });
});

describe('R2.4 the published file of all categories', () => {
  const svg = '<svg viewBox="0 0 24 24"><g fill="none"><path d="M0 0h1"/></g><circle r="3"/></svg>';
  const of = (name: string, icon: string, count = 1) => ({
    name,
    slug: toSlug(name),
    icon,
    products: Array<null>(count).fill(null),
  });

  test('has each row by its shown name and each drawing once', () => {
    const { icons, rows } = JSON.parse(
      encodeCategories([of('FUNDAS', svg, 3), of('Cables', svg), of('Otros', 'x')]),
    ) as {
      icons: unknown[];
      rows: unknown[];
    };
    expect(rows).toEqual([
      ['Cables', 'cables', 1, 0],
      ['Fundas', 'fundas', 3, 0],
      ['Otros', 'otros', 1, 1],
    ]);
    expect(icons).toHaveLength(2);
  });

  test('a drawing is the shapes that it is made of', () => {
    expect(toSvgNode(svg)).toEqual([
      'svg',
      { viewBox: '0 0 24 24' },
      [
        ['g', { fill: 'none' }, [['path', { d: 'M0 0h1' }, []]]],
        ['circle', { r: '3' }, []],
      ],
    ]);
  });

  test('P36 nothing of malicious markup is in it', () => {
    const malicious =
      '<svg viewBox="0 0 1 1" onload="a()"><script>alert(1)</script><path d="M0 0" onclick="b()" style="c"/><use href="d"/></svg>';
    const text = encodeCategories([of('A', malicious)]);
    expect(text).not.toMatch(/onload|onclick|script|style|use|alert/);
    expect(text).toContain('M0 0');
  });
});

describe('R3.5 category tiles', () => {
  const category = (name: string, count: number, image = '1.jpg') => ({
    name,
    slug: name.toLowerCase(),
    products: Array.from({ length: count }, (_, index) => productOf({ id: String(index + 1), image })),
  });

  test('at most 6, the largest categories, each with its name, its URL and a picture', () => {
    const tiles = toCategoryTiles(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, index) => category(name, index + 1)),
    );
    expect(tiles.map(({ name }) => name)).toEqual(['H', 'G', 'F', 'E', 'D', 'C']);
    expect(tiles[0]).toMatchObject({ name: 'H', url: '/categoria/h', picture: '/img/productos/1/1.jpg' });
  });

  test('fewer where there are fewer', () => {
    expect(toCategoryTiles([category('A', 1), category('B', 2)])).toHaveLength(2);
    expect(toCategoryTiles([])).toEqual([]);
  });

  test.each([
    ['Cables y adaptadores', 'Cables'],
    ['Cristales templados', 'Cristales'],
    ['Baterías portátiles', 'Baterías'],
    ['Cámaras, drones y lentes', 'Cámaras'],
    ['Cameras & Camcorders', 'Cameras'],
    ['Fundas', 'Fundas'],
    // Fits as it is.
    ['Luces y focos', 'Luces y focos'],
    // The first word alone would say something else.
    ['Fundas para tabletas', 'Fundas para tabletas'],
    ['Wireless Headphones', 'Wireless Headphones'],
    ['Thermal Compounds', 'Thermal Compounds'],
    ['Equipos de sonido y video', 'Equipos de sonido y video'],
  ])('R3.5 %s is %s below a tile', (name, short) => {
    expect(shortCategoryName(name, [name, 'Bocinas'])).toBe(short);
  });

  test('R3.5 a name stays whole if another category begins with the same word', () => {
    const names = ['Memorias portátiles', 'MEMORIAS USB', 'Cristales templados', 'Cristaleros'];
    expect(names.map((name) => shortCategoryName(name, names))).toEqual([
      'Memorias portátiles',
      'MEMORIAS USB',
      'Cristales',
      'Cristaleros',
    ]);
  });

  test('R3.5 the price is the lowest that is asked for what is in stock', () => {
    const from = (...products: Parameters<typeof productOf>[0][]) =>
      toCategoryTiles([{ name: 'Fundas', slug: 'fundas', products: products.map((each) => productOf(each)) }])[0]?.from;
    expect(from({ price: 30_000, discountPrice: 19_900 }, { price: 25_000 }, { price: 9_900, stock: { 1: 0 } })).toBe(
      19_900,
    );
    expect(from({ stock: { 1: 0 } })).toBeNull();
  });

  test('the picture is of the best seller that has one', () => {
    const products = [productOf({ id: '5', image: '' }), productOf({ id: '9', image: 'a b.jpg' })];
    expect(toCategoryTiles([{ name: 'A', slug: 'a', products }])[0]?.picture).toBe('/img/productos/9/a%20b.jpg');
    expect(toCategoryTiles([category('A', 3, '')])[0]?.picture).toBeNull();
  });
});
