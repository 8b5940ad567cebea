import type { CardView } from '../components/card.ts';
import { Crumbs } from '../components/Crumbs.tsx';
import type { TextPart } from '../lib/links.ts';
import { Fits } from '../features/phone/Fits.tsx';
import type { Phone } from '../features/phone/phone.ts';
import { Alternatives } from '../features/product/Alternatives.tsx';
import type { NamedBranch } from '../features/product/branches.ts';
import { BuyBox } from '../features/product/BuyBox.tsx';
import { Details } from '../features/product/Details.tsx';
import { Gallery } from '../features/product/gallery/Gallery.tsx';
import { crumbsOf, type ProductView } from '../features/product/product.ts';
import { Related } from '../features/product/Related.tsx';
import { Share } from '../features/product/Share.tsx';
import { Tags } from '../features/product/Tags.tsx';

interface Props {
  product: ProductView;
  branches: readonly NamedBranch[];
  /** The shopper's branch, where it is known: never in a page's HTML. */
  chosen?: { id: string; name: string } | null;
  /** Its description, in text and links. */
  description: TextPart[];
  /** The phones that it is for. */
  phones: readonly Phone[];
  /** What can be bought instead; empty unless the product is sold out. */
  alternatives: CardView[];
  related: CardView[];
}

/** All of a product's page, as the build writes it and as live pages draw it. */
export function ProductPage({ product, branches, chosen, description, phones, alternatives, related }: Props) {
  const { id, name, address, unit, condition, recent, figures } = product;
  return (
    <>
      <Crumbs crumbs={crumbsOf(product)} />
      <div className="product">
        <Gallery pictures={product.pictures} name={name} kind={product.kind} />
        <div className="buy-box">
          <Tags {...{ condition, recent }} />
          <h1>{name}</h1>
          <Fits phones={phones} category={product.category.address} />
          <BuyBox product={{ id, name, address, unit }} {...{ figures, branches }} chosen={chosen ?? null}>
            {alternatives.length > 0 && <Alternatives of={name} cards={alternatives} category={product.category} />}
          </BuyBox>
          {/* Says from when the figures are (R5.11). */}
          <p className="age" data-age role="status"></p>
          <Share {...{ name, address }} />
        </div>
      </div>
      <Details {...{ product, description }} />
      <Related of={name} cards={related} />
    </>
  );
}
