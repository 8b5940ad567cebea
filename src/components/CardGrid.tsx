import type { CardView } from './card.ts';
import { Card } from './Card.tsx';

const sizes = '(min-width: 1280px) 304px, (min-width: 768px) 25vw, 50vw';
const besideSizes =
  '(min-width: 1280px) 228px, (min-width: 1200px) 19vw, (min-width: 900px) 20vw, (min-width: 768px) 25vw, 50vw';
const doubleSizes = '(min-width: 1280px) 486px, (min-width: 900px) 40vw, 50vw';

interface Props {
  cards: CardView[];
  /** How many of the first pictures are in view when the page opens. */
  eager?: number;
  /** Whether it is a ranking: the cards are numbered, and on wide screens the first is double. */
  ranked?: boolean;
  /** Whether the first card bears the gold award (R4.13). */
  award?: boolean;
  /** What each of them bears in the place of its flag. */
  mark?: string;
  /** Whether they stand beside a column of filters on wide screens. */
  beside?: boolean;
}

/** Cards on their shelf, 2 a row on phones and 4 from 768 px; beside filters 3 below 1200 px (R4.4). Rendered in one call: each call from Astro costs. */
export function CardGrid({ cards, eager = 0, ranked = false, award = false, mark, beside = false }: Props) {
  const List = ranked ? 'ol' : 'ul';
  return (
    <List className={ranked ? 'card-grid best-sellers bleed' : 'card-grid bleed'} role="list">
      {cards.map((card, index) => (
        <Card
          key={card.id}
          card={card}
          sizes={ranked && index === 0 ? doubleSizes : beside ? besideSizes : sizes}
          eager={index < eager}
          {...(ranked && { rank: index + 1 })}
          award={award && index === 0}
          mark={mark}
        />
      ))}
    </List>
  );
}
