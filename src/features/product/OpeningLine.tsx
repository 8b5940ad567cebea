import { branchDetails, holidays } from '../../shop.ts';
import { spansOf } from '../branches/openNow.ts';

/**
 * Whether a branch is open: words that are written in the browser, on the shopper's clock (openingLines.client.ts); none where
 * its hours are not known. The line around it has the room.
 */
export function OpeningLine({ branch }: { branch: string }) {
  const { hours, zone, closed = holidays } = branchDetails[branch] ?? {};
  return hours ? (
    <span
      className="open"
      data-open={spansOf(hours)
        .map((span) => span.join('-'))
        .join(' ')}
      data-zone={zone}
      data-closed={closed.join(' ') || undefined}
    />
  ) : null;
}
