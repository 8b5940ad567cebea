import type { ProductKind } from '../../../components/productKind.ts';
import { Picture } from '../../../components/Picture.tsx';
import { WhatsappButton } from '../../../components/ContactActions.tsx';
import { uncapitalize } from '../../../components/categoryName.ts';
import { SearchSimilarLink } from '../purchase/PurchasePanel.tsx';
import { similarHeading } from '../purchase/whatsappMessages.ts';

interface Props {
  name: string;
  /** The kind whose icon replaces the picture, which no longer exists. */
  kind: ProductKind;
  /** The product's category, or another one of its kind, with its number of products. */
  category: { name: string; url: string; count: number } | null;
}

/** The page of a product that left the catalogue: its name without a price, and next steps (R5.12). */
export const DiscontinuedProduct = ({ name, kind, category }: Props) => (
  <div className="discontinued">
    <Picture src={null} alt="" kind={kind} sizes="" />
    <div>
      <h1>Ya no aparece en la tienda</h1>
      <p>
        Era <b>{name}</b>. El precio que tenía ya no vale.
      </p>
      <div className="availability-summary not-available">
        <h2>{similarHeading}</h2>
        <p className="note">Dinos qué buscabas y te mandamos fotos de lo que hay.</p>
      </div>
      <div className="purchase-panel">
        <WhatsappButton message={`Hola, busco ${name}.`} className="ink big full" />
        {category && (
          <a className="button full" href={category.url}>
            Ver {uncapitalize(category.name)} ({category.count})
          </a>
        )}
        <SearchSimilarLink name={name} />
      </div>
    </div>
  </div>
);
