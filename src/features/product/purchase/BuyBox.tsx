import type { ReactNode } from 'react';
import { GoneLine, Stock } from '../../../components/Stock.tsx';
import type { Figures } from '../../../contract/fields.ts';
import { totalStock, offerOf } from '../../../contract/rules.ts';
import { shop } from '../../../shop.ts';
import { BranchStock } from './BranchStock.tsx';
import { branchesInOrder, branchToAsk, wholeName, whereIs, type NamedBranch } from './availability.ts';
import { buyAddress, goneAddress, restockAddress, type Wanted, questionAddress } from './sellerChat.ts';
import { GoneDeal, OpenDeal, SoldOutDeal, type Way } from './PurchasePanel.tsx';
import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';
import { Price } from '../../../components/Price.tsx';
import { aroundModel } from '../name.ts';

/** What the page was made with; it stands in the box, for what makes it anew (buyBox.client.tsx). */
export interface BuyBoxData {
  product: Wanted & { unit: string; model?: string };
  figures: Figures;
  branches: readonly NamedBranch[];
  /** Where what is like it can be bought, of a product that was sold out when the page was made. */
  way?: Way | null;
}

interface Props extends BuyBoxData {
  /** What the live API told, if it did: other figures, or that the shop no longer has it (R5.12). */
  live?: Figures | 'gone' | null;
  /** The shopper's branch; null: the main one. */
  chosen?: { id: string; name: string } | null;
  /** What stands between Buy and the stock. */
  children?: ReactNode;
}

/** Buy and stock of a product (R5.4, R5.5, R5.13). */
export function BuyBox({ product, figures, branches, way, live = null, chosen = null, children }: Props) {
  const gone = live === 'gone';
  const current = gone || !live ? figures : live;
  const branch = chosen?.id ?? shop.mainBranch;
  const stock = totalStock(current.stock);
  const own = branches.find(({ id }) => id === branch) ?? (chosen && { ...chosen, city: '', code: '' });
  // The rows of the page stay, whatever columns the live API tells: nothing moves.
  const told = branches.some(({ id }) => id in figures.stock);
  const inOrder = told ? branchesInOrder(current.stock, branches, branch) : [];
  const rows = totalStock(figures.stock) > 0 ? inOrder : [];
  const where = own && inOrder.length > 0 ? whereIs(current.stock, inOrder, own) : null;
  const buy = buyAddress(product, current, where ? branchToAsk(where) : own ? wholeName(own) : '');
  const restock = restockAddress(product);
  const everywhere = branches.length > 1 && branches.every(({ id }) => id in current.stock) ? branches.length : null;
  return (
    <div data-product={product.id} data-buy-box={JSON.stringify({ product, figures, branches, ...(way && { way }) })}>
      <div className="deal" data-buy>
        {gone ? (
          <GoneDeal address={goneAddress(product)} name={product.name} />
        ) : stock > 0 ? (
          <OpenDeal address={buy} where={where} />
        ) : (
          <SoldOutDeal address={restock} everywhere={everywhere} way={way ?? null} />
        )}
      </div>
      <div className="instead" data-own="">
        {children}
      </div>
      <div className="availability">
        {gone ? <GoneLine /> : <Stock total={stock} unit={product.unit} />}
        {branches.length > 1 && !gone && (
          <button className="link needs-script" type="button" data-pick-branch>
            Cambiar sucursal
          </button>
        )}
      </div>
      {rows.length > 0 && !gone && (
        <BranchStock branches={rows} stock={current.stock} unit={product.unit} chosen={branch} />
      )}
      <BuyBar product={product} figures={current} buy={stock > 0 ? buy : null} restock={restock} gone={gone} />
    </div>
  );
}

interface BuyBarProps {
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
function BuyBar({ product, figures, buy, restock, gone }: BuyBarProps) {
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
