import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSentenceCase, categoryName } from '../../../../src/components/categoryName.ts';
import { shortCategoryName } from '../../../../src/components/ShortCategoryName.tsx';
import { largestCategories, toCategoryTiles } from '../../../../src/features/categories/categories.ts';
import { encodeCategories, toSvgNode } from '../../../../src/features/categories/menuMarkup.tsx';
import { groupByLetter, firstLetter, createNameMatcher } from '../../../../src/lib/nameList.ts';
import { fold, toSlug } from '../../../../src/lib/text.ts';
import { createProduct } from '../../../support/productFactory.ts';

describe('R2.4 the displayed name of a category', () => {
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
  ])('%s is displayed as %s', (name, displayed) => {
    expect(toSentenceCase(name)).toBe(displayed);
  });

  const anyName = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑÜáéíóúñü0-9 &()./-]{0,30}$/);

  test('differs from the name only in case: search and URL stay the same', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(fold(toSentenceCase(name))).toBe(fold(name));
        expect(toSlug(toSentenceCase(name))).toBe(toSlug(name));
      }),
    );
  });
});

test('R1.5 a category keeps the spelling of the API if another name differs from it only in case', () => {
  expect(categoryName({ name: 'CELULARES' })).toBe('Celulares');
  expect(categoryName({ name: 'CELULARES', similarNames: ['Celulares'] })).toBe('CELULARES');
  expect(categoryName({ name: 'Celulares', similarNames: ['CELULARES'] })).toBe('Celulares');
});

const createCategories = (counts: readonly number[]) =>
  counts.map((count, index) => ({
    name: `C${String(index).padStart(4, '0')}`,
    products: Array<null>(count).fill(null),
  }));
const toNames = (categories: readonly { name: string }[]): string[] => categories.map(({ name }) => name);

describe('R11.7 the twelve categories in the HTML of every page', () => {
  test('are the largest, sorted by name', () => {
    const counts = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? 500 : 3));
    const chosen = toNames(largestCategories(createCategories(counts)));
    expect(chosen).toHaveLength(12);
    expect(chosen).toEqual([...chosen].sort());
    for (const name of chosen) expect(Number(name.slice(1)) % 3).toBe(0);
  });

  test('include each category that is twice as large as the smallest of them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3000 }), { maxLength: 60 }), (counts) => {
        const all = createCategories(counts);
        const chosen = new Set(largestCategories(all));
        const smallest = Math.min(...[...chosen].map(({ products }) => products.length));
        for (const category of all)
          if (!chosen.has(category)) expect(category.products.length).toBeLessThan(2 * Math.max(1, smallest));
      }),
    );
  });
});

describe('R2.4 names grouped by letter', () => {
  test.each([
    ['Ángulos', 'A'],
    ['ñandú', 'N'],
    ['3D', '#'],
    ['¡Ofertas!', '#'],
    ['', '#'],
  ])('"%s" is listed under %s', (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });

  test('each name and each letter is listed once', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const groups = groupByLetter(names, (name) => name);
        expect(groups.flatMap(([, members]) => members).sort()).toEqual([...names].sort());
        expect(new Set(groups.map(([letter]) => letter)).size).toBe(groups.length);
      }),
    );
  });

  test('a typed text matches the names that contain all of its words', () => {
    expect(['Audífonos de diadema', 'Diademas', 'Audio'].filter(createNameMatcher(' DIADEMA audi '))).toEqual([
      'Audífonos de diadema',
    ]);
    expect(createNameMatcher('  ')('Fundas')).toBe(true);
  });
});

describe('R2.4 the published file with all categories', () => {
  const svg = '<svg viewBox="0 0 24 24"><g fill="none"><path d="M0 0h1"/></g><circle r="3"/></svg>';
  const createCategory = (name: string, icon: string, count = 1) => ({
    name,
    slug: toSlug(name),
    icon,
    products: Array<null>(count).fill(null),
  });

  test('has rows sorted by displayed name, and each icon once', () => {
    const { icons, rows } = JSON.parse(
      encodeCategories([createCategory('FUNDAS', svg, 3), createCategory('Cables', svg), createCategory('Otros', 'x')]),
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

  test('has an icon as a tree of shapes', () => {
    expect(toSvgNode(svg)).toEqual([
      'svg',
      { viewBox: '0 0 24 24' },
      [
        ['g', { fill: 'none' }, [['path', { d: 'M0 0h1' }, []]]],
        ['circle', { r: '3' }, []],
      ],
    ]);
  });

  test('P36 contains no malicious markup', () => {
    const malicious =
      '<svg viewBox="0 0 1 1" onload="a()"><script>alert(1)</script><path d="M0 0" onclick="b()" style="c"/><use href="d"/></svg>';
    const text = encodeCategories([createCategory('A', malicious)]);
    expect(text).not.toMatch(/onload|onclick|script|style|use|alert/);
    expect(text).toContain('M0 0');
  });
});

describe('R3.5 category tiles', () => {
  const createCategory = (name: string, count: number, image = '1.jpg') => ({
    name,
    slug: name.toLowerCase(),
    products: Array.from({ length: count }, (_, index) => createProduct({ id: String(index + 1), image })),
  });

  test('at most 6, the largest categories, each with its name, its URL and a picture', () => {
    const tiles = toCategoryTiles(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((name, index) => createCategory(name, index + 1)),
    );
    expect(tiles.map(({ name }) => name)).toEqual(['H', 'G', 'F', 'E', 'D', 'C']);
    expect(tiles[0]).toMatchObject({ name: 'H', url: '/categoria/h', picture: '/img/productos/1/1.jpg' });
  });

  test('fewer than 6 if the shop has fewer categories', () => {
    expect(toCategoryTiles([createCategory('A', 1), createCategory('B', 2)])).toHaveLength(2);
    expect(toCategoryTiles([])).toEqual([]);
  });

  test.each([
    ['Cables y adaptadores', 'Cables'],
    ['Cristales templados', 'Cristales'],
    ['Baterías portátiles', 'Baterías'],
    ['Cámaras, drones y lentes', 'Cámaras'],
    ['Cameras & Camcorders', 'Cameras'],
    ['Fundas', 'Fundas'],
    // Short enough.
    ['Luces y focos', 'Luces y focos'],
    // The first word alone would mean something else.
    ['Fundas para tabletas', 'Fundas para tabletas'],
    ['Wireless Headphones', 'Wireless Headphones'],
    ['Thermal Compounds', 'Thermal Compounds'],
    ['Equipos de sonido y video', 'Equipos de sonido y video'],
  ])('R3.5 the tile of "%s" reads "%s"', (name, short) => {
    expect(shortCategoryName(name, [name, 'Bocinas'])).toBe(short);
  });

  test('R3.5 a name is not shortened if another category starts with the same word', () => {
    const names = ['Memorias portátiles', 'MEMORIAS USB', 'Cristales templados', 'Cristaleros'];
    expect(names.map((name) => shortCategoryName(name, names))).toEqual([
      'Memorias portátiles',
      'MEMORIAS USB',
      'Cristales',
      'Cristaleros',
    ]);
  });

  test('R3.5 the price is the lowest effective price in stock', () => {
    const toMinPrice = (...products: Parameters<typeof createProduct>[0][]) =>
      toCategoryTiles([
        { name: 'Fundas', slug: 'fundas', products: products.map((changes) => createProduct(changes)) },
      ])[0]?.minPrice;
    expect(
      toMinPrice({ price: 30_000, discountPrice: 19_900 }, { price: 25_000 }, { price: 9_900, stock: { 1: 0 } }),
    ).toBe(19_900);
    expect(toMinPrice({ stock: { 1: 0 } })).toBeNull();
  });

  test('the picture is of the best seller that has one', () => {
    const products = [createProduct({ id: '5', image: '' }), createProduct({ id: '9', image: 'a b.jpg' })];
    expect(toCategoryTiles([{ name: 'A', slug: 'a', products }])[0]?.picture).toBe('/img/productos/9/a%20b.jpg');
    expect(toCategoryTiles([createCategory('A', 3, '')])[0]?.picture).toBeNull();
  });
});
