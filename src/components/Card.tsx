import type { CardData } from './card.ts';
import { splitAroundPhonePhrase } from './nameParts.ts';
import { Badge, TextBadge } from './Badge.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './commonIcons.ts';
import { CompatiblePhones } from './CompatiblePhones.tsx';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { Stock, DiscontinuedLine } from './Stock.tsx';
import { NoWrap } from './NoWrap.tsx';

export const cardRowSizes = '(min-width: 900px) 260px, 184px';

interface Props {
  card: CardData;
  /** The `sizes` of its picture: how wide the card is shown. */
  sizes: string;
  eager?: boolean;
  /** Its position in a ranking, shown in the corner. */
  rank?: number;
  award?: boolean;
  /** A text in place of its badge: "Otro modelo". */
  badge?: string | undefined;
  /** Whether it is a copy, as in the marquee, which the tab key skips. */
  copy?: boolean;
}

/** A product in a list. The whole card is one link (R4.1). */
export function Card({ card, sizes, eager = false, rank, award = false, badge, copy = false }: Props) {
  const { id, phone, preferredPhone } = card;
  const [before, ofPhone, after] = splitAroundPhonePhrase(card.name, phone);
  const shownPhone = preferredPhone ?? phone;
  return (
    <li className={card.stock > 0 ? 'card' : 'card sold-out'} data-card={id} data-fits={card.fits}>
      <Picture src={card.picture} alt="" kind={card.kind} sizes={sizes} eager={eager}>
        {badge ? <TextBadge text={badge} /> : <Badge offer={card.offer} recent={card.recent} />}
        {rank !== undefined && <span className="rank">{rank}</span>}
        {award && (
          <span className="card-award">
            <Icon paths={icons.award} />
            <span className="visually-hidden">El más vendido</span>
          </span>
        )}
      </Picture>
      <div className="card-label">
        {/* The name has three lines, or two and the line of phones below. */}
        <h3 className={shownPhone ? 'two-lines' : undefined}>
          <a href={`/producto/${id}`} {...(copy && { tabIndex: -1 })}>
            <NoWrap text={before} />
            {ofPhone && <span className="visually-hidden">{ofPhone}</span>}
            {after && <NoWrap text={after} />}
          </a>
        </h3>
        {shownPhone && (
          <CompatiblePhones phone={phone} preferredPhone={preferredPhone} inName={ofPhone !== undefined} />
        )}
        {card.colours && <Colours colours={card.colours} />}
        <Price price={card.price} offer={card.offer} />
        {card.discontinued ? (
          <DiscontinuedLine />
        ) : (
          <Stock total={card.stock} unit={card.unit} availabilityText={card.availabilityText} />
        )}
      </div>
    </li>
  );
}

/** More dots than this are hard to distinguish. */
const maxDots = 5;

/** The colours of a product: dots, and their number for screen readers. */
function Colours({ colours }: { colours: string }) {
  const all = colours.split(' ');
  const shown = all.slice(0, maxDots);
  return (
    <p className="colours">
      <svg width={shown.length * 14} height="14" aria-hidden="true">
        {shown.map((colour, index) => (
          <circle key={colour} cx={7 + index * 14} cy="7" r="5.25" fill={colour} />
        ))}
      </svg>
      {all.length > maxDots && <span aria-hidden="true">+{all.length - maxDots}</span>}
      <span className="visually-hidden">En {all.length} colores</span>
    </p>
  );
}

const gridSizes = '(min-width: 1600px) 360px, (min-width: 1280px) 304px, (min-width: 768px) 25vw, 50vw';
const sidebarSizes =
  '(min-width: 1600px) 284px, (min-width: 1280px) 228px, (min-width: 1200px) 19vw, (min-width: 900px) 20vw, (min-width: 768px) 25vw, 50vw';
const doubleSizes = '(min-width: 1600px) 576px, (min-width: 1280px) 486px, (min-width: 900px) 40vw, 50vw';

interface GridProps {
  cards: CardData[];
  /** How many of the first pictures are in view when the page opens, and load at once. */
  eagerPictures?: number;
  /** Whether it is a ranking: the cards are numbered, and on wide screens the first has double width. */
  ranked?: boolean;
  /** Whether the first card has the gold award (R4.13). */
  award?: boolean;
  badge?: string;
  /** Whether the grid is beside the filter sidebar on wide screens. */
  withSidebar?: boolean;
}

/** A grid of cards: 2 columns on phones, 4 from 768 px, beside filters 3 below 1200 px (R4.4). One component, since each React component that Astro renders costs build time. */
export function CardGrid({
  cards,
  eagerPictures = 0,
  ranked = false,
  award = false,
  badge,
  withSidebar = false,
}: GridProps) {
  const List = ranked ? 'ol' : 'ul';
  return (
    <List className={ranked ? 'card-grid best-sellers bleed' : 'card-grid bleed'} role="list">
      {cards.map((card, index) => (
        <Card
          key={card.id}
          card={card}
          sizes={ranked && index === 0 ? doubleSizes : withSidebar ? sidebarSizes : gridSizes}
          eager={index < eagerPictures}
          {...(ranked && { rank: index + 1 })}
          award={award && index === 0}
          badge={badge}
        />
      ))}
    </List>
  );
}
