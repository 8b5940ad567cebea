import { BranchName } from '../../../components/BranchName.tsx';
import { Stock } from '../../../components/Stock.tsx';
import type { StockByBranch } from '../../../contract/catalogue.ts';
import type { BranchSummary } from '../../../components/branch.ts';

interface Props {
  /** Sorted by sortBranchesForStock. */
  branches: readonly BranchSummary[];
  stock: StockByBranch;
  unit: string;
  /** The id of the shopper's branch. */
  selectedId: string;
}

/** Number of branches that stay visible if the others are collapsed; a fourth branch alone is not collapsed. */
const maxVisibleBranches = 3;

/** The stock of a product by branch (R2.6). Rows have a constant size, so a change of branch or stock causes no layout shift (R5.11). */
export function StockList({ branches, stock, unit, selectedId }: Props) {
  const rows = branches.map((branch, row) => (
    <li key={row} className={branch.id === selectedId ? 'own' : undefined}>
      <p>
        <BranchName city={branch.city} neighbourhood={branch.neighbourhood} />
      </p>
      {branch.id in stock ? <Stock total={stock[branch.id] ?? 0} unit={unit} /> : <UnknownStock />}
      <p className="note">
        {branch.id === selectedId && 'Tu sucursal'}
        <OpeningStatusText branch={branch} />
      </p>
    </li>
  ));
  const isCollapsed = rows.length > maxVisibleBranches + 1;
  return (
    <div className="stock-list">
      <ul role="list">{isCollapsed ? rows.slice(0, maxVisibleBranches) : rows}</ul>
      {isCollapsed && (
        <details>
          <summary className="link">
            <span className="expand-label">Ver las {rows.length} sucursales</span>
            <span className="collapse-label">Ver menos</span>
          </summary>
          <ul role="list">{rows.slice(maxVisibleBranches)}</ul>
        </details>
      )}
    </div>
  );
}

/**
 * Whether a branch is open, as features/branches/openingStatus.ts writes it in the browser; nothing if its hours are unknown. The parent
 * reserves the space.
 */
export const OpeningStatusText = ({ branch: { id, hasHours } }: { branch: BranchSummary }) =>
  hasHours ? <span className="opening-text" data-opening={id} /> : null;

/** Shown for a branch whose stock the API does not report. */
const UnknownStock = () => (
  <p className="stock unknown">
    <i />
    Sin dato
  </p>
);
