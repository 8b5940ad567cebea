import type { ReactNode } from 'react';
import type { ProductView } from './product.ts';

/** Brand, model and category (R5.8), and the warranty where the kind of product tells it (R9.1). */
export function Specs({ product }: { product: ProductView }) {
  const { brand, model, category, warrantyLine } = product;
  return (
    <dl className="specs">
      <Spec term="Marca">{brand || 'N/A'}</Spec>
      <Spec term="Modelo">{model || 'N/A'}</Spec>
      <Spec term="Categoría">
        {category.address ? (
          <a className="link" href={category.address}>
            {category.name}
          </a>
        ) : (
          category.name || 'N/A'
        )}
      </Spec>
      {warrantyLine && (
        <Spec term="Garantía">
          {warrantyLine}{' '}
          <a className="link" href="/garantias">
            Ver garantías
          </a>
        </Spec>
      )}
    </dl>
  );
}

const Spec = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
