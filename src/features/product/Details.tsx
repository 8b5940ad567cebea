import type { TextPart } from '../../lib/links.ts';
import { Description } from './Description.tsx';
import type { ProductView } from './product.ts';
import { Specs } from './Specs.tsx';

interface Props {
  product: ProductView;
  /** Its description, in text and links. */
  description: TextPart[];
}

/** What there is to know of a product: its description, and brand, model and category. */
export const Details = ({ product, description }: Props) => (
  <section className="section details">
    <Description parts={description} />
    <Specs product={product} />
  </section>
);
