import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Bundle } from '../../../../src/features/product/bundle/Bundle.tsx';
import {
  findCommonBranch,
  findBundleKind,
  createBundles,
  findBundle,
  toBundleData,
  withLivePriceAndStock,
} from '../../../../src/features/product/bundle/bundle.ts';
import { toPlainText } from '../../../support/plainText.ts';
import { createProduct } from '../../../support/productFactory.ts';

const phone = { slug: 'galaxy-a54', name: 'Galaxy A54', brand: 'Samsung' };
const olderPhone = { slug: 'galaxy-a34', name: 'Galaxy A34', brand: 'Samsung' };
const createCase = (id: string, stock: Record<string, number>) =>
  createProduct({ id, name: 'Funda Agave para Galaxy A54, verde jade', category: 'Fundas', price: 32900, stock });
const createProtector = (id: string, stock: Record<string, number>, name = 'Cristal templado 9H para Galaxy A54') =>
  createProduct({ id, name, category: 'Cristales', price: 14900, discountPrice: 9900, stock });
const branches = [
  { id: '1', neighbourhood: 'Centro', city: 'Guadalajara', postalCode: '44100', hasHours: true },
  { id: '2', neighbourhood: 'Plaza Real', city: 'Zapopan', postalCode: '45050', hasHours: true },
  { id: '9', neighbourhood: 'Zona Centro', city: 'Tijuana', postalCode: '22000', hasHours: true },
];
const findOtherId = (product: ReturnType<typeof createCase>, ...others: ReturnType<typeof createCase>[]) =>
  findBundle(product, [phone], () => others)?.other.id;

describe('R5.5 a bundle: a case and a screen protector for one phone, both in one branch', () => {
  test('a case gets the best-selling protector, a protector the best-selling case', () => {
    const phoneCase = createCase('1', { 1: 2 });
    const protector = createProtector('2', { 1: 4 });
    expect(findOtherId(phoneCase, createCase('3', { 1: 9 }), protector, createProtector('4', { 1: 9 }))).toBe('2');
    expect(findOtherId(protector, createProtector('4', { 1: 9 }), phoneCase)).toBe('1');
  });

  test('the other product is the best-selling one that a branch has in stock together with this one', () => {
    const phoneCase = createCase('1', { 1: 2, 2: 0 });
    const soldOut = createProtector('2', { 1: 0, 2: 0 });
    const inOtherBranch = createProtector('3', { 2: 5 });
    expect(findOtherId(phoneCase, soldOut, inOtherBranch, createProtector('4', { 1: 1 }))).toBe('4');
    expect(findOtherId(phoneCase, createProtector('2', { 1: 0 }), inOtherBranch)).toBeUndefined();
    expect(findOtherId(createCase('1', { 1: 0 }), createProtector('4', { 1: 1 }))).toBeUndefined();
    expect(findOtherId(createCase('1', { '': 3 }), createProtector('4', { '': 1 }))).toBeUndefined();
  });

  test('other products have no bundle, and lens protectors are not screen protectors', () => {
    expect(
      findBundleKind(createProduct({ name: 'Protector de lente para cámara de iPhone 15', category: 'Cristales' })),
    ).toBeNull();
    expect(findBundleKind(createProduct({ name: 'Funda con protector de cámara', category: 'Fundas' }))).toBe('case');
    expect(findOtherId(createProduct({ stock: { 1: 1 } }), createProtector('4', { 1: 1 }))).toBeUndefined();
  });

  test('the bundle is for the first phone of the product that has one', () => {
    const productsFor = (slug: string) => (slug === olderPhone.slug ? [createProtector('2', { 1: 1 })] : []);
    expect(findBundle(createCase('1', { 1: 1 }), [phone, olderPhone], productsFor)?.phone).toBe(olderPhone);
  });

  test('R11.7 a product is the other one of the bundle on at most 24 pages', () => {
    const cases = Array.from({ length: 60 }, (_, index) => createCase(String(index + 10), { 1: 1 }));
    const protectors = [createProtector('1', { 1: 1 }), createProtector('2', { 1: 1 })];
    const bundles = createBundles(
      cases,
      () => [phone],
      () => protectors,
    );
    const bundlesByOther = Map.groupBy(bundles.values(), ({ other }) => other.id);
    expect([...bundlesByOther].map(([id, { length }]) => [id, length])).toEqual([
      ['1', 24],
      ['2', 24],
    ]);
  });
});

describe('R5.11 the bundle on a page', () => {
  const own = createCase('1', { 1: 0, 2: 4, 9: 1 });
  const other = createProtector('2', { 1: 3, 2: 1, 9: 8 });
  const bundle = toBundleData(own, { phone, other, branchIds: ['2', '9'] });
  const product = { id: '1', name: own.name, url: 'https://shop.example/producto/1' };
  const renderBundle = (props: Partial<Parameters<typeof Bundle>[0]> = {}) =>
    renderToStaticMarkup(
      <Bundle product={product} bundle={bundle} branches={branches} priceAndStock={own} {...props} />,
    );

  test('shows both names and prices, the sum, and the nearest branch that has both', () => {
    expect(toPlainText(renderBundle())).toMatch(
      /Completa tu Galaxy A54\s*\$329\s*Esta funda, verde jade\s*\$99\s*Cristal templado 9H para Galaxy A54\s*Los dos, en Zapopan · Plaza Real\s*\$428/,
    );
    expect(renderBundle()).toContain('href="/producto/2"');
  });

  test('has a WhatsApp message with both names, prices and URLs, the sum and the branch', () => {
    const [, url = ''] = /href="(https:\/\/wa\.me[^"]*)"/.exec(renderBundle()) ?? [];
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

  test('shows the shopper’s branch if that has both, and nothing if no known branch does', () => {
    expect(findCommonBranch(bundle.branchIds, branches, '9')?.id).toBe('9');
    expect(findCommonBranch(bundle.branchIds, branches, '1')?.id).toBe('2');
    expect(findCommonBranch(['77'], branches, '1')).toBeUndefined();
    expect(renderBundle({ bundle: { ...bundle, branchIds: ['77'] } })).toBe('');
  });

  test('has live prices and branches, and is null if a product is discontinued', () => {
    const livePriceAndStock = { price: 14900, discountPrice: 0, stock: { 2: 0, 9: 2 } };
    expect(withLivePriceAndStock(bundle, own, livePriceAndStock)).toMatchObject({
      branchIds: ['9'],
      other: { id: '2', price: 14900, discountPrice: 0 },
    });
    expect(withLivePriceAndStock(bundle, { ...own, stock: { 2: 0, 9: 1 } }, null)?.branchIds).toEqual(['9']);
    expect(withLivePriceAndStock(bundle, own, { ...livePriceAndStock, stock: { 1: 9 } })?.branchIds).toEqual([]);
    expect(withLivePriceAndStock(bundle, 'discontinued', livePriceAndStock)).toBeNull();
    expect(withLivePriceAndStock(bundle, own, 'discontinued')).toBeNull();
  });
});
