import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Stock } from '../../components/Stock.tsx';
import type { Figures } from '../../contract/figures.ts';
import { figuresKey, totalStock } from '../../contract/rules.ts';
import { $branch, openBranch } from '../branches/branches.store.ts';
import { Amount } from './Amount.tsx';
import { BranchStock } from './BranchStock.tsx';
import type { NamedBranch } from './branches.ts';
import { buyAddress, restockAddress } from './buy.ts';
import { islandReady } from '../../lib/island.ts';
import { $live, takeLiveFigures } from './product.store.ts';

interface Props {
  product: { id: string; name: string; address: string; unit: string };
  figures: Figures;
  /** Where the live check asks, and the branch that the page was made for. */
  live: { address: string; branch: string };
  branches: NamedBranch[];
}

/** Price, Buy and stock: plain HTML, until the live check finds other figures than the page's (R5.11). */
export function BuyBox({ product, figures, live, branches }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const current = useStore($live, { ssr: 'initial' }) ?? figures;
  const chosen = useStore($branch, { ssr: 'initial' })?.id ?? live.branch;
  const stock = totalStock(current.stock);
  useEffect(() => {
    const take = () => takeLiveFigures(product.id);
    take();
    openBranch();
    addEventListener('shop:live', take);
    islandReady(root.current);
    return () => removeEventListener('shop:live', take);
  }, [product.id]);
  return (
    <div
      ref={root}
      data-live={live.address}
      data-product={product.id}
      data-branch={live.branch}
      data-now={figuresKey(figures)}
    >
      <Amount figures={current} />
      {stock > 0 ? (
        <a className="button buy full" href={buyAddress(product, current)} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          Comprar
        </a>
      ) : (
        <button className="button buy full" type="button" disabled>
          Comprar
        </button>
      )}
      {/* The same room in either case: a live figure moves nothing (R5.11). */}
      <p className="hint">
        {stock > 0 ? (
          'Se abre WhatsApp con el nombre del producto listo. Sin pago en línea.'
        ) : (
          <>
            Sin piezas por ahora.{' '}
            <a className="link" href={restockAddress(product)} target="_blank" rel="noopener">
              Preguntar por reabasto
            </a>
          </>
        )}
      </p>
      <div className="availability">
        <Stock total={stock} unit={product.unit} />
      </div>
      <BranchStock stock={current.stock} unit={product.unit} branches={branches} chosen={chosen} />
    </div>
  );
}
