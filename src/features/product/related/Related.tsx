import { otherPhoneBadge } from '../../../components/texts.ts';
import type { CardData } from '../../../components/card.ts';
import { Card, cardRowSizes } from '../../../components/Card.tsx';
import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';
import type { PriceAndStock } from '../../../contract/catalogue.ts';
import { totalStock } from '../../../contract/rules.ts';
import { CachedView } from '../../../runtime/CachedView.ts';
import { fold } from '../../../lib/text.ts';
import { RelatedPlaceholder } from './RelatedPlaceholder.tsx';

interface RelatedProps {
  productName: string;
  cards: CardData[];
  phones: readonly { name: string }[];
}

/**
 * Products like this one, in a row that buttons scroll by 400 px (R5.9, product.client.ts). Those for other phones come last, with a
 * badge.
 */
export function Related({ productName, cards, phones }: RelatedProps) {
  if (cards.length === 0) return <RelatedPlaceholder productName={productName} phones={phones} />;
  const isForOther = (card: CardData): boolean => phones.length > 0 && isForOtherPhone(card, phones);
  return (
    <section className="section" aria-labelledby="related" data-related={productName}>
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
        {[...cards.filter((card) => !isForOther(card)), ...cards.filter(isForOther)].map((card) => (
          <CachedView key={card.id} id={`related ${card.id} ${isForOther(card)}`}>
            <Card card={card} sizes={cardRowSizes} badge={isForOther(card) ? otherPhoneBadge : undefined} />
          </CachedView>
        ))}
      </ul>
    </section>
  );
}

interface AlternativesProps {
  productName: string;
  cards: CardData[];
  phones: readonly { name: string }[];
}

/** Similar products in stock, on the page of one that is sold out. */
export function Alternatives({ productName, cards, phones }: AlternativesProps) {
  const [phone] = phones;
  const areForOtherPhones = phone && cards.every((card) => isForOtherPhone(card, phones));
  return (
    <section className="alternatives" aria-labelledby="alternatives" data-related={productName}>
      <h2 id="alternatives">{areForOtherPhones ? 'Para otros modelos' : 'Parecidos disponibles'}</h2>
      {areForOtherPhones && <p className="note">No son para un {phone.name}.</p>}
      <ul role="list">
        {cards.map((card) => (
          <Card key={card.id} card={card} sizes="88px" />
        ))}
      </ul>
    </section>
  );
}

const maxAlternatives = 3;

/** Splits related products into alternatives, which are in stock and only for a sold-out product, and others. */
export function splitAlternatives(
  priceAndStock: PriceAndStock,
  related: CardData[],
): [alternatives: CardData[], others: CardData[]] {
  const alternatives =
    totalStock(priceAndStock.stock) > 0 ? [] : related.filter(({ stock }) => stock > 0).slice(0, maxAlternatives);
  return [alternatives, related.filter((card) => !alternatives.includes(card))];
}

/**
 * Whether a card is for a single phone that is none of these: "iPhone 15 Pro" is not "iPhone 15". False for a card with several
 * phones ("iPhone 14 y 14 Pro", "A54, A34 y 3 más").
 */
export const isForOtherPhone = ({ phone }: Pick<CardData, 'phone'>, phones: readonly { name: string }[]): boolean =>
  phone !== '' && !/,| y /.test(phone) && !phones.some(({ name }) => fold(name) === fold(phone));
