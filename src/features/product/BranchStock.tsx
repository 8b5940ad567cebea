import { Stock } from '../../components/Stock.tsx';
import type { StockByBranch } from '../../contract/figures.ts';
import { branchesInOrder, type NamedBranch } from './branches.ts';

interface Props {
  stock: StockByBranch;
  unit: string;
  branches: NamedBranch[];
  chosen: string;
}

/** Stock told by branch (R2.6); nothing where the API does not tell it so. */
export function BranchStock({ stock, unit, branches, chosen }: Props) {
  const ordered = branchesInOrder(stock, branches, chosen);
  if (ordered.length === 0) return null;
  return (
    <ul className="branch-stock" role="list">
      {ordered.map(({ id, name }) => (
        <li key={id}>
          <span>
            <b>{name}</b>
            {id === chosen && <small>Tu sucursal</small>}
          </span>
          <Stock total={stock[id] ?? 0} unit={unit} />
        </li>
      ))}
    </ul>
  );
}
