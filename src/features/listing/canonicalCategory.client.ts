import { publishedCategories } from '../../api/published.ts';
import { decideFirst, leaveFor } from '../../lib/leaving.ts';
import type { PublishedCategories } from '../categories/categories.ts';
import { categoryNameOf, linkedByExactName, linkedCategory, matchCategory } from './categoryAddress.ts';

const name = categoryNameOf(location.pathname);

// Leads the raw name of a category to its page (R1.5), before React is there and before the view is recorded (R2.9).
const known = linkedByExactName(name);
if (known) lead(known);
else if (name) decideFirst(findPublished().catch(() => leadTo(linkedCategory(name))));

function lead(address: string): void {
  if (address !== location.pathname) leaveFor(address + location.search);
}

function leadTo(address: string | null): void {
  if (address) lead(address);
}

/**
 * The header has the largest categories alone, and one of another case may be called just so. Without the file of all the
 * header's will do, or else the API is asked, as for any name.
 */
async function findPublished(): Promise<void> {
  const { rows } = (await publishedCategories()) as PublishedCategories;
  const row = matchCategory(name, rows, ([each]) => each);
  if (row) lead(`/categoria/${row[1]}`);
}
