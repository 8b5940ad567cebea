import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Bundle } from '../../../../src/features/product/bundle/Bundle.tsx';
import {
  findCommonBranch,
  findBundleSide,
  createBundles,
  findBundle,
  toBundleView,
  withLiveFigures,
} from '../../../../src/features/product/bundle/bundle.ts';
import { textIn } from '../../../support/markup.ts';
import { productOf } from '../../../support/rows.ts';

const phone = { slug: 'galaxy-a54', name: 'Galaxy A54', brand: 'Samsung' };
const older = { slug: 'galaxy-a34', name: 'Galaxy A34', brand: 'Samsung' };
const funda = (id: string, stock: Record<string, number>) =>
  productOf({ id, name: 'Funda Agave para Galaxy A54, verde jade', category: 'Fundas', price: 32900, stock });
const glass = (id: string, stock: Record<string, number>, name = 'Cristal templado 9H para Galaxy A54') =>
  productOf({ id, name, category: 'Cristales', price: 14900, discountPrice: 9900, stock });
const branches = [
  { id: '1', name: 'Centro', city: 'Guadalajara', code: '44100' },
  { id: '2', name: 'Plaza Real', city: 'Zapopan', code: '45050' },
  { id: '9', name: 'Zona Centro', city: 'Tijuana', code: '22000' },
];
const found = (product: ReturnType<typeof funda>, ...others: ReturnType<typeof funda>[]) =>
  findBundle(product, [phone], () => others)?.other.id;

describe('R5.5 a bundle: same phone, other side, best seller first, both in one branch', () => {
  test('a case gets the best selling glass, a glass the case', () => {
    const [one, other] = [funda('1', { 1: 2 }), glass('2', { 1: 4 })];
    expect(found(one, funda('3', { 1: 9 }), other, glass('4', { 1: 9 }))).toBe('2');
    expect(found(other, glass('4', { 1: 9 }), one)).toBe('1');
  });

  test('never a sold out product, nor one of another branch', () => {
    const one = funda('1', { 1: 2, 2: 0 });
    expect(found(one, glass('2', { 1: 0, 2: 0 }), glass('3', { 2: 5 }), glass('4', { 1: 1 }))).toBe('4');
    expect(found(one, glass('2', { 1: 0 }), glass('3', { 2: 5 }))).toBeUndefined();
    expect(found(funda('1', { 1: 0 }), glass('4', { 1: 1 }))).toBeUndefined();
    expect(found(funda('1', { '': 3 }), glass('4', { '': 1 }))).toBeUndefined();
  });

  test('other products have none, and lens protectors are not glass', () => {
    expect(
      findBundleSide(productOf({ name: 'Protector de lente para cámara de iPhone 15', category: 'Cristales' })),
    ).toBeNull();
    expect(findBundleSide(productOf({ name: 'Funda con protector de cámara', category: 'Fundas' }))).toBe('case');
    expect(found(productOf({ stock: { 1: 1 } }), glass('4', { 1: 1 }))).toBeUndefined();
  });

  test('the first of its phones with a match', () => {
    const forPhone = (slug: string) => (slug === older.slug ? [glass('2', { 1: 1 })] : []);
    expect(findBundle(funda('1', { 1: 1 }), [phone, older], forPhone)?.phone).toBe(older);
  });

  test('R11.7 a product is the second of at most 24 pages, so that a price change rewrites few', () => {
    const cases = Array.from({ length: 60 }, (_, index) => funda(String(index + 10), { 1: 1 }));
    const glasses = [glass('1', { 1: 1 }), glass('2', { 1: 1 })];
    const pairs = createBundles(
      cases,
      () => [phone],
      () => glasses,
    );
    const pages = Map.groupBy(pairs.values(), ({ other }) => other.id);
    expect([...pages].map(([id, { length }]) => [id, length])).toEqual([
      ['1', 24],
      ['2', 24],
    ]);
  });
});

describe('R5.11 the bundle on a page', () => {
  const own = funda('1', { 1: 0, 2: 4, 9: 1 });
  const other = glass('2', { 1: 3, 2: 1, 9: 8 });
  const bundle = toBundleView(own, { phone, other, branchIds: ['2', '9'] });
  const product = { id: '1', name: own.name, url: 'https://shop.example/producto/1' };
  const html = (changed: Partial<Parameters<typeof Bundle>[0]> = {}) =>
    renderToStaticMarkup(<Bundle {...{ product, bundle, branches }} figures={own} {...changed} />);

  test('shows both names and prices, the sum, and the nearest branch that has both', () => {
    expect(textIn(html())).toMatch(
      /Completa tu Galaxy A54\s*\$329\s*Esta funda, verde jade\s*\$99\s*Cristal templado 9H para Galaxy A54\s*Los dos, en Zapopan · Plaza Real\s*\$428/,
    );
    expect(html()).toContain('href="/producto/2"');
  });

  test('its chat text has both names, prices and pages, the sum and the branch', () => {
    const [, url = ''] = /href="(https:\/\/wa\.me[^"]*)"/.exec(html()) ?? [];
    expect(new URL(url).searchParams.get('text')).toBe(
      [
        'Hola, quiero comprar estos dos productos:',
        'Funda Agave para Galaxy A54, verde jade (ID 1): $329 MXN',
        'https://shop.example/producto/1',
        'Cristal templado 9H para Galaxy A54 (ID 2): $99 MXN',
        'https://shop.example/producto/2',
        'Los dos: $428 MXN',
        'Sucursal: Zapopan · Plaza Real',
      ].join('\n'),
    );
  });

  test('names the shopper’s branch where that has both', () => {
    expect(findCommonBranch(bundle.branchIds, branches, '9')?.id).toBe('9');
    expect(findCommonBranch(bundle.branchIds, branches, '1')?.id).toBe('2');
    expect(findCommonBranch(['77'], branches, '1')).toBeUndefined();
    expect(html({ bundle: { ...bundle, branchIds: ['77'] } })).toBe('');
  });

  test('live figures correct price and branch; without a branch that has both there is none', () => {
    const told = { price: 14900, discountPrice: 0, stock: { 2: 0, 9: 2 } };
    expect(withLiveFigures(bundle, own, told)).toMatchObject({
      branchIds: ['9'],
      other: { id: '2', price: 14900, discountPrice: 0 },
    });
    expect(withLiveFigures(bundle, { ...own, stock: { 2: 0, 9: 1 } }, null)?.branchIds).toEqual(['9']);
    expect(withLiveFigures(bundle, own, { ...told, stock: { 1: 9 } })?.branchIds).toEqual([]);
    expect([withLiveFigures(bundle, 'unavailable', told), withLiveFigures(bundle, own, 'unavailable')]).toEqual([
      null,
      null,
    ]);
  });
});
