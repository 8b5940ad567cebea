import type { Product } from '../../../src/contract/product.ts';
import type { Drawing } from './art/kit.ts';
export function drawingFor(_product: Product): Drawing {
  return { kind: 'caja', colour: '#c9a678' };
}
