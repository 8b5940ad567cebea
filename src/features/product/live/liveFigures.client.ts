import { callApi } from '../../../api/callApi.ts';
import { publishedManifest } from '../../../api/published.ts';
import { staleTime, revalidate } from '../../../api/revalidate.ts';
import { postObtenervwProducto, liveFiguresRecord, type LiveFigures } from '../../../contract/catalogue.ts';
import { figuresKey } from '../../../contract/rules.ts';
import { lazy } from '../../../runtime/lazy.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { shop } from '../../../shop.ts';
import { $branch, chosenBranchId } from '../../branches/branches.store.ts';
import { storeFigures, addUnavailable } from '../../listing/figures.store.ts';
import { saveViewedFigures, toViewedFigures } from '../../recent/recent.ts';
import { $liveFigures, findBuyBox, formatVerified } from './liveFigures.store.ts';

const loadBuyBox = lazy(() => import('./showLiveFigures.client.tsx'));
const loadCatalogueDate = lazy(() => import('../../catalogueState/catalogueDate.ts'));

/**
 * Fetches the live figures of the page's product for the shopper's branch, and updates the page if they differ, the
 * branch does, or the shop no longer has the product (R5.11, R5.12). A failure changes only the order of the branches and the
 * line that says when the figures were verified.
 */
export function startLiveFigures(): void {
  const buyBox = findBuyBox();
  if (!buyBox) return;
  const { id } = buyBox.data.product;
  const pageKey = figuresKey(buyBox.data.figures);
  const pageFetchedAt = document.querySelector<HTMLElement>('[data-fetched-at]')?.dataset['fetchedAt'];
  const fetchedAt = pageFetchedAt ? new Date(pageFetchedAt) : undefined;
  let verified = fetchedAt;
  let updated = false;

  const update = async (isCurrent: () => boolean): Promise<boolean> => {
    const branch = chosenBranchId();
    const live = await fetchFigures(id, branch).catch(() => null);
    if (!isCurrent()) return true;
    if (live) $liveFigures.set(live);
    const shown = live !== null && (await show(live, branch));
    // The prerendered HTML lists the main branch first.
    if (!live && !updated && branch !== shop.mainBranch) await showBranchFirst();
    if (live === 'unavailable') addUnavailable(id);
    else if (live) {
      storeFigures([live], branch);
      saveViewedFigures(id, toViewedFigures(live, branch, Date.now()));
    }
    if (shown) setVerified(new Date());
    else await updateFreshnessText(verified);
    return shown;
  };

  const show = async (live: LiveFigures | 'unavailable', branch: string): Promise<boolean> => {
    const differs = live === 'unavailable' || figuresKey(live) !== pageKey || updated;
    if (!differs && branch === shop.mainBranch) return true;
    try {
      (await loadBuyBox()).showLiveFigures(live);
      updated = true;
      return true;
    } catch {
      return !differs;
    }
  };

  const showBranchFirst = (): Promise<void> =>
    loadBuyBox().then(
      ({ showLiveFigures }) => showLiveFigures(buyBox.data.figures),
      () => undefined,
    );

  /** Shows that the figures were just verified; once they are stale, at what time. */
  const setVerified = (time: Date): void => {
    verified = time;
    setTimeout(() => void updateFreshnessText(verified), staleTime);
    void updateFreshnessText(verified);
  };

  if (fetchedAt) setVerified(fetchedAt);
  whenIdle(() => void $branch.listen(revalidate(update, fetchedAt !== undefined)));
}

/** A null response means that the shop no longer has the product. */
const fetchFigures = async (id: string, branch: string): Promise<LiveFigures | 'unavailable'> =>
  (await callApi(liveFiguresRecord(postObtenervwProducto), { id, branch })) ?? 'unavailable';

/** Updates the line that says when the page's figures were verified. @param verified undefined: they are those of the snapshot */
async function updateFreshnessText(verified: Date | undefined): Promise<void> {
  const line = document.querySelector('[data-fetched-at]');
  if (!line) return;
  try {
    line.textContent = verified ? formatVerified(verified, new Date()) : await snapshotDateText();
  } catch {
    // Without the manifest the date of the snapshot is unknown.
  }
}

async function snapshotDateText(): Promise<string> {
  const [{ formatFiguresDate }, { time }] = await Promise.all([loadCatalogueDate(), publishedManifest()]);
  return formatFiguresDate(new Date(time), new Date());
}
