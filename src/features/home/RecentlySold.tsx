import type { CardView } from '../../components/card.ts';
import { Badge } from '../../components/Badge.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Price } from '../../components/Price.tsx';
import { liveList } from '../listing/source.ts';

/** `Últimos productos vendidos` as dense rows (R3.6). */
export function RecentlySold({ cards }: { cards: CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="section" {...liveList({ call: 'getProductosVendidosRecientemente' })}>
      <div className="wrap">
        <div className="section-head">
          <h2>Últimos productos vendidos</h2>
        </div>
        <ul className="rows" role="list">
          {cards.map(({ id, name, price, offer, kind, picture }) => (
            <li key={id} data-card={id}>
              <Picture src={picture} alt="" kind={kind} sizes="96px" maxWidth={240}>
                <Badge offer={offer} recent={false} />
              </Picture>
              <h3>
                <a href={`/producto/${id}`}>{name}</a>
              </h3>
              <Price price={price} offer={offer} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
