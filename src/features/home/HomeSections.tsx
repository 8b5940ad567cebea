import type { ReactNode } from 'react';
import { bestSellersHeading, newestName, recentlySoldName } from '../../components/texts.ts';
import { Badge } from '../../components/Badge.tsx';
import type { CardData } from '../../components/card.ts';
import { CardGrid } from '../../components/Card.tsx';
import { CompatiblePhones } from '../../components/CompatiblePhones.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { Picture } from '../../components/Picture.tsx';
import { Money, Price } from '../../components/Price.tsx';
import { splitAroundPhonePhrase } from '../../components/nameParts.ts';
import { NoWrap } from '../../components/NoWrap.tsx';
import { maxTileNameLength, ShortCategoryName } from '../../components/ShortCategoryName.tsx';
import { about, benefits } from '../../shop.ts';
import type { CategoryTileData } from '../categories/categories.ts';
import { liveListAttributes, type ListSource } from '../listing/listing.ts';

interface Props {
  cards: CardData[];
}

interface LiveListProps {
  /** The endpoint that returns its live price and stock. */
  endpoint: Exclude<ListSource['endpoint'], 'postObtenerProductosCategoria'>;
  title: string;
  url: string;
  children: ReactNode;
}

/** A list with its heading, and a link to the whole list; revalidateLists.ts updates its price and stock. */
const LiveList = ({ endpoint, title, url, children }: LiveListProps) => (
  <section className="section" {...liveListAttributes({ endpoint })}>
    <div className="wrap">
      <div className="section-head">
        <h2>{title}</h2>
        <a className="more" href={url}>
          Ver todo
          <Icon paths={icons.arrowRight} className="icon small" />
        </a>
      </div>
      {children}
    </div>
  </section>
);

/** `Lo más vendido`, ranked (R3.4). */
export const BestSellers = ({ cards }: Props) => (
  <LiveList endpoint="getProductosMasVendidos" title={bestSellersHeading} url="/masvendidos">
    <CardGrid cards={cards} ranked eagerPictures={2} />
  </LiveList>
);

/** `Últimos productos vendidos` as dense rows (R3.6). */
export function RecentlySold({ cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <LiveList endpoint="getProductosVendidosRecientemente" title={recentlySoldName} url="/vendidos">
      <ul className="recently-sold" role="list">
        {cards.map(({ id, name, phone, price, offer, kind, picture }) => (
          <li className="linked-box" key={id} data-card={id}>
            <Picture src={picture} alt="" kind={kind} sizes="96px" maxWidth={240}>
              <Badge offer={offer} recent={false} />
            </Picture>
            <SoldName id={id} name={name} phone={phone} />
            <Price price={price} offer={offer} />
          </li>
        ))}
      </ul>
    </LiveList>
  );
}

/** A name in at most three lines, the last for its phone: as on cards, the name may be truncated, but not the phone. */
function SoldName({ id, name, phone }: Pick<CardData, 'id' | 'name' | 'phone'>) {
  const [before, phonePart, after] = splitAroundPhonePhrase(name, phone);
  return (
    <div className="sold-name">
      <h3 className={phone ? 'two-lines' : undefined}>
        <a href={`/producto/${id}`}>
          <NoWrap text={before} />
          {phonePart && <span className="visually-hidden">{phonePart}</span>}
          {after && <NoWrap text={after} />}
        </a>
      </h3>
      {phone && <CompatiblePhones phone={phone} inName={phonePart !== undefined} />}
    </div>
  );
}

/** `Nuevos productos en tienda`; nothing if the API has none (R3.7). */
export function Newest({ cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <LiveList endpoint="getProductosNuevos" title={newestName} url="/nuevos">
      <CardGrid cards={cards} />
    </LiveList>
  );
}

/** The largest categories in one row, each with its lowest price (R3.5). @param total how many categories there are */
export const CategoryStrip = ({ tiles, total }: { tiles: CategoryTileData[]; total: number }) => (
  <nav className="category-strip" aria-label="Las categorías más grandes">
    <ul className="wrap" role="list">
      {tiles.map(({ name, short, url, picture, kind, minPrice }) => (
        <li className={short.length > maxTileNameLength ? 'linked-box wide' : 'linked-box'} key={url}>
          <Picture
            src={picture}
            alt=""
            kind={kind}
            sizes="(min-width: 1600px) 88px, (min-width: 1200px) 64px, 112px"
            maxWidth={240}
          />
          <a href={url}>
            <span>
              <ShortCategoryName name={name} short={short} />
            </span>
            {minPrice !== null && (
              <small>
                desde{' '}
                <b>
                  <Money cents={minPrice} />
                </b>
              </small>
            )}
          </a>
        </li>
      ))}
      {total > tiles.length && (
        <li>
          <a className="all-categories" href="/categorias">
            Ver todas
            <Icon paths={icons.arrowRight} className="icon small" />
          </a>
        </li>
      )}
    </ul>
  </nav>
);

/** The link to the shop's page on a social network. */
export const SocialBanner = () => (
  <aside className="social-banner" aria-label={about.social.name}>
    <div className="wrap">
      <Icon paths={icons.facebook} />
      <p>
        Síguenos en {about.social.name}
        <span>{about.social.invitation}</span>
      </p>
      <a className="social-banner-link" href={about.social.url} target="_blank" rel="noopener">
        <span>Ir a la página</span>
        <Icon paths={icons.arrowRight} className="icon small" />
      </a>
    </div>
  </aside>
);

/** The shop's benefits: warranty, returns and support (R3.2). */
export const Benefits = () => (
  <section className="section">
    <div className="wrap">
      <h2 className="visually-hidden">Por qué comprar con nosotros</h2>
      <ul className="benefits" role="list">
        <Benefit icon={icons.shieldCheck} {...benefits.warranty} />
        <Benefit icon={icons.returns} {...benefits.returns} />
        <Benefit icon={icons.support} {...benefits.support} />
      </ul>
    </div>
  </section>
);

const Benefit = ({ icon, title, text }: { icon: readonly string[]; title: string; text: string }) => (
  <li>
    <Icon paths={icon} />
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
  </li>
);
