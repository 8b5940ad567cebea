import type { CardView } from '../../components/card.ts';
import { CardGrid } from '../../components/CardGrid.tsx';
import { liveList } from '../listing/source.ts';

/** `Nuevos productos en tienda`, absent when the server has none (R3.7). */
export function Newest({ cards }: { cards: CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="section" {...liveList({ call: 'getProductosNuevos' })}>
      <div className="wrap">
        <div className="section-head">
          <h2>Nuevos productos en tienda</h2>
        </div>
        <CardGrid cards={cards} />
      </div>
    </section>
  );
}
