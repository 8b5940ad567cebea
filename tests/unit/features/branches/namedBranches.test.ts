import { expect, test } from 'vitest';
import { findNamedBranches } from '../../../../src/features/branches/namedBranches.ts';
import type { BranchTuple } from '../../../../src/features/branches/branchTuples.ts';

const branches: readonly BranchTuple[] = [
  ['1', 'Centro', 'Guadalajara', '44100'],
  ['2', 'Chapultepec', 'Guadalajara', '44140'],
  ['3', 'Las Águilas', 'Zapopan', '45080'],
  ['4', 'Centro', 'CDMX', '06000'],
  ['5', 'Centro', 'Mérida', '97000'],
  ['6', 'Sin ciudad', '', '1'],
  ['7', '', 'constructor', '1'],
];

test.each([
  ['sucursal zapopan', ['/sucursales/zapopan-las-aguilas']],
  ['Teléfono Mérida', ['/sucursales/merida-centro']],
  ['cargador en guadalajara', ['/sucursales/guadalajara-centro', '/sucursales/guadalajara-chapultepec']],
  ['tienda ciudad de méxico', ['/sucursales/cdmx-centro']],
  // "Centro" is a neighbourhood, and a word of products.
  ['centro de carga', []],
  ['zapopano', []],
  ['constructor', ['/sucursales/constructor']],
  ['', []],
])('R2.11 R4.12 "%s" names the branches %j', (term, urls) => {
  expect(findNamedBranches(term, branches).map(({ url }) => url)).toEqual(urls);
});
