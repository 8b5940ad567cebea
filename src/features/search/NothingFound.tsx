import { Icon } from '../../components/Icon.tsx';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';

/** Nothing was found (R4.12), and what to do then. */
export function NothingFound({ term }: { term: string }) {
  const question = term
    ? `Hola, busco "${term}" y no lo encontré en la tienda en línea. ¿Lo tienen?`
    : 'Hola, busco un producto.';
  return (
    <div className="notice empty-help">
      <p>
        <strong>No se encontraron concidencias :(</strong>
        Revisa cómo está escrito, prueba con menos palabras o con el modelo de tu equipo.
      </p>
      <p className="actions">
        <a className="button" href={whatsappAddress(shop.whatsapp, question)} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          Preguntar por WhatsApp
        </a>
        <a className="button" href="/todos">
          Ver todos los productos
        </a>
      </p>
    </div>
  );
}
