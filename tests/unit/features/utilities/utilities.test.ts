import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileUrl, groupFiles } from '../../../../src/features/utilities/utilities.ts';

describe('R8.3 files are grouped by first letter', () => {
  test('accents are ignored, Ñ follows N, and symbols and digits come last', () => {
    // prettier-ignore
    const files = [
      'zeta.txt', 'ñu.txt', 'Nota.txt', 'Óptica.txt', 'Ábaco.txt', 'abeja 10.txt', 'abeja 9.txt', '2024.csv', '_x',
    ];
    expect(groupFiles(files)).toEqual([
      { letter: 'A', files: ['Ábaco.txt', 'abeja 9.txt', 'abeja 10.txt'] },
      { letter: 'N', files: ['Nota.txt'] },
      { letter: 'Ñ', files: ['ñu.txt'] },
      { letter: 'O', files: ['Óptica.txt'] },
      { letter: 'Z', files: ['zeta.txt'] },
      { letter: '#', files: ['_x', '2024.csv'] },
    ]);
  });

  test('a decomposed Ñ (NFD) is an Ñ', () => {
    expect(groupFiles(['Ñu'.normalize('NFD')])[0]?.letter).toBe('Ñ');
  });

  test('there are no groups without files', () => {
    expect(groupFiles([])).toEqual([]);
  });

  test('every file is in exactly one group, and the input order makes no difference', () => {
    const anyFiles = fc.array(fc.string({ minLength: 1, unit: 'grapheme' }));
    fc.assert(
      fc.property(anyFiles, (files) => {
        const groups = groupFiles(files);
        expect(groups.flatMap((group) => group.files).sort()).toEqual([...new Set(files)].sort());
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
        for (const { letter } of groups) expect(letter).toMatch(/^[A-ZÑ#]$/);
        expect(groupFiles([...files].reverse())).toEqual(groups);
      }),
    );
  });

  test.each([
    ['Ñandu prueba.txt', '/assets/utilidades/%C3%91andu%20prueba.txt'],
    ['../../etc/passwd', '/assets/utilidades/..%2F..%2Fetc%2Fpasswd'],
    ['javascript:alert(1)', '/assets/utilidades/javascript%3Aalert(1)'],
    ['50% "x"?#.txt', '/assets/utilidades/50%25%20%22x%22%3F%23.txt'],
  ])('%s is downloaded from %s', (file, url) => {
    expect(fileUrl(file)).toBe(url);
  });

  test('a lone surrogate does not break the list', () => {
    expect(fileUrl('a\ud800.txt')).toMatch(/^\/assets\/utilidades\//);
  });
});
