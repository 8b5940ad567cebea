import { attributeNames, attributeTitles, cachedAttributes } from '../../components/productAttributes.ts';
import type { TextPart } from '../../lib/links.ts';
import { warrantyLinkLabel } from '../warranty/warranty.ts';
import type { ProductData } from './product.ts';
import type { ReactNode } from 'react';

/** The description with its links; a tall one is collapsed (R5.7, product.client.ts). */
export function Description({ parts }: { parts: TextPart[] }) {
  if (parts.length === 0) return null;
  return (
    <div className="description">
      <div className="section-head">
        <h2>Descripción</h2>
      </div>
      <div className="collapsible" id="description" data-collapsible>
        <p>
          {parts.map(({ text, url, host }, index) =>
            url ? (
              <a
                key={index}
                className="link"
                href={url}
                data-host={host}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
              >
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      </div>
      <button className="button" type="button" data-read-more aria-controls="description" aria-expanded="false" hidden>
        Leer más
      </button>
    </div>
  );
}

/** Brand, model, category (R5.8), and the warranty where it is known (R9.1). */
export function Specs({ product }: { product: ProductData }) {
  const { brand, model, category, warrantyLine } = product;
  return (
    <dl className="specs">
      <Spec term="Marca">{brand || 'N/A'}</Spec>
      <Spec term="Modelo">{model || 'N/A'}</Spec>
      <Spec term="Categoría">
        {category.url ? (
          <a className="link" href={category.url}>
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
            {warrantyLinkLabel}
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

/** A single attribute would only repeat the name. */
const minCells = 2;
const maxCells = 4;

/** The attributes that the name states, in two to four cells (R4.21). */
export function ProductAttributes({ name }: { name: string }) {
  const attributes = cachedAttributes(name);
  const stated = attributeNames.filter((attribute) => attributes[attribute]).slice(0, maxCells);
  return (
    stated.length >= minCells && (
      <>
        <dl className="product-attributes">
          {stated.map((attribute) => (
            <div key={attribute}>
              <dt className="hint">{attributeTitles[attribute]}</dt>
              <dd>
                <b>{attributes[attribute]}</b>
              </dd>
            </div>
          ))}
        </dl>
        <p className="hint">Según el nombre del producto.</p>
      </>
    )
  );
}
