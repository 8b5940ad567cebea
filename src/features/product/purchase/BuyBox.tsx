import type { ReactNode } from 'react';
import { UnavailableLine, Stock } from '../../../components/Stock.tsx';
import type { Figures } from '../../../contract/fields.ts';
import { totalStock, offerOf } from '../../../contract/rules.ts';
import { whatsappAddress } from '../../../lib/whatsapp.ts';
import { shop } from '../../../shop.ts';
import { BranchStock } from './BranchStock.tsx';
import { branchesInOrder, branchToAsk, fullBranchName, findAvailability, type NamedBranch } from './availability.ts';
import {
  restockLabel,
  buyAddress,
  unavailableQuestion,
  restockAddress,
  type ChatProduct,
  questionAddress,
} from './sellerChat.ts';
import { UnavailablePanel, InStockPanel, SoldOutPanel } from './PurchasePanel.tsx';
import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';
import { Price } from '../../../components/Price.tsx';
import { splitAtModel } from '../name.ts';
import type { FallbackLink } from '../product.ts';

/** What the page was built with, kept in the box's own markup for live/showLiveFigures.client.tsx. */
export interface BuyBoxData {
  product: ChatProduct & { unit: string; model?: string };
  figures: Figures;
  branches: readonly NamedBranch[];
  /** Where what is like it can be bought, of a product that was sold out when the page was made. */
  fallback?: FallbackLink | null;
}

interface Props extends BuyBoxData {
  /** What the live API told, if it did: other figures, or that the shop no longer has it (R5.12). */
  live?: Figures | 'unavailable' | null;
  /** The shopper's branch; null: the main one. */
  chosen?: { id: string; name: string } | null;
  /** What stands between Buy and the stock. */
  children?: ReactNode;
}

/** Buy and stock of a product (R5.4, R5.5, R5.13). */
export function BuyBox({ product, figures, branches, fallback, live = null, chosen = null, children }: Props) {
  const unavailable = live === 'unavailable';
  const current = unavailable || !live ? figures : live;
  const branch = chosen?.id ?? shop.mainBranch;
  const stock = totalStock(current.stock);
  const own = branches.find(({ id }) => id === branch) ?? (chosen && { ...chosen, city: '', code: '' });
  // The rows of the page stay, whatever columns the live API tells: nothing moves.
  const told = branches.some(({ id }) => id in figures.stock);
  const inOrder = told ? branchesInOrder(current.stock, branches, branch) : [];
  const rows = totalStock(figures.stock) > 0 ? inOrder : [];
  const where = own && inOrder.length > 0 ? findAvailability(current.stock, inOrder, own) : null;
  const buy = buyAddress(product, current, where ? branchToAsk(where) : own ? fullBranchName(own) : '');
  const restock = restockAddress(product);
  const everywhere = branches.length > 1 && branches.every(({ id }) => id in current.stock) ? branches.length : null;
  return (
    <div
      data-product={product.id}
      data-buy-box={JSON.stringify({ product, figures, branches, ...(fallback && { fallback }) })}
    >
      <div className="deal" data-buy>
        {unavailable ? (
          <UnavailablePanel question={unavailableQuestion(product)} name={product.name} />
        ) : stock > 0 ? (
          <InStockPanel address={buy} where={where} />
        ) : (
          <SoldOutPanel address={restock} everywhere={everywhere} fallback={fallback ?? null} />
        )}
      </div>
      <div className="instead" data-own="">
        {children}
      </div>
      <div className="availability">
        {unavailable ? <UnavailableLine /> : <Stock total={stock} unit={product.unit} />}
        {branches.length > 1 && !unavailable && (
          <button className="link needs-script" type="button" data-pick-branch>
            Cambiar sucursal
          </button>
        )}
      </div>
      {rows.length > 0 && !unavailable && (
        <BranchStock branches={rows} stock={current.stock} unit={product.unit} chosen={branch} />
      )}
      <BuyBar
        product={product}
        figures={current}
        buy={stock > 0 ? buy : null}
        restock={restock}
        unavailable={unavailable}
      />
    </div>
  );
}

interface BuyBarProps {
  product: ChatProduct & { model?: string };
  figures: Figures;
  /** Where buying leads; null where nothing is left. */
  buy: string | null;
  restock: string;
  /** The shop no longer has it (R5.12). */
  unavailable: boolean;
}

/**
 * The bar at the bottom of a phone's screen while the page's own Comprar is out of view (product.client.ts): a line of the
 * name, which never cuts the phone model, the price, the chat, and Comprar.
 */
function BuyBar({ product, figures, buy, restock, unavailable }: BuyBarProps) {
  const { name } = product;
  const [before, model, after] = splitAtModel(name, product.model ?? '');
  return (
    <div className="buy-bar">
      <p className="bar-name" aria-hidden="true">
        <span>{before}</span>
        {model && <b>{model}</b>}
        {after && <span className={/^[,.;:)]/.test(after) ? 'close' : undefined}>{after}</span>}
      </p>
      {unavailable ? <UnavailableLine /> : <Price price={figures.price} offer={offerOf(figures)} />}
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
      {unavailable ? (
        <a
          className="button ink"
          href={whatsappAddress(shop.whatsapp, unavailableQuestion(product))}
          target="_blank"
          rel="noopener"
        >
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
          {restockLabel}
        </a>
      )}
    </div>
  );
}
