import { useEffect, useState } from 'react';
import { afterPaint } from '../../lib/idle.ts';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { checkboxLabels } from './Chips.tsx';
import { CheckboxOption, FilterGroup } from './FilterGroup.tsx';
import type { FilterPanelData } from './facets.ts';
import { PriceRange, type QueryPrice } from './PriceRange.tsx';
import { clearFilters, sidebarQuery, type ListState } from './listState.ts';

interface Props {
  /** The name of the shopper's branch. */
  branch: string;
  /** The shopper's phone, where the list can be filtered by it. */
  phone?: { slug: string; name: string } | null;
  panel: FilterPanelData;
  state: ListState;
  queryPrice?: QueryPrice | null;
  onChange: (state: ListState) => void;
  /** Loads the values that are not in the page's HTML. */
  loadAllValues: () => void;
  /** Receives the function that applies a typed price range (PriceRange). */
  applyPriceRef?: React.Ref<() => boolean> | undefined;
  /** The submit button of the sheet, "Ver 26 resultados"; null in the sidebar. */
  footer: { submitLabel: string; onApply: () => void } | null;
}

/** The filters of a list (R4.8): the sidebar on wide screens, the content of a sheet on small ones. */
export function Filters({
  branch,
  phone,
  panel: { facets, inStockCount, inBranchCount, bounds },
  state,
  queryPrice,
  onChange,
  loadAllValues,
  applyPriceRef,
  footer,
}: Props) {
  const [clearCount, setClearCount] = useState(0);
  const clear = () => {
    setClearCount(clearCount + 1);
    onChange(clearFilters(state));
  };
  return (
    <>
      <div className="filter-group">
        {inBranchCount !== undefined && (
          <CheckboxOption
            id="sucursal"
            label={checkboxLabels.inBranch}
            // The HTML has the main branch; a script writes the shopper's before React hydrates (R2.6).
            detail={
              <small data-branch-name suppressHydrationWarning>
                {branch}
              </small>
            }
            count={inBranchCount}
            checked={state.inBranch}
            onChange={(checked) => onChange({ ...state, inBranch: checked })}
          />
        )}
        {phone && (
          <CheckboxOption
            id="celular"
            label={`Le queda a mi ${phone.name}`}
            count={null}
            checked={state.phone === phone.slug}
            onChange={(checked) => onChange({ ...state, phone: checked ? phone.slug : '' })}
          />
        )}
        <CheckboxOption
          id="existencias"
          label={checkboxLabels.inStock}
          count={inStockCount}
          checked={state.inStock}
          onChange={(checked) => onChange({ ...state, inStock: checked })}
        />
      </div>
      {bounds && (
        // Remounted when all filters are cleared, to remove typed text that was not applied.
        <PriceRange
          key={clearCount}
          bounds={bounds}
          price={state.price}
          queryPrice={queryPrice}
          applyPriceRef={applyPriceRef}
          onChange={(price) => onChange({ ...state, price })}
        />
      )}
      {facets.map((facet) => (
        <FilterGroup key={facet.name} facet={facet} state={state} onChange={onChange} loadAllValues={loadAllValues} />
      ))}
      {footer ? (
        <p className="filter-sheet-footer">
          <button className="button" type="button" aria-label="Limpiar filtros" onClick={clear}>
            Limpiar
          </button>
          <button className="button ink" type="button" onClick={() => afterPaint(footer.onApply)}>
            {footer.submitLabel}
          </button>
        </p>
      ) : (
        // Rendered together with the facets: before them, it would shift when they arrive.
        bounds && (
          <button className="button full" type="button" onClick={clear}>
            Limpiar filtros
          </button>
        )
      )}
    </>
  );
}

interface SheetProps {
  title: string;
  /** Number of active filters. */
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called while a price is typed, which is not applied yet. */
  onTyping: () => void;
  children: React.ReactNode;
}

/** The filters on small screens: a button, whose icon changes while they are open (R4.8), and a sheet on the right. */
export function FilterSheet({ title, count, open, onOpenChange, onTyping, children }: SheetProps) {
  useEffect(() => {
    const query = matchMedia(sidebarQuery);
    const close = () => query.matches && onOpenChange(false);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [onOpenChange]);
  const name = count > 0 ? `${title} (${count})` : title;
  return (
    <>
      <button className="button filters-toggle" type="button" aria-expanded={open} onClick={() => onOpenChange(!open)}>
        {count > 0 && !open ? (
          <b className="filters-count" aria-hidden="true">
            {count}
          </b>
        ) : (
          <Icon paths={open ? icons.arrowUpCircle : icons.filter} />
        )}
        {title}
        {count > 0 && <span className="visually-hidden"> ({count})</span>}
      </button>
      <Dialog title={name} side="right" open={open} onClose={() => onOpenChange(false)}>
        <div
          className="filters"
          onInput={({ target }) => {
            if ((target as HTMLInputElement).inputMode === 'decimal') onTyping();
          }}
        >
          {children}
        </div>
      </Dialog>
    </>
  );
}
