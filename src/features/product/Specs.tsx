import type { ProductView } from './product.ts';

/** Brand, model and category (R5.8). */
export function Specs({ product }: { product: ProductView }) {
  const { brand, model, category } = product;
  return (
    <dl className="specs">
      <div>
        <dt>Marca</dt>
        <dd>{brand || 'N/A'}</dd>
      </div>
      <div>
        <dt>Modelo</dt>
        <dd>{model || 'N/A'}</dd>
      </div>
      <div>
        <dt>Categoría</dt>
        <dd>
          {category.address ? (
            <a className="link" href={category.address}>
              {category.name}
            </a>
          ) : (
            category.name || 'N/A'
          )}
        </dd>
      </div>
    </dl>
  );
}
