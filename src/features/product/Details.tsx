import type { TextPart } from '../../lib/links.ts';
import type { ProductView } from './product.ts';
import type { ReactNode } from 'react';

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

/** The description, its addresses as links; a tall one is folded until asked for (R5.7, product.client.ts). */
export function Description({ parts }: { parts: TextPart[] }) {
  if (parts.length === 0) return null;
  return (
    <div className="description">
      <div className="section-head">
        <h2>Descripción</h2>
      </div>
      <div className="fold" id="description" data-fold>
        <p>
          {parts.map(({ text: part, address, host }, index) =>
            address ? (
              <a
                key={index}
                className="link"
                href={address}
                data-host={host}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
              >
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      </div>
      <button className="button" type="button" data-unfold aria-controls="description" aria-expanded="false" hidden>
        Leer más
      </button>
    </div>
  );
}

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
