import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSlugs, findSimilarNames } from '../../../src/catalogue/slugs.ts';
import { maliciousTexts } from '../../support/maliciousTexts.ts';
import { anyText } from '../../support/rows.ts';
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
  ])('%j reads %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  test('names that would read alike get a number', () => {
    const slugs = createSlugs(['Audio & Video', 'Audio, Video', 'AUDIO VIDEO', 'Audio Video 2', '手机', '电脑']);
    expect([...slugs.values()]).toEqual(
      // prettier-ignore
      [
        'audio-video', 'audio-video-2', 'audio-video-3', 'audio-video-2-2', 'categoria', 'categoria-2',
      ],
    );
  });

  test('who is called as a URL is has that one', () => {
    expect(Object.fromEntries(createSlugs(['Cámaras', 'CAMARAS', 'camaras']))).toEqual({
      ...{ Cámaras: 'camaras-2', CAMARAS: 'camaras-3', camaras: 'camaras' },
    });
  });

  test('none is that of the folder itself', () => {
    expect([...createSlugs(['index', 'Index']).values()]).toEqual(['index-2', 'index-3']);
  });

  test('names that differ in case or accents alone are similarNames', () => {
    const similarNames = findSimilarNames(
      // prettier-ignore
      [
        'Motherboards', 'motherboards', 'Cámaras', 'camaras', 'Fundas', 'Audio Video', 'Audio, Video',
      ],
    );
    expect(Object.fromEntries(similarNames)).toEqual({
      ...{ Motherboards: ['motherboards'], motherboards: ['Motherboards'] },
      ...{ Cámaras: ['camaras'], camaras: ['Cámaras'] },
    });
  });

  test('every URL is safe, and no two are the same', () => {
    const name = fc.oneof(anyText, fc.constantFrom('Audio', 'audio', 'Audio 2', 'audio-2', '&'));
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 30 }), (names) => {
        const slugs = [...createSlugs(names).values()];
        expect(slugs).toHaveLength(names.length);
        expect(new Set(slugs).size).toBe(names.length);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      }),
    );
    const all = [...createSlugs([...maliciousTexts, 'x'.repeat(3000), `${'x'.repeat(79)} y`]).values()];
    expect(new Set(all).size).toBe(all.length);
    // A file is called so, with the number of a page and a digest in its name.
    for (const slug of all) expect(slug).toMatch(/^(?=.{1,90}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});

describe('R4.15 accents and case do not keep words apart', () => {
  test.each([
    ['Música', 'musica'],
    ['AUDÍFONOS', 'audifonos'],
    ['pingüino Ñu', 'pinguino nu'],
    ['Cafe\u0301', 'cafe'],
  ])('%s folds to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding twice changes nothing', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('áéíóúüñÁÉÍÓÚÜÑçÇabcXYZ 09&')), maxLength: 30 });
    fc.assert(fc.property(text, (given) => fold(fold(given)) === fold(given)));
  });
});

describe('R11.2 an order that the input cannot change', () => {
  test('ids are compared as numbers', () => {
    expect(['100', '9', '10', '2'].sort(compareIds)).toEqual(['2', '9', '10', '100']);
  });

  test('names are sorted as a Mexican reader does', () => {
    expect(['Zócalos', 'Ñandú', 'nube', 'Árbol', 'Cable 10', 'Cable 9'].sort(compareNames)).toEqual(
      // prettier-ignore
      [
        'Árbol', 'Cable 9', 'Cable 10', 'nube', 'Ñandú', 'Zócalos',
      ],
    );
  });

  test('two different names are never equal, so that no order depends on who came first', () => {
    const name = fc.oneof(fc.constantFrom('Serie 1', 'Serie 01', 'Cafe\u0301', 'Café', 'a', 'A'), fc.string());
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(compareNames(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) || 0);
      }),
    );
  });
});
