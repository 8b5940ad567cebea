import { correctCards, markUnavailable } from '../../components/correctCards.tsx';
import { Picture } from '../../components/Picture.tsx';
import { TextBadge } from '../../components/Badge.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import { createAvailabilityText } from '../branches/places.ts';
import { readUnavailable } from '../product/discontinued/unavailable.ts';
import { findCachedNews, readCachedFigures } from './cachedNews.ts';
import { clearViewed, type Viewed } from './recent.ts';

/** Shows viewed products with what is new about them (R5.15), and lets the shopper clear them. */
export function showRecentlyViewed(section: HTMLElement, viewed: readonly Viewed[]): void {
  const known = readCachedFigures();
  const list = renderElement(
    <ul className="card-row scroll" role="list">
      {viewed.map((each) => (
        <RecentCard
          key={each.id}
          viewed={each}
          news={findCachedNews(each, known.get(each.id))}
          hasStock={known.has(each.id)}
        />
      ))}
    </ul>,
  );
  section.append(list);
  section.hidden = false;
  const figures = [...known].flatMap(([id, now]) => (now === 'unavailable' ? [] : [[id, now] as const]));
  correctCards(list, new Map(figures), createAvailabilityText());
  markUnavailable(list, readUnavailable());
  section.querySelector('[data-forget]')?.addEventListener('click', () => {
    clearViewed();
    const status = section.querySelector<HTMLElement>('[role=status]');
    list.remove();
    section.querySelector('[data-forget]')?.remove();
    if (status) status.textContent = 'Borramos la lista de este dispositivo.';
  });
}

interface Props {
  viewed: Viewed;
  news: string | null;
  /** Whether its stock is known: live figures fill the line. */
  hasStock: boolean;
}

/** A viewed product: its price then may not be that of now, so there is none. */
const RecentCard = ({ viewed: { id, name, picture, phone }, news, hasStock }: Props) => (
  <li className="card" data-card={id}>
    <Picture src={picture} alt="" kind="box" sizes="(min-width: 900px) 160px, 120px" maxWidth={400}>
      {news && <TextBadge text={news} />}
    </Picture>
    <div className="card-label">
      <h3>
        <a href={`/producto/${id}`}>{name}</a>
      </h3>
      {phone && <p className="model">{phone}</p>}
      {hasStock && <p className="stock" />}
    </div>
  </li>
);
