import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/commonIcons.ts';
import { Price } from '../../components/Price.tsx';
import { GoneLine } from '../../components/Stock.tsx';
import type { Figures } from '../../contract/fields.ts';
import { offerOf } from '../../contract/rules.ts';
import { goneAddress, questionAddress, type Wanted } from './buy.ts';
import { aroundModel } from './name.ts';

interface Props {
  product: Wanted & { model?: string };
  figures: Figures;
  /** Where buying leads; null where nothing is left. */
  buy: string | null;
  restock: string;
  /** The shop no longer has it (R5.12). */
  gone: boolean;
}

/**
 * On phones, at the bottom of the screen as long as the page's own Comprar is out of view (buyBar.client.ts): a line of the
 * name, in which the phone model is never cut, the price, a way to ask, and Comprar.
 */
export function BuyBar({ product, figures, buy, restock, gone }: Props) {
  const { name } = product;
  const [before, model, after] = aroundModel(name, product.model ?? '');
  return (
    <div className="buy-bar">
      <p className="bar-name" aria-hidden="true">
        <span>{before}</span>
        {model && <b>{model}</b>}
        {after && <span className={/^[,.;:)]/.test(after) ? 'close' : undefined}>{after}</span>}
      </p>
      {gone ? <GoneLine /> : <Price price={figures.price} offer={offerOf(figures)} />}
      <a
        className="square"
        href={questionAddress(product)}
        target="_blank"
        rel="noopener"
        aria-label="Preguntar por chat"
        data-chat-link
      >
        <Icon paths={icons.chat} />
      </a>
      {gone ? (
        <a className="button ink" href={goneAddress(product)} target="_blank" rel="noopener">
          Preguntar
        </a>
      ) : buy ? (
        <a className="button buy" href={buy} target="_blank" rel="noopener">
          <Icon paths={icons.whatsapp} />
          <span>
            Comprar<span className="visually-hidden"> {name}</span>
          </span>
        </a>
      ) : (
        <a className="button ink" href={restock} target="_blank" rel="noopener">
          Preguntar por reabasto
        </a>
      )}
    </div>
  );
}
