import { Icon } from './Icon.tsx';
import { SortSelect } from './SortSelect.tsx';

interface Props {
  inStock: boolean;
  sort: string;
  onInStock: (inStock: boolean) => void;
  onSort: (sort: string) => void;
}

/** `Sólo existencias` and the order of a list (R4.5, R4.6). */
export function ListControls({ inStock, sort, onInStock, onSort }: Props) {
  return (
    <div className="list-controls">
      <label className="checkbox">
        <input type="checkbox" checked={inStock} onChange={(event) => onInStock(event.currentTarget.checked)} />
        <span className="box">
          <Icon name="check" />
        </span>
        Sólo existencias
      </label>
      <SortSelect sort={sort} onSort={onSort} />
    </div>
  );
}
