import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Stock } from '../../components/Stock.tsx';
import type { Figures } from '../../contract/figures.ts';
import { figuresKey, totalStock } from '../../contract/rules.ts';
import { Amount } from './Amount.tsx';
import { buyAddress } from './buy.ts';
import { $live, takeLiveFigures } from './product.store.ts';

interface Props {
  product: { id: string; name: string; address: string; unit: string };
  figures: Figures;
  /** Where the live check asks, with the branch to ask for. */
  live: { address: string; branch: string };
}

/** Price, Buy and stock: plain HTML, until the live check finds other figures than the page's (R5.11). */
export function BuyBox({ product, figures, live }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const current = useStore($live, { ssr: 'initial' }) ?? figures;
  const stock = totalStock(current.stock);
  useEffect(() => {
    const take = () => takeLiveFigures(product.id);
    take();
    addEventListener('shop:live', take);
    root.current?.closest('astro-island')?.dispatchEvent(new Event('island:ready'));
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
      <p className="hint">
        {stock > 0 ? 'Se abre WhatsApp con el nombre del producto listo. Sin pago en línea.' : 'Sin piezas por ahora.'}
      </p>
      <div className="availability">
        <Stock total={stock} unit={product.unit} />
      </div>
    </div>
  );
}
