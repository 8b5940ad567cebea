import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';
import { shopLexicon } from '../../../../src/features/search/engine/annotations.ts';
import { relatedTypes } from '../../../../src/features/search/engine/language/vocabulary.ts';
import { formatRelatedNotice } from '../../../../src/features/search/interpretationTexts.ts';
import { createTestSearch, createSearchProduct } from '../../../support/testSearch.ts';

describe('R4.17 few results are followed by related products', () => {
  const names = ['No break UPS 500 VA', 'Regulador de voltaje 1000 VA', 'Multicontacto de 6 entradas', 'Mouse USB'];
  const searcher = createSearcher(names.map((name) => createSearchProduct(name)));
  const resultNames = (query: string) => searcher.find(query).products.map(({ name }) => name);

  test('products of related types follow, and the page says so', () => {
    expect(resultNames('no break')).toEqual(names.slice(0, 3));
    expect(formatRelatedNotice(searcher.find('no break').interpretation)).toBe(
      'Después, otras cosas que pueden servir.',
    );
    expect(searcher.find('no break').total).toBe(3);
  });

  test('none follow if the query has an exclusion, or if the shop lacks the type or the model', () => {
    expect(resultNames('no break que no sea koblenz')).toEqual(names.slice(0, 1));
    expect(resultNames('consola playstation 4')).toEqual([]);
    expect(createTestSearch('Consola PS5 Slim', 'Juego FC 26 PS5')('consola ps4')).not.toContain('Juego FC 26 PS5');
  });

  test('none follow if there are no results', () => {
    expect(createTestSearch('Cable USB-C 1 m')('switch de red')).toEqual([]);
  });

  test('none follow products whose names only mention the type', () => {
    expect(createTestSearch('Control para PC y Switch', 'Router TP-Link')('switch')).toEqual([
      'Control para PC y Switch',
    ]);
  });

  test('none follow many results', () => {
    const powerBanks = Array.from({ length: 16 }, (_, index) => `Power bank ${index + 1}000 mAh`);
    expect(createTestSearch(...powerBanks, 'Batería de repuesto para iPhone 11')('power bank')).toHaveLength(16);
  });

  test('products that name no device follow those for the device', () => {
    const search = createTestSearch('Diadema gamer Logitech G335', 'Diadema Pulse 3D PS5', 'Diadema para Xbox');
    expect(search('diadema ps5')).toEqual(['Diadema Pulse 3D PS5', 'Diadema gamer Logitech G335']);
    expect(createTestSearch('Funda iPad 10', 'Funda tablet universal')('funda ipad')[0]).toBe('Funda iPad 10');
  });

  test('chargers for other devices do not follow', () => {
    expect(createTestSearch('Cargador MacBook 67 W', 'Cargador para laptop 90 W')('cargador macbook')).toEqual([
      'Cargador MacBook 67 W',
    ]);
  });

  test('gift ideas follow products for children', () => {
    const search = createTestSearch('Tablet para niños', 'Cámara instantánea Instax', 'Mouse USB');
    expect(search('regalo para niña de 8 años')).toEqual(['Tablet para niños', 'Cámara instantánea Instax']);
  });

  test('each line of related types is well-formed, with types of the vocabulary', () => {
    for (const line of relatedTypes.trim().split('\n')) {
      expect(line).toMatch(/^[^:,]+: [^:,]+(?:, [^:,]+)*$/);
      const [key = '', ...related] = line.split(/: |, /);
      // "infantil" is an attribute: it has the gifts for children.
      const types = key === 'infantil' ? related : [key, ...related];
      expect(types.filter((type) => !shopLexicon.typeByKey.has(type))).toEqual([]);
    }
  });
});

describe('R4.17 products of another size do not follow', () => {
  test.each([
    ['pilas aaa', ['Pilas AAA 4 piezas'], ['Pilas AA 4 piezas', 'Pilas AAA 4 piezas']],
    ['pilas doble a', ['Pilas AA 4 piezas'], ['Pilas AA 4 piezas', 'Pilas AAA 4 piezas']],
    ['pila doble a recargable', ['Pilas recargables AA'], ['Pilas recargables AA', 'Pilas recargables AAA']],
    [
      'correa apple watch 44',
      ['Correa Apple Watch 42/44/45mm'],
      ['Correa Apple Watch 38/40/41mm', 'Correa Apple Watch 42/44/45mm'],
    ],
  ])('%s', (query, expected, names) => expect(createTestSearch(...names)(query)).toEqual(expected));

  test('unless the query names both sizes', () => {
    expect(createTestSearch('Pilas AA 4 piezas', 'Pilas AAA 4 piezas')('pilas doble a y triple a')).toHaveLength(2);
  });
});
