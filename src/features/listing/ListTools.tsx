import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Chips, toChips } from '../../components/filters/Chips.tsx';
import { formatResultCount } from '../../components/counts.ts';
import { createFilterPanel, type FilterPanelData } from '../../components/filters/facets.ts';
import { Filters, FilterSheet } from '../../components/filters/Filters.tsx';
import { clearAllFilters, type ListState, type Sort } from '../../components/filters/listState.ts';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { $selectedBranch, selectedBranchId } from '../branches/branches.store.ts';
import { findPhoneName } from '../phone/phones.store.ts';
import { $preferredPhone } from '../phone/preferredPhone.store.ts';
import { $listState, $queryPrice, setListState } from './filters.store.ts';
import { $entries, $filtered, fetchWholeList } from './filteredList.client.tsx';

/** The filter panel of the whole list, with result counts; null until the list is fetched. */
const $panel = computed(
  [$entries, $listState],
  (entries, state) => entries && createFilterPanel(entries, state, selectedBranchId()),
);

interface Props {
  /** Name of the published list; "" if the browser fetches the products. */
  name: string;
  total: number;
  branch: string;
  /** As the page's HTML has it. */
  panel: FilterPanelData;
  /**
   * Whether the list has search results: the sheet then has the sort options, too, since on phones query chips take the
   * place of the sort select.
   */
  results?: boolean;
  children?: ReactNode;
}

/** The island with the filters and the sort select of a list; filteredList.client.tsx renders the cards. */
export function ListTools({ name, total, branch: mainBranch, panel: pagePanel, results = false, children }: Props) {
  const state = useStore($listState, { ssr: 'initial' });
  const filtered = useStore($filtered, { ssr: 'initial' });
  const wholeListPanel = useStore($panel, { ssr: 'initial' });
  const branch = useStore($selectedBranch, { ssr: 'initial' })?.name ?? mainBranch;
  const phone = useStore($preferredPhone, { ssr: 'initial' });
  const queryPrice = useStore($queryPrice, { ssr: 'initial' });
  const { open, isTyping, change, setOpen, applyPrices, submit, markTyping } = useSheet(setListState);
  // Search results and live categories have no list to fetch: the page's script shows their entries.
  const fetchList = useCallback(() => void (name && fetchWholeList(name)), [name]);
  // The island hydrates on intent: the shopper is about to see the result counts beside the checkboxes.
  useEffect(fetchList, [fetchList]);

  const inBranchCount = wholeListPanel?.inBranchCount ?? pagePanel.inBranchCount;
  const panel = wholeListPanel
    ? { ...wholeListPanel, ...(inBranchCount !== undefined && { inBranchCount }) }
    : pagePanel;
  const sortBy = (sort: Sort): void => change({ ...state, sort });
  const chips = toChips(state, findPhoneName(state.phone));
  const filters = (
    <Filters
      branch={branch}
      // Only in the sheet: in the sidebar it would cause a layout shift, and the chip filters by phone there.
      phone={open ? phone : null}
      panel={panel}
      state={state}
      queryPrice={queryPrice}
      onChange={change}
      loadAllValues={fetchList}
      applyPriceRef={applyPrices}
      footer={
        open
          ? {
              submitLabel: isTyping ? 'Ver resultados' : `Ver ${formatResultCount(filtered?.length ?? total)}`,
              onApply: submit,
            }
          : null
      }
    />
  );
  return (
    <div className="list-tools">
      {/* Rendered in the sidebar or in the sheet, never in both: the checkboxes have ids. */}
      <aside className="filters" aria-label="Filtros">
        {!open && filters}
      </aside>
      <div className="list-bar">
        <FilterSheet
          title={results ? 'Filtros y orden' : 'Filtros'}
          count={chips.length}
          open={open}
          onOpenChange={setOpen}
          onTyping={markTyping}
        >
          {results && <SortOptions sort={state.sort} onSort={sortBy} />}
          {filters}
        </FilterSheet>
        {children}
        <SortSelect sort={state.sort} onSort={sortBy} />
        <Chips chips={chips} onChange={change} onClear={() => change(clearAllFilters(state))} />
      </div>
    </div>
  );
}

/**
 * The state of the filter sheet. All changes while it is open are one history entry.
 * @param onChange `replace`: whether to replace the history entry, so that Back undoes the changes together
 */
function useSheet(onChange: (state: ListState, replace: boolean) => void) {
  const [open, setOpenState] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const changedInSheet = useRef(false);
  /** Applies the typed prices; returns false if they are not a valid range (R4.11). */
  const applyPrices = useRef<() => boolean>(null);
  const resetAndSetOpen = (next: boolean): void => {
    setIsTyping(false);
    changedInSheet.current = false;
    setOpenState(next);
  };
  const setOpen = useCallback((next: boolean) => {
    if (!next) applyPrices.current?.();
    resetAndSetOpen(next);
  }, []);
  const change = (next: ListState): void => {
    // The result count ignores a price that is typed but not applied yet.
    if (next.price !== $listState.get().price) setIsTyping(false);
    onChange(next, open && changedInSheet.current);
    changedInSheet.current = open;
  };
  const submit = (): void => {
    if (applyPrices.current?.() !== false) resetAndSetOpen(false);
  };
  return { open, isTyping, change, setOpen, applyPrices, submit, markTyping: () => setIsTyping(true) };
}

const sortOptions = [
  ['0', 'Más vendidos'],
  ['1', 'Menor a mayor precio'],
  ['2', 'Mayor a menor precio'],
] as const;

interface SortProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const SortSelect = ({ sort, onSort }: SortProps) => (
  <label className="select">
    <span className="visually-hidden">Ordenar</span>
    <select value={sort} onChange={(event) => onSort(event.currentTarget.value as Sort)}>
      {sortOptions.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon paths={icons.chevronDown} />
  </label>
);

const SortOptions = ({ sort, onSort }: SortProps) => (
  <fieldset className="filter-group">
    <legend>Ordenar</legend>
    {sortOptions.map(([value, label]) => (
      <label key={value} className="checkbox-option">
        <input type="radio" name="orden" checked={value === sort} onChange={() => onSort(value)} />
        {label}
      </label>
    ))}
  </fieldset>
);
