import { describe, expect, test } from 'vitest';
import {
  branchAddress,
  branchAddressLine,
  branchName,
  directionsUrl,
  mapUrl,
  toBranchSummary,
} from '../../../src/components/branch.ts';

describe('R2.8 the address of the main branch', () => {
  const branch = {
    id: '1',
    postalCode: '44100',
    neighbourhood: 'Centro',
    street: 'Av. Juárez',
    number: '482',
    city: 'Guadalajara',
    state: 'Jalisco',
  };

  test('has two lines, and a map URL', () => {
    expect(branchName(branch)).toBe('Guadalajara · Centro');
    expect(branchAddress(branch)).toEqual(['Av. Juárez 482, Centro', '44100 Guadalajara, Jalisco']);
    expect(new URL(mapUrl(branch)).searchParams.get('query')).toBe(
      'Av. Juárez 482, Centro, 44100 Guadalajara, Jalisco',
    );
  });

  test('shows a city that is its own state once, and omits missing parts', () => {
    expect(branchAddress({ ...branch, city: 'Ciudad de México', state: 'Ciudad de México' })[1]).toBe(
      '44100 Ciudad de México',
    );
    expect(branchAddress({ ...branch, number: '' })[0]).toBe('Av. Juárez, Centro');
    expect(branchName({ ...branch, city: '' })).toBe('Centro');
  });

  test.each([
    [{ city: 'Ciudad de México', neighbourhood: 'Centro' }, 'CDMX · Centro'],
    [{ city: 'CIUDAD DE MEXICO', neighbourhood: 'Del Valle' }, 'CDMX · Del Valle'],
    [{ city: 'Zapopan', neighbourhood: '' }, 'Zapopan'],
  ])('R2.10 %j has the name "%s": city first, shortened', (address, name) => expect(branchName(address)).toBe(name));

  test('R2.10 R2.11 what is not known leaves no comma or space, on the map and in directions either', () => {
    const unknownStreet = { ...branch, street: '', number: '', neighbourhood: '' };
    expect(branchAddressLine(branch)).toBe('Av. Juárez 482, Centro, 44100 Guadalajara, Jalisco');
    expect(branchAddressLine(unknownStreet)).toBe('44100 Guadalajara, Jalisco');
    expect(branchAddressLine({ ...unknownStreet, postalCode: '' })).toBe('Guadalajara, Jalisco');
    expect(branchAddressLine({ ...branch, city: '', state: '' })).toBe('Av. Juárez 482, Centro, 44100');
    expect(new URL(mapUrl(unknownStreet)).searchParams.get('query')).toBe('44100 Guadalajara, Jalisco');
    expect(new URL(directionsUrl(unknownStreet)).searchParams.get('destination')).toBe('44100 Guadalajara, Jalisco');
  });

  test('R2.10 directions lead to the full address', () => {
    const { pathname, searchParams } = new URL(directionsUrl(branch));
    expect([pathname, searchParams.get('destination')]).toEqual([
      '/maps/dir/',
      'Av. Juárez 482, Centro, 44100 Guadalajara, Jalisco',
    ]);
  });
});

test('R2.6 the summary of a branch of the header has its neighbourhood and city, and whether its hours are known', () => {
  expect(toBranchSummary(['1', 'Centro', 'León', '37000', [[[1000, 2000]]]])).toEqual({
    id: '1',
    neighbourhood: 'Centro',
    city: 'León',
    postalCode: '37000',
    hasHours: true,
  });
  expect(toBranchSummary(['2', '', 'León', ''])).toEqual({
    id: '2',
    neighbourhood: '',
    city: 'León',
    postalCode: '',
    hasHours: false,
  });
});
