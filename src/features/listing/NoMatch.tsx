import { isWhole, type ListState } from '../../components/filters/state.ts';

/** What stands where a list has something, but nothing that the filters keep (R4.12); the button is grid.client.tsx's. */
export function NoMatch({ state }: { state: ListState }) {
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
        <button className="button" type="button" data-whole-list>
          Ver toda la lista
        </button>
      </p>
    </div>
  );
}
