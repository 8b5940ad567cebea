import type { CardView } from '../../../components/card.ts';
import { Card, cardRowSizes } from '../../../components/Card.tsx';
import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';

/**
 * Products like this one, in a row that buttons scroll by 400 px (R5.9, product.client.ts). Where the build knows none,
 * a hidden place for those of the live API (related.client.tsx).
 */
export function Related({ of, cards }: { of: string; cards: CardView[] }) {
  if (cards.length === 0) return <section data-related={of} hidden />;
  return (
    <section className="section" aria-labelledby="related" data-related={of}>
      <div className="section-head">
        <h2 id="related">Productos relacionados</h2>
        <span className="related-buttons needs-script">
          <button className="square" type="button" data-scroll="-400" aria-label="Anteriores" aria-disabled="true">
            <Icon paths={icons.chevronLeft} />
          </button>
          <button className="square" type="button" data-scroll="400" aria-label="Siguientes">
            <Icon paths={icons.chevronRight} />
          </button>
        </span>
      </div>
      <ul className="card-row scroll" role="list" data-card-row>
        {cards.map((card) => (
          <Card key={card.id} card={card} sizes={cardRowSizes} />
        ))}
      </ul>
    </section>
  );
}
