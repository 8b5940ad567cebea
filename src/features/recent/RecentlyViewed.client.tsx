import { updateCards, markUnavailable } from '../../components/updateCards.tsx';
import { NoWrap } from '../../components/NoWrap.tsx';
import { Picture } from '../../components/Picture.tsx';
import { TextBadge } from '../../components/Badge.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import { createAvailabilityText } from '../branches/availabilityText.ts';
import { readUnavailable } from '../listing/unavailable.ts';
import { describeCachedChange, readCachedFigures } from './viewedChanges.ts';
import { clearViewed, type Viewed } from './recent.ts';

/** Shows viewed products and how they have changed (R5.15), and lets the shopper clear them. */
export function showRecentlyViewed(section: HTMLElement, viewed: readonly Viewed[]): void {
  const cached = readCachedFigures();
  const list = renderElement(
    <ul className="card-row scroll" role="list">
      {viewed.map((product) => (
        <RecentCard
          key={product.id}
          viewed={product}
          change={describeCachedChange(product, cached.get(product.id))}
          hasStock={cached.has(product.id)}
        />
      ))}
    </ul>,
  );
  section.append(list);
  section.hidden = false;
  const figures = [...cached].flatMap(([id, current]) => (current === 'unavailable' ? [] : [[id, current] as const]));
  updateCards(list, new Map(figures), createAvailabilityText());
  markUnavailable(list, readUnavailable());
  section.querySelector('[data-clear-viewed]')?.addEventListener('click', () => {
    clearViewed();
    const status = section.querySelector<HTMLElement>('[role=status]');
    list.remove();
    section.querySelector('[data-clear-viewed]')?.remove();
    if (!status) return;
    status.textContent = 'Borramos la lista de este dispositivo.';
    // The button had the focus.
    status.tabIndex = -1;
    status.focus({ preventScroll: true });
  });
}

interface Props {
  viewed: Viewed;
  change: string | null;
  /** Whether its stock is known: live figures fill the line. */
  hasStock: boolean;
}

/** A viewed product, without its price, which may have changed. */
const RecentCard = ({ viewed: { id, name, picture, phone }, change, hasStock }: Props) => (
  <li className="card" data-card={id}>
    <Picture src={picture} alt="" kind="box" sizes="(min-width: 900px) 160px, 120px" maxWidth={400}>
      {change && <TextBadge text={change} />}
    </Picture>
    <div className="card-label">
      <h3>
        <a href={`/producto/${id}`}>
          <NoWrap text={name} />
        </a>
      </h3>
      {phone && <p className="compatible-phones">{phone}</p>}
      {hasStock && <p className="stock" />}
    </div>
  </li>
);
