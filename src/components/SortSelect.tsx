import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

/** The order of a list (R4.6). */
export function SortSelect({ sort, onSort }: { sort: string; onSort: (sort: string) => void }) {
  return (
    <label className="select">
      <span className="visually-hidden">Ordenar</span>
      <select value={sort} onChange={(event) => onSort(event.currentTarget.value)}>
        <option value="0">Más vendidos</option>
        <option value="1">Menor a mayor precio</option>
        <option value="2">Mayor a menor precio</option>
      </select>
      <Icon paths={icons.chevronDown} />
    </label>
  );
}
