import { AskActions } from '../../components/AskActions.tsx';
import { resultsAddress } from './address.ts';

/** Nothing was found (R4.12), and what to do then. @param meant what was probably meant, or null */
export function NothingNotice({ term, meant }: { term: string; meant: string | null }) {
  const question = term
    ? `Hola, busco "${term}" y no lo encontré en la tienda en línea. ¿Lo tienen?`
    : 'Hola, busco un producto.';
  if (!term)
    return (
      <div className="notice empty-help">
        <p>
          <strong>¿Qué buscas?</strong>
          Escribe arriba el nombre, la marca o el modelo de tu equipo.
        </p>
        <AskActions question={question} />
      </div>
    );
  return (
    <div className="notice empty-help">
      <p>
        <strong>No se encontraron concidencias :(</strong>
        {meant ? (
          <>
            ¿Quisiste decir{' '}
            <a className="link" href={resultsAddress(meant)}>
              {meant}
            </a>
            ?
          </>
        ) : (
          'Revisa cómo está escrito, prueba con menos palabras o con el modelo de tu equipo.'
        )}
      </p>
      <p>¿No lo encuentras? Puede estar en la tienda aunque no esté en el sitio: pregúntanos.</p>
      <AskActions question={question} />
    </div>
  );
}
