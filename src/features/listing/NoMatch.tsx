import { allForPhoneLabel, missingProductQuestion, orderByWhatsapp } from '../../components/texts.ts';
import { WhatsappButton } from '../../components/AskActions.tsx';
import { hasNoFilters, type ListState } from '../../components/filters/listState.ts';

interface Props {
  state: ListState;
  /** The products of the list within a sentence: "fundas"; "" for a list of several categories. */
  categoryNoun: string;
  /** The phone of the filter, and its number of products if known. */
  phone: { name: string; products: number | null } | null;
}

/** Replaces a list whose filters no product matches (R4.12). */
export function NoMatch({ state, categoryNoun, phone }: Props) {
  const name = phone?.name ?? '';
  const question = missingProductQuestion(categoryNoun || 'algo', name);
  return (
    <div className="notice empty-state">
      <p>
        {/* sic: R4.12 spells it so. */}
        <strong>No se encontraron concidencias :(</strong>
        {explain(state, categoryNoun, name)}
      </p>
      <p className="actions">
        {phone && (
          <>
            <WhatsappButton question={question} label={orderByWhatsapp} className="ink" />
            {phone.products !== 0 && (
              <a className="button" href={`/todos?celular=${state.phone}`}>
                {allForPhoneLabel(name, phone.products)}
              </a>
            )}
          </>
        )}
        <button className="button" type="button" data-whole-list>
          Ver toda la lista
        </button>
      </p>
    </div>
  );
}

function explain(state: ListState, categoryNoun: string, name: string): string {
  if (state.phone && hasNoFilters({ ...state, phone: '' }))
    return `Aún no hay ${categoryNoun || 'nada aquí'} para ${name}.`;
  if (hasNoFilters({ ...state, ownBranch: false })) return 'Por ahora nada de esta lista está en tu sucursal.';
  if (hasNoFilters({ ...state, inStock: false })) return 'Por ahora nada de esta lista tiene existencias.';
  return 'Ningún producto de esta lista cumple con todos los filtros. Quita alguno para ver más.';
}
