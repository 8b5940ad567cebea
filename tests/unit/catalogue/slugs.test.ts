import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSlugs, findSimilarNames } from '../../../src/catalogue/slugs.ts';
import { maliciousTexts } from '../../support/maliciousTexts.ts';
import { anyText } from '../../support/productFactory.ts';
import { compareIds, compareNames, fold, toSlug } from '../../../src/lib/text.ts';

describe('R1.5 the URL of a category', () => {
  test.each([
    ['Audio & Video', 'audio-video'],
    ['Baterías portátiles', 'baterias-portatiles'],
    ['  Niños / Ñandú — ¡Ofertas! ', 'ninos-nandu-ofertas'],
    ['Pantallas 32"–55"', 'pantallas-32-55'],
    ['USB-C', 'usb-c'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>', 'script'],
    ['N\u0303u', 'nu'],
    ['手机', ''],
  ])('of %j is %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  test('has a number if the slug is taken', () => {
    const slugs = createSlugs(['Audio & Video', 'Audio, Video', 'AUDIO VIDEO', 'Audio Video 2', '手机', '电脑']);
    expect([...slugs.values()]).toEqual(
      // prettier-ignore
      [
        'audio-video', 'audio-video-2', 'audio-video-3', 'audio-video-2-2', 'categoria', 'categoria-2',
      ],
    );
  });

  test('is the name itself, if that is a slug already', () => {
    expect(Object.fromEntries(createSlugs(['Cámaras', 'CAMARAS', 'camaras']))).toEqual({
      Cámaras: 'camaras-2',
      CAMARAS: 'camaras-3',
      camaras: 'camaras',
    });
  });

  test('is never "index", the page of the folder', () => {
    expect([...createSlugs(['index', 'Index']).values()]).toEqual(['index-2', 'index-3']);
  });

  test('findSimilarNames groups names that differ only in case or accents', () => {
    const similarNames = findSimilarNames(
      // prettier-ignore
      [
        'Motherboards', 'motherboards', 'Cámaras', 'camaras', 'Fundas', 'Audio Video', 'Audio, Video',
      ],
    );
    expect(Object.fromEntries(similarNames)).toEqual({
      Motherboards: ['motherboards'],
      motherboards: ['Motherboards'],
      Cámaras: ['camaras'],
      camaras: ['Cámaras'],
    });
  });

  test('is safe and unique, for any names', () => {
    const name = fc.oneof(anyText, fc.constantFrom('Audio', 'audio', 'Audio 2', 'audio-2', '&'));
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 30 }), (names) => {
        const slugs = [...createSlugs(names).values()];
        expect(slugs).toHaveLength(names.length);
        expect(new Set(slugs).size).toBe(names.length);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
    const slugs = [...createSlugs([...maliciousTexts, 'x'.repeat(3000), `${'x'.repeat(79)} y`]).values()];
    expect(new Set(slugs).size).toBe(slugs.length);
    // At most 90 characters: file names also contain a page number and a digest.
    for (const slug of slugs) expect(slug).toMatch(/^(?=.{1,90}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});

describe('R4.15 fold removes accents and case', () => {
  test.each([
    ['Música', 'musica'],
    ['AUDÍFONOS', 'audifonos'],
    ['pingüino Ñu', 'pinguino nu'],
    ['Cafe\u0301', 'cafe'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding twice is the same as folding once', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('áéíóúüñÁÉÍÓÚÜÑçÇabcXYZ 09&')), maxLength: 30 });
    fc.assert(fc.property(text, (value) => fold(fold(value)) === fold(value)));
  });
});

describe('R11.2 the sort order does not depend on the order of the input', () => {
  test('ids are compared as numbers', () => {
    expect(['100', '9', '10', '2'].sort(compareIds)).toEqual(['2', '9', '10', '100']);
  });

  test('names are sorted by the rules of Spanish', () => {
    expect(['Zócalos', 'Ñandú', 'nube', 'Árbol', 'Cable 10', 'Cable 9'].sort(compareNames)).toEqual(
      // prettier-ignore
      [
        'Árbol', 'Cable 9', 'Cable 10', 'nube', 'Ñandú', 'Zócalos',
      ],
    );
  });

  test('two different names never compare as equal', () => {
    const name = fc.oneof(fc.constantFrom('Serie 1', 'Serie 01', 'Cafe\u0301', 'Café', 'a', 'A'), fc.string());
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(compareNames(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) || 0);
      }),
    );
  });
});
