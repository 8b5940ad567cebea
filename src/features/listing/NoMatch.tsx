import { allForPhoneLabel, missingProductMessage, orderOnWhatsappLabel } from '../../components/texts.ts';
import { WhatsappButton } from '../../components/ContactActions.tsx';
import { hasNoFilters, type ListState } from '../../components/filters/listState.ts';

interface Props {
  state: ListState;
  /** The name of the list's category within a sentence: "fundas"; "" for other lists. */
  category: string;
  /** The phone that the list is filtered by, and its number of products if known. */
  phone: { name: string; products: number | null } | null;
}

/** Replaces the cards of a list if no product matches its filters (R4.12). */
export function NoMatch({ state, category, phone }: Props) {
  const phoneName = phone?.name ?? '';
  const message = missingProductMessage(category || 'algo', phoneName);
  return (
    <div className="notice empty-state">
      <p>
        {/* The typo is part of R4.12. */}
        <strong>No se encontraron concidencias :(</strong>
        {toExplanation(state, category, phoneName)}
      </p>
      <p className="actions">
        {phone && (
          <>
            <WhatsappButton message={message} label={orderOnWhatsappLabel} className="ink" />
            {phone.products !== 0 && (
              <a className="button" href={`/todos?celular=${state.phone}`}>
                {allForPhoneLabel(phoneName, phone.products)}
              </a>
            )}
          </>
        )}
        <button className="button" type="button" data-clear-filters>
          Ver toda la lista
        </button>
      </p>
    </div>
  );
}

function toExplanation(state: ListState, category: string, phoneName: string): string {
  if (state.phone && hasNoFilters({ ...state, phone: '' }))
    return `Aún no hay ${category || 'nada aquí'} para ${phoneName}.`;
  if (hasNoFilters({ ...state, inBranch: false })) return 'Por ahora nada de esta lista está en tu sucursal.';
  if (hasNoFilters({ ...state, inStock: false })) return 'Por ahora nada de esta lista tiene existencias.';
  return 'Ningún producto de esta lista cumple con todos los filtros. Quita alguno para ver más.';
}
