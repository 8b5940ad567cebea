import { retryHelp } from '../components/texts.ts';
import './site.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { formatProductCount } from '../components/counts.ts';
import type { StockByBranch } from '../contract/catalogue.ts';
import { delayIdleUntil } from '../lib/idle.ts';
import { whenContentPainted } from '../lib/remoteData.ts';
import { renderInto } from '../runtime/morph.tsx';
import { $selectedBranch, selectedBranchId } from '../features/branches/branches.store.ts';
import { createAvailabilityFormatter } from '../features/branches/availabilityText.ts';
import {
  $comparison,
  loadComparison,
  removeProduct,
  retryComparison,
  type ComparisonData,
} from '../features/compare/compare.store.ts';
import { compareMessage } from '../features/compare/compare.ts';
import { Comparison } from '../features/compare/Comparison.tsx';
import { ListTitle } from '../features/listing/ListTitle.tsx';
import { categoryUrl } from '../features/listing/categoryUrl.ts';
import { sortBranchesForStock, branchInMessage, findAvailability } from '../features/product/purchase/availability.ts';
import type { BranchSummary } from '../components/branch.ts';

// Renders the products that the URL names side by side (R1.13), without React.
const container = document.querySelector('[data-comparison]');
$comparison.listen((live) => {
  if (live.state === 'loading') return;
  document.querySelector('[data-skeleton]')?.remove();
  renderInto(
    container,
    live.state === 'success' ? (
      toView(live.value)
    ) : (
      <EmptyState title="No pudimos consultar estos productos." help={retryHelp} message={compareMessage} retry />
    ),
  );
});
delayIdleUntil(whenContentPainted($comparison));
$selectedBranch.listen(() => void loadComparison());
document.addEventListener('click', ({ target }) => {
  const removed = (target as Element).closest<HTMLElement>('[data-remove]')?.dataset['remove'];
  if (removed) {
    removeProduct(removed);
    // The focused button was removed: focus the next one.
    container?.querySelector<HTMLElement>('[data-remove], .notice a')?.focus();
  }
  if ((target as Element).closest('[data-retry]')) void loadComparison();
});
addEventListener('online', retryComparison);
void loadComparison();

function toView({ products, missing, otherKinds, branches }: ComparisonData) {
  const [first, ...others] = new Set(products.map(({ category }) => category));
  const url = first && others.length === 0 ? categoryUrl(first) : null;
  const breadcrumbs = [...(first && url ? [{ name: first, url }] : []), { name: 'Comparar' }];
  return (
    <>
      <Breadcrumbs items={breadcrumbs} backLink />
      <ListTitle title="Comparar" count={formatProductCount(products.length)} />
      <Comparison
        products={products}
        missing={missing}
        otherKinds={otherKinds}
        listUrl={url && `${url}?comparar=${products.map(({ card }) => card.id).join(',')}`}
        availabilityText={createAvailabilityFormatter()}
        branchInMessage={(stock) => findBranchInMessage(stock, branches)}
        origin={location.origin}
      />
    </>
  );
}

function findBranchInMessage(stock: StockByBranch, branches: readonly BranchSummary[]): string {
  const selectedId = selectedBranchId();
  const selected = branches.find(({ id }) => id === selectedId);
  return selected
    ? branchInMessage(findAvailability(stock, sortBranchesForStock(stock, branches, selectedId), selected))
    : '';
}
