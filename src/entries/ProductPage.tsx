import type { CardView } from '../components/card.ts';
import { Crumbs } from '../components/Crumbs.tsx';
import type { TextPart } from '../lib/links.ts';
import { Fits } from '../features/phone/Fits.tsx';
import type { Phone } from '../features/phone/phone.ts';
import { totalStock } from '../contract/rules.ts';
import { Alternatives } from '../features/product/related/Alternatives.tsx';
import { ProductPrice } from '../features/product/purchase/ProductPrice.tsx';
import type { NamedBranch } from '../features/product/purchase/availability.ts';
import { Ask, Share } from '../features/product/Share.tsx';
import { BuyBox } from '../features/product/purchase/BuyBox.tsx';
import type { FallbackLink } from '../features/product/purchase/PurchasePanel.tsx';
import { Details } from '../features/product/Details.tsx';
import { Variants } from '../features/product/related/Variants.tsx';
import type { Variant } from '../catalogue/productFamilies.ts';
import { Gallery } from '../features/product/gallery/Gallery.tsx';
import { toCrumbs, findCategoryLink, type ProductView } from '../features/product/product.ts';
import { Bundle } from '../features/product/bundle/Bundle.tsx';
import type { BundleView } from '../features/product/bundle/bundleView.ts';
import { Related } from '../features/product/related/Related.tsx';
import { Tags, Title } from '../features/product/Title.tsx';
import { WarrantyPromise } from '../features/warranty/WarrantyPromise.tsx';

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
  /** Where what is like it can be bought; likewise. */
  fallback?: FallbackLink | null;
  /** What differs from it in the last part of its name alone, itself among them. */
  variants?: readonly Variant[];
  related: CardView[];
  /** What it is bought with; live pages look for it by themselves (liveBundle.client.tsx). */
  bundle?: BundleView | undefined;
}

/** All of a product's page, as the build writes it and as live pages draw it. */
export function ProductPage(props: Props) {
  const {
    product,
    branches,
    chosen,
    description,
    phones,
    alternatives,
    fallback = null,
    variants = [],
    related,
    bundle,
  } = props;
  const { id, name, address, unit, condition, recent, figures, warranty } = product;
  const soldOut = totalStock(figures.stock) === 0;
  const wanted = { id, name, address, unit, ...(phones[0] && { model: phones[0].name }) };
  return (
    <>
      {/* On a phone the first screen: nothing that stands before the picture can be hidden by it. */}
      <div className={soldOut ? 'product sold-out' : 'product'}>
        <div className="first">
          <div className="line">
            <Crumbs crumbs={toCrumbs(product)} />
            <Tags {...{ condition, recent }} />
          </div>
          <Title name={name} {...(phones[0] && { model: phones[0].name })} />
          <ProductPrice figures={figures} />
          <Gallery pictures={product.pictures} name={name} kind={product.kind} />
        </div>
        <div className="buy-box">
          <Variants {...{ id, variants }} />
          <BuyBox product={wanted} {...{ figures, branches, fallback }} chosen={chosen ?? null}>
            {soldOut
              ? alternatives.length > 0 && <Alternatives of={name} cards={alternatives} phones={phones} />
              : warranty && <WarrantyPromise words={warranty} />}
          </BuyBox>
          {/* Says from when the figures are (R5.11). */}
          <p className="age" data-age role="status"></p>
          <Fits phones={phones} shelf={findCategoryLink(product)} />
          <Bundle {...{ product: wanted, figures, bundle, branches }} />
          <Ask product={wanted} />
          <Share {...{ name, address }} />
        </div>
      </div>
      <Details {...{ product, description }} />
      <Related of={name} cards={related} />
    </>
  );
}
