import { mostViewedName } from '../../components/texts.ts';
import type { CardData } from '../../components/card.ts';
import { Card, cardRowSizes } from '../../components/Card.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { liveListAttributes } from '../listing/listing.ts';

/** How far an arrow scrolls the marquee, px: two cards on wide screens. */
const arrowDistance = 524;

/**
 * `Lo más visto en el sitio`: an auto-scrolling marquee of cards (R3.3). A copy of the cards, hidden from assistive technology,
 * makes the loop endless.
 */
export function MostViewed({ cards }: { cards: CardData[] }) {
  if (cards.length === 0) return null;
  return (
    <section
      className="section first most-viewed"
      aria-labelledby="most-viewed"
      {...liveListAttributes({ endpoint: 'getProductosMasVisitados' })}
    >
      <div className="wrap section-head">
        <h2 id="most-viewed">
          <a href="/masvistos">{mostViewedName}</a>
        </h2>
        <div className="most-viewed-controls">
          {/* A checkbox, so that it stops the marquee without scripts, too. */}
          <label className="most-viewed-pause">
            <input type="checkbox" />
            <span className="square">
              <Icon paths={icons.pause} className="icon pause-icon" />
              <Icon paths={icons.play} className="icon play-icon" />
            </span>
            <span className="visually-hidden">Detener el movimiento</span>
          </label>
          <button
            type="button"
            className="square needs-script"
            data-by={-arrowDistance}
            aria-label="Más vistos anteriores"
          >
            <Icon paths={icons.chevronLeft} />
          </button>
          <button
            type="button"
            className="square needs-script"
            data-by={arrowDistance}
            aria-label="Más vistos siguientes"
          >
            <Icon paths={icons.chevronRight} />
          </button>
        </div>
      </div>
      <div className="marquee">
        <div className="marquee-track">
          <div className="marquee-cards">
            <ul className="card-row" role="list">
              {cards.map((card) => (
                <Card key={card.id} card={card} sizes={cardRowSizes} />
              ))}
            </ul>
            <ul className="card-row" aria-hidden="true">
              {cards.map((card) => (
                <Card key={card.id} card={card} sizes={cardRowSizes} copy />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
