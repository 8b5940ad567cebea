import { publishedCategories } from '../../api/published.ts';
import { decideFirst, leaveFor } from '../../lib/leaving.ts';
import type { PublishedCategories } from '../categories/categories.ts';
import { categoryNameOf, linkedCategory, meantBy } from './known.ts';

const name = categoryNameOf(location.pathname);

// Leads the raw name of a category to its page (R1.5), before React is there and before the view is recorded (R2.9).
const known = linkedCategory(name);
if (known) lead(known);
else if (name) decideFirst(findPublished().catch(() => undefined));

function lead(address: string): void {
  if (address !== location.pathname) leaveFor(address + location.search);
}

/** The header has the largest categories alone. Without the file of all the API is asked, as for any name. */
async function findPublished(): Promise<void> {
  const { rows } = (await publishedCategories()) as PublishedCategories;
  const row = meantBy(name, rows, ([each]) => each);
  if (row) lead(`/categoria/${row[1]}`);
}
