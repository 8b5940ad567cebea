import { api } from '../../api/browser.ts';
import { publishedBranches } from '../../api/published.ts';
import type { Branch } from '../../contract/shop.ts';

/** All branches: from the live API, or from the snapshot where that fails. Rejects where neither has them. */
export const allBranches = (): Promise<Branch[]> =>
  api('getSucursales', undefined).then(
    ({ items }) => (items.length > 0 ? items : publishedBranches()),
    publishedBranches,
  );
