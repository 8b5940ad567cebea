import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Comparison } from '../../../../src/features/compare/Comparison.tsx';

const renderEmpty = (listUrl: string | null): string =>
  renderToStaticMarkup(
    <Comparison
      products={[]}
      missing={0}
      otherKinds={[]}
      listUrl={listUrl}
      availabilityText={() => undefined}
      branchInMessage={() => ''}
      origin="https://clavija.example"
    />,
  );

describe('R4.23 a comparison of fewer than two products says where to choose one', () => {
  test('from the list of the product that is left', () => {
    expect(renderEmpty('/categoria/fundas')).toContain('href="/categoria/fundas">Elegir otro producto</a>');
  });

  test('from the categories where there is none', () => {
    expect(renderEmpty(null)).toContain('href="/categorias">Ver todas las categorías</a>');
  });
});
