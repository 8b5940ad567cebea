import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSlugs } from '../../../../src/catalogue/slugs.ts';
import {
  categoryUrl,
  parseCategoryName,
  findLinkedByExactName,
  findLinkedCategory,
} from '../../../../src/features/listing/categoryUrl.ts';
import { maliciousTexts } from '../../../support/maliciousTexts.ts';
import { anyText } from '../../../support/rows.ts';

describe('R1.5 P42 the name of a category in a path', () => {
  test.each([
    ['/categoria/Audio%20%26%20Video', 'Audio & Video'],
    ['/categoria/audio+&+video', 'audio & video'],
    ['/categoria/Aud%C3%ADfonos/2', 'Audífonos'],
    ['/categoria/Audi%CC%81fonos', 'Audífonos'],
    ['/categoria/A%2FB', 'A/B'],
    ['/categoria/%20Fundas%20', 'Fundas'],
    ['/categoria/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
    ['/categoria/', ''],
    ['/categoria', ''],
    ['/categoria/%E0%A4%A', ''],
    ['/categoria/%FF', ''],
    ['/otra/categoria/Fundas', ''],
  ])('%s is %j', (path, name) => {
    expect(parseCategoryName(path)).toBe(name);
  });

  test('no path is too malicious', () => {
    const part = fc.oneof(anyText, fc.string(), fc.constantFrom('%', '%00', '%ED%A0%80', '../../../', '%2e%2e'));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        expect(parseCategoryName(`/categoria/${parts.join('')}`).length).toBeLessThanOrEqual(200);
      }),
    );
    expect(parseCategoryName(`/categoria/${'x'.repeat(5000)}`)).toHaveLength(200);
    for (const text of maliciousTexts) {
      for (const path of [text, encodeURIComponent(text.toWellFormed()), encodeURI(text.toWellFormed())])
        expect(parseCategoryName(`/categoria/${path}`).length).toBeLessThanOrEqual(200);
    }
  });
});

describe('R1.5 the page that a name leads to', () => {
  /** A header with these categories. */
  function header(...names: string[]): void {
    const links = [...createSlugs(names)].map(([name, slug]) => ({
      textContent: `\n  ${name} `,
      closest: () => ({ pathname: `/categoria/${slug}` }),
    }));
    vi.stubGlobal('document', { querySelectorAll: () => links });
  }
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['Audio & Video', '/categoria/audio-video'],
    ['audio & video', '/categoria/audio-video'],
    ['AUDIO  VIDEO', '/categoria/audio-video'],
    ['audio-video', '/categoria/audio-video'],
    ['Audifonos', '/categoria/audifonos'],
    ['AUDÍFONOS', '/categoria/audifonos'],
    ['Audi', null],
    ['', null],
    ['&', null],
  ])('%s: %s', (name, url) => {
    header('Audio & Video', 'Audífonos', '日本');
    expect(findLinkedCategory(name)).toBe(url);
  });

  test('a category that the header does not name has the URL that its name gets', () => {
    header('Fundas');
    expect(categoryUrl('FUNDAS')).toBe('/categoria/fundas');
    expect(categoryUrl('Audio & Video')).toBe('/categoria/audio-video');
    expect(categoryUrl('日本')).toBeNull();
  });

  test('names that read alike each lead to their own', () => {
    header('Cables', 'CABLES!', 'Cáblés', '日本', '日本 2');
    expect(['Cables', 'cables', 'cables!', 'cáblés', '日本', '日本 2'].map((name) => findLinkedCategory(name))).toEqual(
      [
        ...['/categoria/cables', '/categoria/cables', '/categoria/cables-2', '/categoria/cables-3'],
        ...['/categoria/categoria', '/categoria/2'],
      ],
    );
  });

  test('of names that differ in case alone each leads to its own, written just so', () => {
    header('motherboards', 'Motherboards', 'MOTHERBOARDS');
    expect(
      ['motherboards', 'Motherboards', 'MOTHERBOARDS', 'mOTHERBOARDS'].map((name) => findLinkedCategory(name)),
    ).toEqual([
      ...[
        '/categoria/motherboards',
        '/categoria/motherboards-2',
        '/categoria/motherboards-3',
        '/categoria/motherboards',
      ],
    ]);
    expect([findLinkedByExactName('MOTHERBOARDS'), findLinkedByExactName('mOTHERBOARDS')]).toEqual([
      '/categoria/motherboards-3',
      null,
    ]);
  });

  test('every name leads to its own page, in either case and however it is encoded', () => {
    const names = fc.uniqueArray(
      fc.oneof(
        fc.stringMatching(/^[a-zA-ZñÑáéü&. -]{1,12}$/),
        fc.constantFrom('Audio', 'Audio & Video', 'Audio-Video'),
      ),
      { maxLength: 8, selector: (name) => name.trim().toLowerCase() },
    );
    fc.assert(
      fc.property(names, (given) => {
        const all = given.map((name) => name.trim()).filter(Boolean);
        header(...all);
        const slugs = createSlugs(all);
        for (const name of all) {
          for (const written of [name, name.toLowerCase(), name.toUpperCase()]) {
            const read = parseCategoryName(`/categoria/${encodeURIComponent(written)}`);
            expect(findLinkedCategory(read)).toBe(`/categoria/${slugs.get(name) ?? ''}`);
          }
        }
      }),
    );
  });
});
