import { Icon } from '../../components/Icon.tsx';
import { Price } from '../../components/Price.tsx';
import type { Figures } from '../../contract/fields.ts';
import { offerOf } from '../../contract/rules.ts';

/** `Comprar`, which opens the seller's chat; disabled where nothing is left (R5.5). */
export const BuyButton = ({ address }: { address: string | null }) =>
  address ? (
    <a className="button buy full" href={address} target="_blank" rel="noopener">
      <Icon name="whatsapp" />
      Comprar
    </a>
  ) : (
    <button className="button buy full" type="button" disabled>
      Comprar
    </button>
  );

export const RestockLink = ({ address, className }: { address: string; className: string }) => (
  <a className={className} href={address} target="_blank" rel="noopener">
    Preguntar por reabasto
  </a>
);

interface BarProps {
  figures: Figures;
  name: string;
  /** Where buying leads; null where nothing is left. */
  buy: string | null;
  restock: string;
}

/** On phones, at the bottom of the screen as long as the page's own Comprar is out of view (buyBar.client.ts). */
export function BuyBar({ figures, name, buy, restock }: BarProps) {
  return (
    <div className="buy-bar">
      <Price price={figures.price} offer={offerOf(figures)} />
      {buy ? (
        <a className="button buy" href={buy} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          <span>
            Comprar<span className="visually-hidden"> {name}</span>
          </span>
        </a>
      ) : (
        <RestockLink className="button" address={restock} />
      )}
    </div>
  );
}
