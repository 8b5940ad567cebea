import { isWhole, untouched, type ListState } from './state.ts';

interface Props {
  state: ListState;
  onChange: (state: ListState) => void;
}

/** What stands where a list has something, but nothing that the filters keep (R4.12). */
export function NoMatch({ state, onChange }: Props) {
  const { sort } = state;
  const onlyStock = isWhole({ ...state, inStock: false });
  return (
    <div className="notice empty-help">
      <p>
        <strong>No se encontraron concidencias :(</strong>
        {onlyStock
          ? 'Por ahora nada de esta lista tiene existencias.'
          : 'Ningún producto de esta lista cumple con todos los filtros. Quita alguno para ver más.'}
      </p>
      <p className="actions">
        <button className="button" type="button" onClick={() => onChange({ ...untouched, sort })}>
          Ver toda la lista
        </button>
      </p>
    </div>
  );
}
