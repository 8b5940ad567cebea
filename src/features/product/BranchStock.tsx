import { Stock } from '../../components/Stock.tsx';
import type { StockByBranch } from '../../contract/stock.ts';
import type { NamedBranch } from './branches.ts';

interface Props {
  /** The branches that are shown, the shopper's first. */
  branches: readonly NamedBranch[];
  stock: StockByBranch;
  unit: string;
  chosen: string;
}

/**
 * Stock told by branch (R2.6). Rows keep their place and take other words: another branch or another count moves nothing
 * (R5.11).
 */
export function BranchStock({ branches, stock, unit, chosen }: Props) {
  return (
    <ul className="branch-stock" role="list">
      {branches.map(({ id, name, city }, row) => (
        <li key={row}>
          <span>
            <b>{name}</b>
            <small>{[id === chosen && 'Tu sucursal', city].filter(Boolean).join(' · ')}</small>
          </span>
          <Stock total={stock[id] ?? 0} unit={unit} />
        </li>
      ))}
    </ul>
  );
}
