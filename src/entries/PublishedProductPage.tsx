import type { ComponentProps } from 'react';
import type { Variant } from '../catalogue/variantGroups.ts';
import type { CardData } from '../components/card.ts';
import { Bundle } from '../features/product/bundle/Bundle.tsx';
import type { BundleData } from '../features/product/bundle/bundle.ts';
import { Alternatives, Related } from '../features/product/related/Related.tsx';
import { Variants } from '../features/product/related/Variants.tsx';
import { ProductPage } from './ProductPage.tsx';

interface Props extends Omit<ComponentProps<typeof ProductPage>, 'variants' | 'alternatives' | 'bundle' | 'related'> {
  /** The products whose names differ only in the last part, including this one. */
  variants: readonly Variant[];
  /** Similar products in stock; empty unless the product is sold out. */
  alternatives: CardData[];
  bundle: BundleData | undefined;
  related: CardData[];
}

/**
 * The product page with variants, alternatives, bundle and related products from the catalogue. Live pages (liveProduct.tsx)
 * render only the product, which does not wait for these views.
 */
export function PublishedProductPage({ variants, alternatives, bundle, related, ...page }: Props) {
  const { product, branches, phones } = page;
  const { id, name, priceAndStock } = product;
  return (
    <ProductPage
      {...page}
      variants={<Variants id={id} variants={variants} />}
      alternatives={alternatives.length > 0 && <Alternatives productName={name} cards={alternatives} phones={phones} />}
      bundle={<Bundle product={product} priceAndStock={priceAndStock} bundle={bundle} branches={branches} />}
      related={<Related productName={name} cards={related} phones={phones} />}
    />
  );
}
