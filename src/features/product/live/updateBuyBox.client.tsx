import { morph } from '../../../runtime/morph.tsx';
import type { PriceAndStock } from '../../../contract/catalogue.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { totalStock } from '../../../contract/rules.ts';
import { readSelectedBranch } from '../../branches/selectedBranch.ts';
import { ProductPrice } from '../purchase/ProductPrice.tsx';
import { BuyBox } from '../purchase/BuyBox.tsx';
import { findBuyBox } from './productPriceAndStock.store.ts';

/**
 * Updates the buy box, the price and what depends on them to live price and stock, for the shopper's branch, without a layout
 * shift (R5.11, R5.12).
 */
export function updateBuyBox(live: PriceAndStock | 'discontinued'): void {
  const buyBox = findBuyBox();
  if (!buyBox) return;
  const { box, data } = buyBox;
  const discontinued = live === 'discontinued';
  const priceAndStock = discontinued ? data.priceAndStock : live;
  const sectionsBelow = [...document.querySelectorAll('.product ~ *, .recently-viewed, .footer')].filter(
    (section) => section.getBoundingClientRect().top >= innerHeight,
  );
  const height = box.querySelector<HTMLElement>('[data-buy]')?.offsetHeight;
  morph(box, renderElement(<BuyBox {...data} live={live} selectedBranch={readSelectedBranch()} />));
  const panel = box.querySelector<HTMLElement>('[data-buy]');
  // Nothing follows the panel of a discontinued product, so it may shrink.
  if (panel && height) panel.style.minHeight = discontinued ? '' : `${height}px`;
  const price = document.querySelector('[data-price]');
  if (price) morph(price, renderElement(<ProductPrice priceAndStock={priceAndStock} discontinued={discontinued} />));
  const product = box.closest('.product');
  product?.classList.toggle('sold-out', discontinued || totalStock(priceAndStock.stock) <= 0);
  // Not a class: its rules would be in the styles of every product page, whose HTML and CSS have a budget of 20 KB.
  for (const part of document.querySelectorAll<HTMLElement>(purchaseParts))
    part.style.display = discontinued ? 'none' : '';
  // Inserted anew: browsers would count what comes into view in place of the hidden parts as a layout shift.
  if (discontinued) for (const section of sectionsBelow) section.replaceWith(section);
  // Hidden, not removed: the name below must not shift.
  const tags = document.querySelector<HTMLElement>('.product-tags');
  if (tags) tags.style.visibility = discontinued ? 'hidden' : '';
}

/** Selector of the parts that a discontinued product does not need (R5.12); variants and similar products stay. */
const purchaseParts =
  '.product-aside > :not(.variants, [data-product]), [data-morph-skip] > :not(.alternatives), .variants [aria-current], .details, .product > .description';
