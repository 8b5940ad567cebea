import { expect, test } from 'vitest';
import { entryOf } from '../../../../src/components/filters/listEntry.ts';
import { oneOfEach } from '../../../../src/features/home/oneOfEach.ts';
import { productOf } from '../../../support/rows.ts';

const of = (id: string, category: string, sold: number, pieces = 1) =>
  entryOf(productOf({ id, category, name: id, sold, stock: { 1: pieces } }));

test('Mi celular: at the head of home stands one of each kind, the one most sold that is there; cases first', () => {
  const shown = oneOfEach([
    of('pantalla', 'Refacciones', 90),
    of('glass', 'Cristales templados', 5),
    of('case sold out', 'Fundas', 80, 0),
    of('case', 'Fundas', 3),
    of('other case', 'Fundas', 2),
    of('battery sold out', 'Baterías', 4, 0),
  ]);
  expect(shown.map(({ card }) => card.id)).toEqual(['case', 'glass', 'pantalla', 'battery sold out']);
});

test('Mi celular: nothing that fits is nothing at all', () => expect(oneOfEach([])).toEqual([]));
