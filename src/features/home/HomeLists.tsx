import type { ReactNode } from 'react';
import { bestSellersHeading } from '../../components/texts.ts';
import { Badge } from '../../components/Badge.tsx';
import type { CardView } from '../../components/card.ts';
import { CardGrid } from '../../components/Card.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { Picture } from '../../components/Picture.tsx';
import { Price } from '../../components/Price.tsx';
import { liveList, type ListSource } from '../listing/listing.ts';

interface Props {
  cards: CardView[];
}

interface SectionProps {
  call: Exclude<ListSource['call'], 'postObtenerProductosCategoria'>;
  title: string;
  more?: ReactNode;
  children: ReactNode;
}

/** A list with its heading; revalidateLists corrects its figures. */
const Section = ({ call, title, more, children }: SectionProps) => (
  <section className="section" {...liveList({ call })}>
    <div className="wrap">
      <div className="section-head">
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </div>
  </section>
);

/** `Lo más vendido`, ranked (R3.4). */
export const BestSellers = ({ cards }: Props) => (
  <Section
    call="getProductosMasVendidos"
    title={bestSellersHeading}
    more={
      <a className="more" href="/masvendidos">
        Ver todo
        <Icon paths={icons.arrow} className="icon small" />
      </a>
    }
  >
    <CardGrid cards={cards} ranked eagerImages={2} />
  </Section>
);

/** `Últimos productos vendidos` as dense rows (R3.6). */
export function RecentlySold({ cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section call="getProductosVendidosRecientemente" title="Últimos productos vendidos">
      <ul className="recently-sold" role="list">
        {cards.map(({ id, name, price, offer, kind, picture }) => (
          <li className="linked-box" key={id} data-card={id}>
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
    </Section>
  );
}

/** `Nuevos productos en tienda`, absent when the server has none (R3.7). */
export function Newest({ cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section call="getProductosNuevos" title="Nuevos productos en tienda">
      <CardGrid cards={cards} />
    </Section>
  );
}
