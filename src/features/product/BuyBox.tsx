import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { Stock } from '../../components/Stock.tsx';
import type { Figures } from '../../contract/fields.ts';
import { figuresKey, totalStock } from '../../contract/rules.ts';
import { shop } from '../../shop.ts';
import { resultsAddress } from '../search/address.ts';
import { $branch, openBranch } from '../branches/branches.store.ts';
import { Amount } from './Amount.tsx';
import { BranchStock } from './BranchStock.tsx';
import { branchesInOrder, wholeName, type NamedBranch } from './branches.ts';
import { BuyBar, BuyButton, RestockLink } from './BuyButton.tsx';
import { buyAddress, goneAddress, restockAddress, type Wanted } from './buy.ts';
import { AskBar, AskButton, GoneLine } from './Gone.tsx';
import { $live } from './product.store.ts';

interface Props {
  product: Wanted & { unit: string };
  /** The figures that the page was made with. */
  figures: Figures;
  branches: NamedBranch[];
  /** What stands between Buy and the stock. */
  children?: ReactNode;
}

/** Price, Buy and stock: plain HTML, until the live check finds other figures than the page's (R5.11). */
export function BuyBox({ product, figures, branches, children }: Props) {
  useEffect(openBranch, []);
  const live = useStore($live, { ssr: 'initial' });
  const gone = live === 'gone';
  const current = gone || !live ? figures : live;
  const chosen = useStore($branch, { ssr: 'initial' });
  const branch = chosen?.id ?? shop.mainBranch;
  const stock = totalStock(current.stock);
  // The rows of the page stay, whatever columns the live API tells: nothing moves.
  const rows = branchesInOrder(figures.stock, branches, branch);
  const main = branches.find(({ id }) => id === branch);
  const buy = buyAddress(product, current, chosen?.name ?? (main ? wholeName(main) : ''));
  const restock = restockAddress(product);
  return (
    <div data-product={product.id} data-figures={figuresKey(figures)}>
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
      {children}
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
