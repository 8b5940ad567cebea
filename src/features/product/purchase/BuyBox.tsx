import type { ReactNode } from 'react';
import { DiscontinuedLine, Stock } from '../../../components/Stock.tsx';
import type { PriceAndStock } from '../../../contract/catalogue.ts';
import { totalStock, findOffer } from '../../../contract/rules.ts';
import { whatsappUrl } from '../../../lib/contactUrls.ts';
import { shop } from '../../../shop.ts';
import { StockList } from './StockList.tsx';
import { sortBranchesForStock, branchInMessage, findAvailability } from './availability.ts';
import { branchName, type BranchSummary } from '../../../components/branch.ts';
import {
  buyLabel,
  backInStockLabel,
  buyUrl,
  discontinuedMessage,
  backInStockUrl,
  type MessageProduct,
  questionUrl,
} from './whatsappMessages.ts';
import { DiscontinuedPanel, InStockPanel, SoldOutPanel } from './PurchasePanel.tsx';
import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';
import { Price } from '../../../components/Price.tsx';
import { soldOutText } from '../../../components/texts.ts';
import { splitAroundPhone } from '../productName.ts';
import type { FallbackLink } from '../product.ts';

/**
 * The data of the buy box, with which scripts render the box again (live/updateBuyBox.client.tsx). The HTML contains it; the
 * branches are those of its header.
 */
export interface BuyBoxData {
  product: MessageProduct & { unit: string; phone?: string };
  priceAndStock: PriceAndStock;
  branches: readonly BranchSummary[];
  /** Only for a product that was sold out when the page was built. */
  fallback?: FallbackLink | null;
}

interface Props extends BuyBoxData {
  /** The live price and stock, or that the shop no longer has the product (R5.12); null before they arrive. */
  live?: PriceAndStock | 'discontinued' | null;
  /** The shopper's branch; null: the main one. */
  selectedBranch?: { id: string; name: string } | null;
  /** Content between Comprar and the stock. */
  children?: ReactNode;
}

/** Comprar and the stock of a product (R5.4, R5.5, R5.13). */
export function BuyBox({
  product,
  priceAndStock,
  branches,
  fallback,
  live = null,
  selectedBranch = null,
  children,
}: Props) {
  const discontinued = live === 'discontinued';
  const current = discontinued || !live ? priceAndStock : live;
  const total = totalStock(current.stock);
  const selectedId = selectedBranch?.id ?? shop.mainBranch;
  const branch =
    branches.find(({ id }) => id === selectedId) ??
    (selectedBranch && {
      id: selectedId,
      neighbourhood: selectedBranch.name,
      city: '',
      postalCode: '',
      hasHours: false,
    });
  // Live stock does not change the number of rows, which would shift the layout.
  const hasBranchStock = branches.some(({ id }) => id in priceAndStock.stock);
  const sortedBranches = hasBranchStock ? sortBranchesForStock(current.stock, branches, selectedId) : [];
  const rows = totalStock(priceAndStock.stock) > 0 ? sortedBranches : [];
  const availability =
    branch && sortedBranches.length > 0 ? findAvailability(current.stock, sortedBranches, branch) : null;
  const selectedName = branch ? branchName(branch) : '';
  const buyLinkUrl = buyUrl(product, current, availability ? branchInMessage(availability) : selectedName);
  const askLinkUrl = backInStockUrl(product);
  const isStockKnown = branches.length > 1 && branches.every(({ id }) => id in current.stock);
  return (
    <div
      data-product={product.id}
      data-buy-box={JSON.stringify({ product, priceAndStock, ...(fallback && { fallback }) })}
    >
      <div className="purchase-panel" data-buy>
        {discontinued ? (
          <DiscontinuedPanel message={discontinuedMessage(product)} name={product.name} />
        ) : total > 0 ? (
          <InStockPanel href={buyLinkUrl} availability={availability} />
        ) : (
          <SoldOutPanel
            href={askLinkUrl}
            branchCount={isStockKnown ? branches.length : null}
            fallback={fallback ?? null}
          />
        )}
      </div>
      <div data-morph-skip="">{children}</div>
      {!discontinued && (
        <div className="stock-total">
          <Stock total={total} unit={product.unit} inBranch={(current.stock[selectedId] ?? 0) > 0} />
          {branches.length > 1 && (
            <button className="link needs-script" type="button" data-branch-modal>
              Cambiar sucursal
            </button>
          )}
        </div>
      )}
      {rows.length > 0 && !discontinued && (
        <StockList branches={rows} stock={current.stock} unit={product.unit} selectedId={selectedId} />
      )}
      <BuyBar
        product={product}
        priceAndStock={current}
        buyLinkUrl={total > 0 ? buyLinkUrl : null}
        askLinkUrl={askLinkUrl}
        discontinued={discontinued}
      />
    </div>
  );
}

interface BuyBarProps {
  product: MessageProduct & { phone?: string };
  priceAndStock: PriceAndStock;
  /** The WhatsApp URL of Comprar; null if the product is sold out. */
  buyLinkUrl: string | null;
  /** The WhatsApp URL to ask when it is back in stock. */
  askLinkUrl: string;
  discontinued: boolean;
}

/**
 * The bar at the bottom of a phone's screen while the page's own Comprar is out of view (product.client.ts): whether it is sold
 * out and the name in one line, the price, the chat and Comprar. The name is truncated, except for its phone.
 */
function BuyBar({ product, priceAndStock, buyLinkUrl, askLinkUrl, discontinued }: BuyBarProps) {
  const { name } = product;
  const [before, phone, after] = splitAroundPhone(name, product.phone ?? '');
  return (
    <div className="buy-bar">
      <p className="buy-bar-name" aria-hidden="true">
        {!buyLinkUrl && !discontinued && <b>{soldOutText}</b>}
        <span>{before}</span>
        {phone && <b>{phone}</b>}
        {after && <span className={/^[,.;:)]/.test(after) ? 'no-gap' : undefined}>{after}</span>}
      </p>
      {discontinued ? <DiscontinuedLine /> : <Price price={priceAndStock.price} offer={findOffer(priceAndStock)} />}
      <a
        className="square"
        href={questionUrl(product)}
        target="_blank"
        rel="noopener"
        aria-label="Preguntar por chat"
        data-chat-link
      >
        <Icon paths={icons.chat} />
      </a>
      {discontinued ? (
        <a
          className="button ink"
          href={whatsappUrl(shop.whatsapp, discontinuedMessage(product))}
          target="_blank"
          rel="noopener"
        >
          Preguntar
        </a>
      ) : buyLinkUrl ? (
        <a className="button buy" href={buyLinkUrl} target="_blank" rel="noopener">
          <Icon paths={icons.whatsapp} />
          <span>
            {buyLabel}
            <span className="visually-hidden"> {name}</span>
          </span>
        </a>
      ) : (
        <a className="button ink" href={askLinkUrl} target="_blank" rel="noopener">
          {backInStockLabel}
        </a>
      )}
    </div>
  );
}
