import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSlugs } from '../../../../src/catalogue/slugs.ts';
import {
  categoryUrl,
  parseCategoryName,
  findMenuUrlByExactName,
  findMenuUrl,
} from '../../../../src/features/listing/categoryUrl.ts';
import { isSameName, liveCategoryPath } from '../../../../src/features/listing/liveCategory.store.ts';
import { maliciousTexts } from '../../../support/maliciousTexts.ts';
import { anyText } from '../../../support/productFactory.ts';

describe('R1.5 P42 the category name in a path', () => {
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
  ])('%s is parsed as %j', (path, name) => {
    expect(parseCategoryName(path)).toBe(name);
  });

  test('any path gives a name of at most 200 characters', () => {
    const segment = fc.oneof(anyText, fc.string(), fc.constantFrom('%', '%00', '%ED%A0%80', '../../../', '%2e%2e'));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        expect(parseCategoryName(`/categoria/${segments.join('')}`).length).toBeLessThanOrEqual(200);
      }),
    );
    expect(parseCategoryName(`/categoria/${'x'.repeat(5000)}`)).toHaveLength(200);
    for (const text of maliciousTexts) {
      for (const name of [text, encodeURIComponent(text.toWellFormed()), encodeURI(text.toWellFormed())])
        expect(parseCategoryName(`/categoria/${name}`).length).toBeLessThanOrEqual(200);
    }
  });
});

describe('R1.5 the category page of a name', () => {
  /** Mocks a header with links to these categories. */
  function mockHeader(...names: string[]): void {
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
    mockHeader('Audio & Video', 'Audífonos', '日本');
    expect(findMenuUrl(name)).toBe(url);
  });

  test('a category that is not in the header has the URL of its slug, if it has one', () => {
    mockHeader('Fundas');
    expect(categoryUrl('FUNDAS')).toBe('/categoria/fundas');
    expect(categoryUrl('Audio & Video')).toBe('/categoria/audio-video');
    expect(categoryUrl('日本')).toBeNull();
  });

  test('similar names lead to different pages', () => {
    mockHeader('Cables', 'CABLES!', 'Cáblés', '日本', '日本 2');
    const names = ['Cables', 'cables', 'cables!', 'cáblés', '日本', '日本 2'];
    expect(names.map((name) => findMenuUrl(name))).toEqual([
      '/categoria/cables',
      '/categoria/cables',
      '/categoria/cables-2',
      '/categoria/cables-3',
      '/categoria/categoria',
      '/categoria/2',
    ]);
  });

  test('of names that differ only in case, an exact match wins', () => {
    mockHeader('motherboards', 'Motherboards', 'MOTHERBOARDS');
    const names = ['motherboards', 'Motherboards', 'MOTHERBOARDS', 'mOTHERBOARDS'];
    expect(names.map((name) => findMenuUrl(name))).toEqual([
      '/categoria/motherboards',
      '/categoria/motherboards-2',
      '/categoria/motherboards-3',
      '/categoria/motherboards',
    ]);
    expect(findMenuUrlByExactName('MOTHERBOARDS')).toBe('/categoria/motherboards-3');
    expect(findMenuUrlByExactName('mOTHERBOARDS')).toBeNull();
  });

  test('every name leads to its own page, in lower and upper case', () => {
    const anyNames = fc.uniqueArray(
      fc.oneof(
        fc.stringMatching(/^[a-zA-ZñÑáéü&. -]{1,12}$/),
        fc.constantFrom('Audio', 'Audio & Video', 'Audio-Video'),
      ),
      { maxLength: 8, selector: (name) => name.trim().toLowerCase() },
    );
    fc.assert(
      fc.property(anyNames, (generated) => {
        const names = generated.map((name) => name.trim()).filter(Boolean);
        mockHeader(...names);
        const slugs = createSlugs(names);
        for (const name of names) {
          for (const spelling of [name, name.toLowerCase(), name.toUpperCase()]) {
            const parsed = parseCategoryName(`/categoria/${encodeURIComponent(spelling)}`);
            expect(findMenuUrl(parsed)).toBe(`/categoria/${slugs.get(name) ?? ''}`);
          }
        }
      }),
    );
  });
});

test('R1.10 the path of a category without a page has its slug, or its name if another category has the same slug', () => {
  const categories = ['Fundas', 'Fúndas', 'Drones & Cámaras', '日本'].map((name) => ({ name }));
  expect(categories.map(({ name }) => liveCategoryPath(name, categories))).toEqual([
    '/categoria/Fundas',
    '/categoria/F%C3%BAndas',
    '/categoria/drones-camaras',
    '/categoria/%E6%97%A5%E6%9C%AC',
  ]);
});

test('R1.10 names that differ in case only are the same, those that differ in accents are not', () => {
  expect(isSameName('Fúndas', ' FU\u0301NDAS')).toBe(true);
  expect(isSameName('Fúndas', 'Fundas')).toBe(false);
});
