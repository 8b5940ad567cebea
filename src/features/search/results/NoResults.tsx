import { allProductsLabel, otherPhoneBadge } from '../../../components/texts.ts';
import { ContactActions } from '../../../components/ContactActions.tsx';
import { warning, whatsapp } from '../../../components/commonIcons.ts';
import { Icon } from '../../../components/Icon.tsx';
import { whatsappUrl } from '../../../lib/contactUrls.ts';
import { shop } from '../../../shop.ts';
import { backInStockHelp, backInStockLabel } from '../../product/purchase/whatsappMessages.ts';
import type { CardData } from '../../../components/card.ts';
import { CardGrid } from '../../../components/Card.tsx';
import { FallbackLinks } from '../FallbackLinks.tsx';
import { findServicePage } from '../servicePages.ts';
import { resultsUrl } from '../../../components/resultsUrl.ts';
import type { Interpretation } from '../engine/result.ts';
import { maxAlternativesWithoutFilters } from './resultsClassNames.ts';
import {
  missingModelMessage,
  notFoundMessage,
  phoneForBroaderSearch,
  soldOutHeading,
  definiteArticle,
  lowercaseFirst,
} from '../interpretationTexts.ts';
import { formatProductCount } from '../../../components/counts.ts';

interface MissingModelHelpProps {
  term: string;
  interpretation: Interpretation;
  /** The number of products for the phone. Up to maxAlternativesWithoutFilters are on this page, and need no link. */
  count: number;
}

/** Next steps when the shop has no products of the type for the phone. */
export const MissingModelHelp = ({ term, interpretation, count }: MissingModelHelpProps) => (
  <div className="missing-model-help">
    <p>{missingModelHint(interpretation)}</p>
    <p className="actions">
      <FallbackLinks
        message={missingModelMessage(interpretation)}
        phone={phoneForBroaderSearch(term, interpretation)}
        count={count > maxAlternativesWithoutFilters ? count : 0}
      />
    </p>
  </div>
);

interface SimilarProductsProps {
  interpretation: Interpretation;
  cards: readonly CardData[];
}

/** Products of the type for other phones, each with a badge: none of them fits (R4.17). */
export function SimilarProducts({ interpretation, cards }: SimilarProductsProps) {
  if (cards.length === 0) return null;
  return (
    <section className="similar-products">
      <h2>{similarProductsHeading(interpretation)}</h2>
      <p className="similar-warning">
        <Icon paths={warning} />
        <b>{similarProductsWarning(interpretation)}</b>
      </p>
      <CardGrid cards={[...cards]} badge={otherPhoneBadge} />
    </section>
  );
}

interface NoResultsProps {
  term: string;
  /** The query with its words corrected; null if there is no correction. */
  corrected: string | null;
  /** Whether MissingModelHelp is on the page, which already offers to ask the seller. */
  lacksModel: boolean;
}

/** The message that nothing was found (R4.12), with next steps. */
export function NoResults({ term, corrected, lacksModel }: NoResultsProps) {
  if (!term)
    return (
      <div className="notice empty-state">
        <p>
          <strong>¿Qué buscas?</strong>
          Escribe arriba el nombre, la marca o el modelo de tu equipo.
        </p>
        <ContactActions message="Hola, busco un producto." />
      </div>
    );
  const page = findServicePage(term);
  return (
    <div className="notice empty-state">
      <p>
        {/* The typo is in R4.12. */}
        <strong>No se encontraron concidencias :(</strong>
        {page ? (
          <>
            ¿Buscas esta página?{' '}
            <a className="link" href={page.url}>
              {page.text}
            </a>
          </>
        ) : corrected ? (
          <>
            ¿Quisiste decir{' '}
            <a className="link" href={resultsUrl(corrected)}>
              {corrected}
            </a>
            ?
          </>
        ) : (
          'Revisa cómo está escrito, prueba con menos palabras o con el modelo de tu equipo.'
        )}
      </p>
      {!lacksModel && (
        <>
          <p>¿No lo encuentras? Puede estar en la tienda aunque no esté en el sitio: pregúntanos.</p>
          <ContactActions message={notFoundMessage(term)} />
        </>
      )}
    </div>
  );
}

/** Help below results that are all sold out (resultsClassNames.ts). entries/results.ts appends the query to the message. */
export const AllSoldOut = () => (
  <section className="all-sold-out-help">
    <h2>{soldOutHeading}</h2>
    <p>De esto no queda nada en ninguna sucursal. {backInStockHelp}</p>
    <p className="actions">
      <a
        className="button ink"
        href={whatsappUrl(shop.whatsapp, 'Hola, ¿cuándo vuelven a tener esto? Lo busqué en la tienda en línea: ')}
        target="_blank"
        rel="noopener"
        data-back-in-stock=""
      >
        <Icon paths={whatsapp} />
        {backInStockLabel}
      </a>
      <a className="button" href="/todos" data-all-products="">
        {allProductsLabel}
      </a>
    </p>
  </section>
);

// Texts of the page if the shop has no product of the requested type for the phone.

/** The heading of products for other phones. */
export const similarProductsHeading = ({ productType }: Interpretation): string =>
  `${productType?.plural ?? 'Productos'} de otros modelos`;

/** The warning that none of those products fits the phone. */
export function similarProductsWarning({ phone, productType }: Interpretation): string {
  if (productType?.forPhones === false && phone) {
    const none = definiteArticle(`${lowercaseFirst(productType.plural)} `) === 'las' ? 'Ninguna' : 'Ninguno';
    return productType.isDevice ? `${none} es ${phone}.` : `${none} dice ser para ${phone}.`;
  }
  // "Fundas para iPhone", but batteries have no cut-out for the camera.
  const differences =
    productType?.singular === 'funda' ? 'puede cambiar el tamaño o la cámara' : 'pueden cambiar las medidas';
  return `No son para ${phone ? `un ${phone}` : 'tu celular'}: ${differences}.`;
}

/** The hint beside the WhatsApp link. */
const missingModelHint = ({ productType }: Interpretation): string =>
  `Pregúntanos por ${productType ? `tu ${productType.singular}` : 'lo que buscas'}: te decimos si se puede conseguir.`;

/** The heading of the results, which are products of other types. @param namesPhone whether any of them names the phone */
export const otherResultsHeading = ({ phone }: Interpretation, total: number, namesPhone: boolean): string =>
  namesPhone
    ? `Para ${phone ?? 'tu celular'} sí hay ${formatProductCount(total)}`
    : `Otros accesorios: ${formatProductCount(total)}`;
