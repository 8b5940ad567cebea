import type { CardView } from '../../components/card.ts';
import { AskActions } from '../../components/AskActions.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { CategoryLinks } from '../../components/CategoryLinks.tsx';
import { resultsAddress } from './address.ts';

/** Ways on for who found nothing. */
export interface Help {
  categories: { name: string; address: string }[];
  bestSellers: CardView[];
}

/** Nothing was found (R4.12), and what to do then. @param meant what was probably meant, or null */
export function NothingFound({ term, meant, help }: { term: string; meant: string | null; help: Help }) {
  const question = term
    ? `Hola, busco "${term}" y no lo encontré en la tienda en línea. ¿Lo tienen?`
    : 'Hola, busco un producto.';
  return (
    <>
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
        <CategoryLinks categories={help.categories} />
      </div>
      <section>
        <h2>Lo más vendido</h2>
        <CardGrid cards={help.bestSellers} />
      </section>
    </>
  );
}
