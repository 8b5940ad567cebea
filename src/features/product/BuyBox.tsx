import type { ReactNode } from 'react';
import { GoneLine, Stock } from '../../components/Stock.tsx';
import type { Figures } from '../../contract/fields.ts';
import { totalStock } from '../../contract/rules.ts';
import { shop } from '../../shop.ts';
import { resultsAddress } from '../search/address.ts';
import { Amount } from './Amount.tsx';
import { BranchStock } from './BranchStock.tsx';
import { branchesInOrder, wholeName, type NamedBranch } from './branches.ts';
import { BuyBar, BuyButton, RestockLink } from './BuyButton.tsx';
import { buyAddress, goneAddress, restockAddress, type Wanted } from './buy.ts';
import { AskBar, AskButton } from './Gone.tsx';

/** What the page was made with; it stands in the box, for what makes it anew (buyBox.client.tsx). */
export interface BuyBoxData {
  product: Wanted & { unit: string };
  figures: Figures;
  branches: readonly NamedBranch[];
}

interface Props extends BuyBoxData {
  /** What the live API told, if it did: other figures, or that the shop no longer has it (R5.12). */
  live?: Figures | 'gone' | null;
  /** The shopper's branch; null: the main one. */
  chosen?: { id: string; name: string } | null;
  /** What stands between Buy and the stock. */
  children?: ReactNode;
}

/** Price, Buy and stock of a product (R5.3 to R5.5). */
export function BuyBox({ product, figures, branches, live = null, chosen = null, children }: Props) {
  const gone = live === 'gone';
  const current = gone || !live ? figures : live;
  const branch = chosen?.id ?? shop.mainBranch;
  const stock = totalStock(current.stock);
  // The rows of the page stay, whatever columns the live API tells: nothing moves.
  const rows = branchesInOrder(figures.stock, branches, branch);
  const main = branches.find(({ id }) => id === branch);
  const buy = buyAddress(product, current, chosen?.name ?? (main ? wholeName(main) : ''));
  const restock = restockAddress(product);
  return (
    <div data-product={product.id} data-buy-box={JSON.stringify({ product, figures, branches })}>
      <Amount figures={current} past={gone} />
      {/* The same room in each case. */}
      <div data-buy>
        {gone ? <AskButton address={goneAddress(product)} /> : <BuyButton address={stock > 0 ? buy : null} />}
        <p className="hint" role={gone ? 'status' : undefined}>
          {gone ? (
            <>
              Este producto ya no está en la tienda.{' '}
              <a className="link" href={resultsAddress(product.name)}>
                Buscar parecidos
              </a>
            </>
          ) : stock > 0 ? (
            'Se abre WhatsApp con tu mensaje listo. Sin pago en línea ni registro.'
          ) : (
            <>
              Sin piezas por ahora. <RestockLink className="link" address={restock} />
            </>
          )}
        </p>
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
      {gone ? (
        <AskBar address={goneAddress(product)} />
      ) : (
        <BuyBar figures={current} name={product.name} buy={stock > 0 ? buy : null} restock={restock} />
      )}
    </div>
  );
}
