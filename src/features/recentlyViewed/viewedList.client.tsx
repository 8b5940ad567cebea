import { updateCards, markDiscontinued } from '../../components/updateCards.tsx';
import { NoWrap } from '../../components/NoWrap.tsx';
import { Picture } from '../../components/Picture.tsx';
import { TextBadge } from '../../components/Badge.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import { createAvailabilityFormatter } from '../branches/availabilityText.ts';
import { $selectedBranch } from '../branches/branches.store.ts';
import { $priceAndStockById, readDiscontinued } from '../listing/priceAndStock.store.ts';
import { describeCachedChange, readCachedPriceAndStock } from './viewedChanges.ts';
import { clearViewed, type ViewedProduct } from './viewedProducts.ts';

/** Shows viewed products and how they have changed (R5.15), and lets the shopper clear the list. */
export function showRecentlyViewed(section: HTMLElement, viewed: readonly ViewedProduct[]): void {
  const cachedPriceAndStock = readCachedPriceAndStock();
  const list = renderElement(
    <ul className="card-row scroll" role="list">
      {viewed.map((product) => (
        <ViewedCard
          key={product.id}
          viewed={product}
          change={describeCachedChange(product, cachedPriceAndStock.get(product.id))}
          hasStockLine={cachedPriceAndStock.has(product.id)}
        />
      ))}
    </ul>,
  );
  section.append(list);
  section.hidden = false;
  const available = [...cachedPriceAndStock].flatMap(([id, current]) =>
    current === 'discontinued' ? [] : [[id, current] as const],
  );
  $selectedBranch.subscribe(() => {
    const latest = new Map([...available, ...Object.entries($priceAndStockById.get())]);
    updateCards(list, latest, createAvailabilityFormatter());
    markDiscontinued(list, readDiscontinued());
  });
  section.querySelector('[data-clear-viewed]')?.addEventListener('click', () => {
    clearViewed();
    const status = section.querySelector<HTMLElement>('[role=status]');
    list.remove();
    section.querySelector('[data-clear-viewed]')?.remove();
    if (!status) return;
    status.textContent = 'Borramos la lista de este dispositivo.';
    // The removed button had the focus.
    status.tabIndex = -1;
    status.focus({ preventScroll: true });
  });
}

interface Props {
  viewed: ViewedProduct;
  change: string | null;
  /** Whether it has a line for the stock, which updateCards() or markDiscontinued() fills. */
  hasStockLine: boolean;
}

/** A viewed product, without its price, which may have changed. */
const ViewedCard = ({ viewed: { id, name, picture, phone }, change, hasStockLine }: Props) => (
  <li className="card" data-card={id}>
    <Picture src={picture} alt="" kind="other" sizes="(min-width: 900px) 160px, 136px" maxWidth={400}>
      {change && <TextBadge text={change} />}
    </Picture>
    <div className="card-label">
      <h3>
        <a href={`/producto/${id}`}>
          <NoWrap text={name} />
        </a>
      </h3>
      {phone && <p className="compatible-phones">{phone}</p>}
      {hasStockLine && <p className="stock" />}
    </div>
  </li>
);
