import { ask } from '../../api/askFromPage.ts';
import { publishedBranches } from '../../api/published.ts';
import { getSucursales } from '../../contract/calls.ts';
import type { Branch } from '../../contract/fields.ts';

/** All branches: from the live API, or from the snapshot where that fails. Rejects where neither has them. */
export const allBranches = (): Promise<Branch[]> =>
  ask(getSucursales, undefined, { asked: true }).then(
    ({ items }) => (items.length > 0 ? items : publishedBranches()),
    publishedBranches,
  );
