import { Description } from './Description.tsx';
import type { ProductView } from './product.ts';
import { Specs } from './Specs.tsx';

/** What there is to know of a product: its description, and brand, model and category. */
export const Details = ({ product }: { product: ProductView }) => (
  <section className="section details">
    <Description text={product.description} />
    <Specs product={product} />
  </section>
);
