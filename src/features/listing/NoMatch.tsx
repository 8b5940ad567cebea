import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/commonIcons.ts';
import { hasNoFilters, type ListState } from '../../components/filters/listState.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';

interface Props {
  state: ListState;
  /** What the list holds, as one says it: "fundas"; "" where it holds this and that. */
  things: string;
  /** What the phone of the state is called, and how much the shop has for it where that is known. */
  phone: { name: string; products: number | null } | null;
}

/** What stands where a list has something, but nothing that the filters keep (R4.12); the button is grid.client.tsx's. */
export function NoMatch({ state, things, phone }: Props) {
  const name = phone?.name ?? '';
  const question = `Hola, busco ${things || 'algo'} para ${name} y no aparece en la tienda en línea. ¿Me pueden ayudar a conseguirlo?`;
  return (
    <div className="notice empty-help">
      <p>
        <strong>No se encontraron concidencias :(</strong>
        {explained(state, things, name)}
      </p>
      <p className="actions">
        {phone && (
          <>
            <a className="button ink" href={whatsappAddress(shop.whatsapp, question)} target="_blank" rel="noopener">
              <Icon paths={icons.whatsapp} />
              Pedir por WhatsApp
            </a>
            {phone.products !== 0 && (
              <a className="button" href={`/todos?celular=${state.phone}`}>
                Ver todo para {name}
                {phone.products !== null && ` (${phone.products})`}
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

/** Why nothing is left, where one filter alone takes all away. */
function explained(state: ListState, things: string, name: string): string {
  if (state.phone && hasNoFilters({ ...state, phone: '' })) return `Aún no hay ${things || 'nada aquí'} para ${name}.`;
  if (hasNoFilters({ ...state, here: false })) return 'Por ahora nada de esta lista está en tu sucursal.';
  if (hasNoFilters({ ...state, inStock: false })) return 'Por ahora nada de esta lista tiene existencias.';
  return 'Ningún producto de esta lista cumple con todos los filtros. Quita alguno para ver más.';
}
