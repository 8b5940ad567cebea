import { describe, expect, test } from 'vitest';
import { shopLexicon } from '../../../../src/features/search/engine/annotations.ts';

describe('R4.17 queries are rewritten before they are tokenized', () => {
  test.each([
    ['cargador pa lap', 'cargador para lap'],
    ['soporte p iphone', 'soporte para iphone'],
    ['pantalla de 55 para la sala', 'pantalla de 55 pulgadas para la sala'],
    ['pantalla 55 pulg', 'pantalla 55 pulg'],
    ['a poco hay cables', '  hay cables'],
    ['bateria de 20000 mah', 'bateria portatil de 20000 mah'],
    ['palo selfie', 'palo selfie'],
  ])('"%s" is rewritten to "%s"', (query, rewritten) => expect(shopLexicon.rewrite(query)).toBe(rewritten));
});
