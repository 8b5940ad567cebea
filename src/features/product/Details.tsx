import type { ProductView } from './product.ts';
import { Specs } from './Specs.tsx';

/** What there is to know of a product: its description, and brand, model and category. */
export function Details({ product }: { product: ProductView }) {
  return (
    <section className="section details">
      {product.description && (
        <div className="description">
          <div className="section-head">
            <h2>Descripción</h2>
          </div>
          <p>{product.description}</p>
        </div>
      )}
      <Specs product={product} />
    </section>
  );
}
