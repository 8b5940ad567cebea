import { atom } from 'nanostores';
import { staleTime } from '../../../api/revalidate.ts';
import type { PriceAndStock } from '../../../contract/catalogue.ts';
import { toMexicoClock } from '../../../lib/time.ts';
import { readHeaderBranches } from '../../branches/headerBranches.ts';
import { toBranchSummary } from '../../../components/branch.ts';
import type { BuyBoxData } from '../purchase/BuyBox.tsx';

/** The latest live price and stock of the page's product; null before they are fetched. */
export const $productPriceAndStock = atom<PriceAndStock | 'discontinued' | null>(null);

/** The page's buy box and its data; null on a page without a product. */
export function findBuyBox(): { box: HTMLElement; data: BuyBoxData } | null {
  const box = document.querySelector<HTMLElement>('[data-buy-box]');
  if (!box) return null;
  const data = JSON.parse(box.dataset['buyBox'] ?? '') as Omit<BuyBoxData, 'branches'>;
  return { box, data: { ...data, branches: readHeaderBranches().map(toBranchSummary) } };
}

/** Formats when live price and stock were verified: "… al día, hace un momento" while they are fresh, then "… al día a las 9:10". */
export function formatVerified(time: Date, now: Date): string {
  const clock = toMexicoClock(time);
  const article = clock.startsWith('1:') ? 'la' : 'las';
  const isFresh = now.getTime() - time.getTime() < staleTime;
  return `Precio y existencias al día${isFresh ? ', hace un momento' : ` a ${article} ${clock}`}`;
}
