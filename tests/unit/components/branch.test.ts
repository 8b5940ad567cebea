import { describe, expect, test } from 'vitest';
import { branchAddress, branchName, mapAddress } from '../../../src/components/branch.ts';

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

  test('in two lines, and on a map', () => {
    expect(branchName(branch)).toBe('Centro, Guadalajara');
    expect(branchAddress(branch)).toEqual(['Av. Juárez 482, Centro', '44100 Guadalajara, Jalisco']);
    expect(new URL(mapAddress(branch)).searchParams.get('query')).toBe(
      'Av. Juárez 482, Centro, 44100 Guadalajara, Jalisco',
    );
  });

  test('a city that is its own state is told once, and nothing stands for what is missing', () => {
    expect(branchAddress({ ...branch, city: 'Ciudad de México', state: 'Ciudad de México' })[1]).toBe(
      '44100 Ciudad de México',
    );
    expect(branchAddress({ ...branch, number: '' })[0]).toBe('Av. Juárez, Centro');
    expect(branchName({ ...branch, city: '' })).toBe('Centro');
  });
});
