import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import type { TextPart } from '../lib/links.ts';
import { PhoneFit } from '../features/phone/PhoneFit.tsx';
import type { PhoneModel } from '../features/phone/phone.ts';
import { totalStock } from '../contract/rules.ts';
import { ProductPrice } from '../features/product/purchase/ProductPrice.tsx';
import type { BranchSummary } from '../components/branch.ts';
import { AskSeller, Share } from '../features/product/Share.tsx';
import { BuyBox } from '../features/product/purchase/BuyBox.tsx';
import { Description, ProductAttributes, Specs } from '../features/product/Details.tsx';
import { askForPhotoUrl } from '../features/product/purchase/whatsappMessages.ts';
import { Gallery } from '../features/product/gallery/Gallery.tsx';
import { findCategoryLink, toBreadcrumbs, type FallbackLink, type ProductData } from '../features/product/product.ts';
import { Tags, Title } from '../features/product/Title.tsx';
import { HowToBuy } from '../features/buying/HowToBuy.tsx';
import { WarrantyNote } from '../features/warranty/WarrantyNote.tsx';
import { CachedView } from '../runtime/CachedView.ts';

interface Props {
  product: ProductData;
  branches: readonly BranchSummary[];
  /** The shopper's branch; never in a page's HTML. */
  selectedBranch?: { id: string; name: string } | null;
  /** When a live page fetched the price and stock. */
  fetchedAt?: Date;
  description: TextPart[];
  phones: readonly PhoneModel[];
  fallback?: FallbackLink | null;
  /** Only published pages have these (PublishedProductPage.tsx). */
  variants?: ReactNode;
  alternatives?: ReactNode;
  bundle?: ReactNode;
  related: ReactNode;
}

/** The product page, used by the build and by live pages. */
export function ProductPage(props: Props) {
  const { product, branches, selectedBranch = null, fetchedAt, description, phones } = props;
  const { fallback = null, variants, alternatives, bundle, related } = props;
  const { id, name, url, unit, condition, recent, priceAndStock, warranty } = product;
  const soldOut = totalStock(priceAndStock.stock) === 0;
  const hasPictures = product.pictures.length > 0;
  const classNames = ['product', soldOut && 'sold-out', !hasPictures && 'without-picture'].filter(Boolean).join(' ');
  const phone = phones[0] && { phone: phones[0].name };
  const messageProduct = { id, name, url, unit, ...phone };
  return (
    <>
      {/* The first screen of a phone: what precedes the picture is always visible. */}
      <div className={classNames}>
        <div className="product-first-screen">
          <div className="row">
            <Breadcrumbs items={toBreadcrumbs(product)} backLink />
            <Tags condition={condition} recent={recent} />
          </div>
          <Title name={name} {...phone} />
          <ProductPrice priceAndStock={priceAndStock} />
          <Gallery
            pictures={product.pictures}
            name={name}
            askForPhotoUrl={askForPhotoUrl(messageProduct)}
            kind={product.kind}
          />
        </div>
        <div className="product-aside">
          {variants}
          <BuyBox
            product={messageProduct}
            priceAndStock={priceAndStock}
            branches={branches}
            fallback={fallback}
            selectedBranch={selectedBranch}
          >
            {soldOut ? (
              alternatives
            ) : (
              <>
                {warranty && (
                  <CachedView id={`warranty ${JSON.stringify(warranty)}`}>
                    <WarrantyNote warranty={warranty} />
                  </CachedView>
                )}
                <ProductAttributes name={name} />
                <CachedView id={`how to buy ${condition}`}>
                  <HowToBuy condition={condition} />
                </CachedView>
              </>
            )}
          </BuyBox>
          {/* When the price and stock were verified (R5.11); data-fetched-at is "" for those of the snapshot. */}
          <p className="verified-at" data-fetched-at={fetchedAt?.toISOString() ?? ''} role="status"></p>
          <PhoneFit phones={phones} category={findCategoryLink(product)} />
          {bundle}
          <AskSeller product={messageProduct} />
          <Share name={name} url={url} />
        </div>
        {/* On wide screens it takes the place of the picture. */}
        {!hasPictures && <Description parts={description} />}
      </div>
      <section className="section details">
        {hasPictures && <Description parts={description} />}
        <Specs product={product} />
      </section>
      {related}
    </>
  );
}

export const ProductSkeleton = () => (
  <div className="skeleton" aria-hidden="true">
    <div className="product">
      <div className="product-first-screen">
        <div className="row">
          <div className="crumbs">
            <ol>
              <li />
            </ol>
          </div>
        </div>
        <div className="product-title">
          <div className="skeleton-bar" />
          <div className="skeleton-bar short" />
        </div>
        <div className="product-price">
          <div className="skeleton-bar skeleton-price" />
        </div>
        <div className="gallery bleed">
          <div className="gallery-stage" />
        </div>
      </div>
      <div className="product-aside">
        <div className="skeleton-bar" />
        <div className="skeleton-bar short" />
      </div>
    </div>
  </div>
);
