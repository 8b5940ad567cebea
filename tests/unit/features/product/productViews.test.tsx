import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Product, StockByBranch } from '../../../../src/contract/catalogue.ts';
import { priceAndStockKey } from '../../../../src/contract/rules.ts';
import { ProductPrice } from '../../../../src/features/product/purchase/ProductPrice.tsx';
import { sortBranchesForStock } from '../../../../src/features/product/purchase/availability.ts';
import { BuyBox, type BuyBoxData } from '../../../../src/features/product/purchase/BuyBox.tsx';
import { buyUrl } from '../../../../src/features/product/purchase/whatsappMessages.ts';
import { Gallery } from '../../../../src/features/product/gallery/Gallery.tsx';
import { toMetaDescription, toProductData, truncateDescription } from '../../../../src/features/product/product.ts';
import { Specs } from '../../../../src/features/product/Details.tsx';
import { Tags } from '../../../../src/features/product/Title.tsx';
import { toPlainText } from '../../../support/plainText.ts';
import { createProduct } from '../../../support/productFactory.ts';

const createData = (changes: Partial<Product> = {}, categoryUrl: string | null = '/categoria/cables') =>
  toProductData(
    { ...createProduct(changes), pictures: ['1.jpg', '2.jpg'] },
    { origin: 'https://shop.example', categoryUrl },
  );
const branches = [
  { id: '1', neighbourhood: 'Centro', city: 'Guadalajara', postalCode: '44100', hasHours: true },
  { id: '2', neighbourhood: 'Ciudad del Sol', city: 'Zapopan', postalCode: '45050', hasHours: true },
  { id: '9', neighbourhood: 'Zona Centro', city: 'Tijuana', postalCode: '22000', hasHours: true },
];
const renderBuyBox = (changes: Partial<Product> = {}) => {
  const product = createData(changes);
  return {
    product,
    html: renderToStaticMarkup(<BuyBox product={product} priceAndStock={product.priceAndStock} branches={branches} />),
  };
};

describe('R5.3 the price on the page of a product', () => {
  test('is the regular price without an offer', () => {
    const html = renderToStaticMarkup(<ProductPrice priceAndStock={createData({ price: 764910 }).priceAndStock} />);
    expect(toPlainText(html)).toMatch(/^\$7,649\.10\s*IVA incluido/);
    expect(html).not.toMatch(/<s>|%/);
  });

  test('on offer is the discounted price, the crossed-out regular price and the badge', () => {
    const html = renderToStaticMarkup(
      <ProductPrice priceAndStock={createData({ price: 89900, discountPrice: 62930 }).priceAndStock} />,
    );
    expect(toPlainText(html)).toMatch(/^\$629\.30\s*Precio regular \$899\s*−30\u00a0%\s*IVA incluido/);
    expect(html).toMatch(/<s>.*\$899<\/s>/);
  });
});

describe('R5.5 Comprar', () => {
  test('opens WhatsApp in a new tab', () => {
    const { product, html } = renderBuyBox();
    const link = `<a class="button buy full" href="${buyUrl(product, product.priceAndStock, 'Guadalajara · Centro').replaceAll('&', '&amp;')}" target="_blank" rel="noopener">`;
    expect(html).toContain(link);
    expect(html).not.toContain('disabled');
  });

  test('is disabled at stock 0', () => {
    const { html } = renderBuyBox({ stock: { 1: 0, 2: 0 } });
    expect(html).toMatch(/<button [^>]*disabled=""[^>]*>Comprar<\/button>/);
    expect(html).not.toContain('quiero%20comprar');
    expect(html).toContain('Avísame cuando llegue');
    expect(toPlainText(html)).toMatch(/Agotado\s*Te decimos/);
    // The action that is still possible comes before the disabled button.
    expect(html.indexOf('Avísame cuando llegue')).toBeLessThan(html.indexOf('disabled'));
    expect(toPlainText(renderBuyBox({ stock: { 1: 0, 2: 0, 9: 0 } }).html)).toContain('Agotado en las 3 sucursales');
  });

  test('R5.4 the buy bar of narrow screens, which do not show the stock at first, says that a product is sold out', () => {
    const renderBar = (changes: Partial<Product>): string =>
      renderBuyBox(changes).html.split('class="buy-bar"')[1] ?? '';
    expect(renderBar({ stock: { 1: 0, 2: 0 } })).toContain('<b>Agotado</b>');
    expect(renderBar({ stock: { 1: 0, 2: 1 } })).not.toContain('Agotado');
  });
});

describe('R2.6 stock by branch', () => {
  test('lists each branch by its city, the main one first, with "Sin dato" where the stock is unknown', () => {
    const { html } = renderBuyBox({ stock: { 2: 1, 1: 6 } });
    expect(toPlainText(html)).toMatch(
      /Guadalajara · Centro\s*6 Pieza\(s\) en stock\s*Tu sucursal\s*Zapopan · Ciudad del Sol\s*Último disponible\s*Tijuana · Zona Centro\s*Sin dato/,
    );
  });

  test('sorts the selected branch first, then those in stock, sold out and unknown, each by distance', () => {
    const sortedIds = (stock: StockByBranch, selectedId: string) =>
      sortBranchesForStock(stock, branches, selectedId).map(({ id }) => id);
    expect(sortedIds({ 1: 0, 2: 3, 7: 1 }, '2')).toEqual(['2', '1', '9']);
    expect(sortedIds({ 1: 0, 2: 0, 9: 4 }, '1')).toEqual(['1', '9', '2']);
    expect(sortedIds({ 1: 5, 2: 2, 9: 4 }, '9')).toEqual(['9', '1', '2']);
    expect(sortedIds({ 2: 2, 9: 0 }, '2'), 'unknown').toEqual(['2', '9', '1']);
    const farthestFirst = branches.toReversed();
    expect(sortBranchesForStock({ 1: 5, 2: 2, 9: 4 }, farthestFirst, '2').map(({ id }) => id)).toEqual(['2', '1', '9']);
  });

  test('collapses the rows from the fourth on if there are more than four', () => {
    const sixBranches = [1, 2, 3, 4, 5, 6].map((id) => ({
      id: String(id),
      neighbourhood: `Colonia ${id}`,
      city: 'León',
      postalCode: '',
      hasHours: true,
    }));
    const stock = Object.fromEntries(sixBranches.map(({ id }) => [id, 1]));
    const priceAndStock = { price: 100, discountPrice: 0, stock };
    const html = renderToStaticMarkup(
      <BuyBox product={createData()} priceAndStock={priceAndStock} branches={sixBranches} />,
    );
    expect(toPlainText(html)).toMatch(/Colonia 3.*Ver las 6 sucursales.*Colonia 4/s);
    expect(html).toMatch(/Colonia 3.*<details>.*Colonia 4.*<\/details>/s);
  });

  test('is not shown if only the total is known', () => {
    const { html } = renderBuyBox({ stock: { '': 7 } });
    expect(toPlainText(html)).toContain('7 Pieza(s) en stock');
    expect(html).not.toContain('stock-list');
  });
});

describe('R5.13 availability for the shopper’s branch', () => {
  const renderWithMessage = (stock: StockByBranch) => {
    const { html } = renderBuyBox({ stock });
    const [, url = ''] = /<a class="button buy full" href="([^"]*)"/.exec(html) ?? [];
    const message = new URL(url.replaceAll('&amp;', '&')).searchParams.get('text') ?? '';
    return { html, text: toPlainText(html), message };
  };

  test('in stock there: the page and the message name that branch, and the dots have the class for green', () => {
    const { html, text, message } = renderWithMessage({ 1: 3, 2: 1, 9: 0 });
    expect(html).toContain('class="in-stock here"');
    expect(html).toContain('class="stock in here"');
    expect(text).toMatch(/^Hay 3 en Guadalajara · Centro\s*También en otra sucursal/);
    expect(message).toContain('\nSucursal: Guadalajara · Centro\n');
  });

  test('sold out there: the page and the message name the nearest branch in stock', () => {
    const { html, text, message } = renderWithMessage({ 1: 0, 2: 9, 9: 30 });
    expect(html).toContain('class="in-stock"');
    expect(html).toContain('class="stock in"');
    expect(text).toMatch(/^En Guadalajara · Centro: agotado\s*Hay 9 en Zapopan · Ciudad del Sol/);
    expect(message).toContain('\nSucursal: Zapopan · Ciudad del Sol\n');
  });

  test('unknown there: the page says so, and the message asks about it', () => {
    const { text, message } = renderWithMessage({ 2: 1 });
    expect(text).toMatch(/^En Guadalajara · Centro: no sabemos si hay\s*Queda 1 en Zapopan · Ciudad del Sol/);
    expect(message).toContain('\nSucursal: Zapopan · Ciudad del Sol (¿también hay en Guadalajara · Centro?)\n');
  });
});

describe('R5.11 the data for live updates', () => {
  test('is an attribute of the buy box, with product, price and stock', () => {
    const { html } = renderBuyBox({ discountPrice: 14900 });
    const data = JSON.parse(/data-buy-box="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '') as BuyBoxData;
    expect(data.product.id).toBe('501');
    expect(priceAndStockKey(data.priceAndStock)).toBe('19900|14900|1:4,2:3');
  });
});

describe('R5.1 the gallery', () => {
  const renderGallery = (pictures: string[]) =>
    renderToStaticMarkup(<Gallery pictures={pictures} name="Cable" askForPhotoUrl="https://wa.me/52" kind="cable" />);

  test('links to each picture: the first one on the stage, all as thumbnails', () => {
    const html = renderGallery(createData().pictures);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, url]) => url);
    expect(links).toEqual([createData().pictures[0], ...createData().pictures]);
    expect(html).toContain('alt="Cable, imagen 2"');
    expect(html).toContain('aria-label="Imagen 2 de 2"');
  });

  test('has no thumbnails for one picture; without pictures it has a link to ask for some', () => {
    expect(renderGallery(['/1.jpg']).match(/<a /g)).toHaveLength(1);
    expect(toPlainText(renderGallery([]))).toBe('Te mandamos foto por WhatsApp');
    expect(renderGallery([])).toContain('href="https://wa.me/52"');
    expect(renderGallery([])).not.toContain('<img');
  });
});

describe('R5.2 condition and badge', () => {
  test.each([
    ['Usado', false, 'Usado'],
    ['Nuevo', true, 'NuevoNuevo en stock'],
    ['', true, 'Nuevo en stock'],
  ])('of condition "%s", recent: %s', (condition, recent, text) => {
    expect(toPlainText(renderToStaticMarkup(<Tags condition={condition} recent={recent} />))).toBe(text);
  });
});

describe('R5.8 brand, model and category', () => {
  const renderSpecs = (...args: Parameters<typeof createData>) =>
    renderToStaticMarkup(<Specs product={createData(...args)} />);

  test('are shown unchanged, the category as a link', () => {
    expect(renderSpecs()).toContain('<dt>Modelo</dt><dd>ND-C2</dd>');
    expect(renderSpecs()).toContain('<a class="link" href="/categoria/cables">Cables y adaptadores</a>');
  });

  test('show an empty model as N/A', () => {
    expect(renderSpecs({ model: '' })).toContain('<dt>Modelo</dt><dd>N/A</dd>');
  });

  test('have no link for a category that the shop does not list', () => {
    expect(renderSpecs({}, null)).toContain('<dd>Cables y adaptadores</dd>');
  });
});

describe('R1.4 the meta description of a product', () => {
  const toDescription = (changes: Partial<Parameters<typeof toMetaDescription>[0]>): string =>
    toMetaDescription({ name: 'Cable', brand: 'Voltra', model: 'VT-1', description: 'De 1 m.', ...changes }, 'Tienda');

  test.each([
    [{}, 'Voltra VT-1. De 1 m.'],
    [{ model: '' }, 'Voltra. De 1 m.'],
    [{ model: '', brand: '' }, 'De 1 m.'],
    [{ description: '' }, 'Cable en Tienda: precio, existencias y compra por WhatsApp.'],
    [{ description: 'palabra '.repeat(30) }, `Voltra VT-1. ${'palabra '.repeat(17).trim()}…`],
  ])('with %j', (changes, description) => expect(toDescription(changes)).toBe(description));

  test('differs for two colours with the same description', () =>
    expect(toDescription({ model: 'VT-1-NE' })).not.toBe(toDescription({ model: 'VT-1-BL' })));
});

describe('R1.4 the summary of a product for search engines', () => {
  test.each([
    [' Carga\n a  60 W. ', 'Carga a 60 W.'],
    ['', ''],
    ['x'.repeat(155), 'x'.repeat(155)],
    ['palabra '.repeat(30), `${'palabra '.repeat(19).trim()}…`],
  ])('of %j', (text, summary) => {
    expect(truncateDescription(text)).toBe(summary);
    expect(summary.length).toBeLessThanOrEqual(155);
  });
});
