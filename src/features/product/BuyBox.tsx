import type { ReactNode } from 'react';
import { GoneLine, Stock } from '../../components/Stock.tsx';
import type { Figures } from '../../contract/fields.ts';
import { totalStock } from '../../contract/rules.ts';
import { shop } from '../../shop.ts';
import { BranchStock } from './BranchStock.tsx';
import { branchesInOrder, branchToAsk, wholeName, whereIs, type NamedBranch } from './namedBranches.ts';
import { BuyBar } from './BuyBar.tsx';
import { buyAddress, goneAddress, restockAddress, type Wanted } from './buy.ts';
import { GoneDeal, OpenDeal, SoldOutDeal, type Way } from './Deal.tsx';

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
      <BuyBar {...{ product, restock }} figures={current} buy={stock > 0 ? buy : null} gone={gone} />
    </div>
  );
}
