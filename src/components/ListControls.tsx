import { Icon } from './Icon.tsx';

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
      <label className="select">
        <span className="visually-hidden">Ordenar</span>
        <select value={sort} onChange={(event) => onSort(event.currentTarget.value)}>
          <option value="0">Más vendidos</option>
          <option value="1">Menor a mayor precio</option>
          <option value="2">Mayor a menor precio</option>
        </select>
        <Icon name="chevronDown" />
      </label>
    </div>
  );
}
