import type { Offer } from '../contract/rules.ts';
import { formatPercent } from '../lib/money.ts';

export const newBadgeText = 'Nuevo en stock';

/** The badge in the corner of a picture: the discount, otherwise whether the product is new (R4.2). */
export const Badge = ({ offer, recent }: { offer: Offer | null; recent: boolean }) =>
  offer || recent ? (
    <p className="badge">
      {offer ? <b className="discount">{formatPercent(offer.percent)}</b> : <b className="new">{newBadgeText}</b>}
    </p>
  ) : null;

/** A badge with a text of its own, such as "Otro modelo". */
export const TextBadge = ({ text }: { text: string }) => (
  <p className="badge">
    <b className="neutral">{text}</b>
  </p>
);
