import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyInterpretation } from '../../../../src/features/search/engine/result.ts';
import { InterpretationLine, QueryChips } from '../../../../src/features/search/results/InterpretationLine.tsx';

test('R4.17 the line has the notices on missing terms, the quantity and other types, in this order', () => {
  const interpretation = {
    ...emptyInterpretation,
    productType: { plural: 'Memorias USB', singular: 'memoria USB', forPhones: false, isDevice: false },
    missingTerms: ['kingston'],
    hasRelated: true,
  };
  const renderLine = (quantityNotice: string | null) =>
    renderToStaticMarkup(
      <InterpretationLine term="usb" interpretation={interpretation} quantityNotice={quantityNotice} />,
    )
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  expect(renderLine('Hay 2 de 128 GB; van primero.')).toContain(
    'Ningún nombre dice «kingston»: esto es lo más parecido que encontramos. Hay 2 de 128 GB; van primero. Después, otras cosas que pueden servir.',
  );
});

test('R4.20 the price has a chip even if it is the whole query: without it, all products follow', () => {
  const renderChips = (term: string, words: string[]) =>
    renderToStaticMarkup(
      <QueryChips
        term={term}
        interpretation={{
          ...emptyInterpretation,
          price: { min: 0, max: 10_000, approximate: false, relaxed: false },
          chips: [{ text: 'Hasta $100', words }],
        }}
      />,
    );
  expect(renderChips('menos de 100', ['menos', 'de', '100'])).toContain('href="/todos"');
});
