import { BranchName } from '../../../components/BranchName.tsx';
import { lowStockThreshold } from '../../../contract/rules.ts';
import { searchSimilarLabel, WhatsappButton, WhatsappLink } from '../../../components/ContactActions.tsx';
import { similarUrl } from '../../../components/resultsUrl.ts';
import { soldOutText } from '../../../components/texts.ts';
import type { FallbackLink } from '../product.ts';
import type { Availability } from './availability.ts';
import { buyLabel, backInStockHelp, backInStockLabel, similarHeading } from './whatsappMessages.ts';
import { OpeningStatusText } from './StockList.tsx';

/**
 * Availability and Comprar. All panels have the same height: three lines, a button of 56 px, and 56 px below (R5.11); only pages built
 * for a sold-out product have a fallback link, too.
 */
export const InStockPanel = ({ href, availability }: { href: string; availability: Availability | null }) => (
  <>
    <AvailabilitySummary availability={availability} />
    <WhatsappLink href={href} label={buyLabel} className="buy full" />
    <p className="hint">{whatsappHint(availability)}</p>
  </>
);

function whatsappHint(availability: Availability | null): string {
  const branch = (availability?.pieces ?? 0) > 0 ? availability?.selected : availability?.other?.branch;
  return branch
    ? `Te abrimos WhatsApp con el mensaje listo para ${branch.city || branch.neighbourhood}. Aquí no pagas nada.`
    : 'Te abrimos WhatsApp con el mensaje listo. Aquí no pagas nada.';
}

interface SoldOutPanelProps {
  href: string;
  /** The number of branches, if all of them are known to be sold out; null otherwise. */
  branchCount: number | null;
  fallback: FallbackLink | null;
}

/** For a sold-out product: the main button asks when it is back in stock, and Comprar is disabled (R5.5). */
export const SoldOutPanel = ({ href, branchCount, fallback }: SoldOutPanelProps) => (
  <>
    <div className="availability-summary not-available">
      <h2>
        <span>{soldOutText}</span>
        {branchCount ? ` en las ${branchCount} sucursales` : ''}
      </h2>
      <p className="note">{backInStockHelp}</p>
    </div>
    <WhatsappLink href={href} label={backInStockLabel} className="ink big full" />
    {fallback && (
      <a className="button full" href={fallback.url}>
        {fallback.text}
      </a>
    )}
    <button className="button full" type="button" disabled>
      {buyLabel}
    </button>
  </>
);

/** For a product that the shop no longer has (R5.12). */
export const DiscontinuedPanel = ({ message, name }: { message: string; name: string }) => (
  <>
    <div className="availability-summary not-available">
      <h2>{similarHeading}</h2>
      {/* Fits one line on a phone, in any font (R13.3). */}
      <p className="note">Dinos qué buscabas: te mandamos fotos.</p>
    </div>
    <WhatsappButton message={message} className="ink big full" />
    <SearchSimilarLink name={name} />
  </>
);

/** A search for products like one that the shop no longer has. */
export const SearchSimilarLink = ({ name }: { name: string }) => (
  <a className="button full" href={similarUrl(name)}>
    {searchSimilarLabel}
  </a>
);

/**
 * Which branches have the product, for the shopper's branch, in three lines above Comprar (R5.13, R5.11).
 * @param availability null if only the total is known
 */
function AvailabilitySummary({ availability }: { availability: Availability | null }) {
  if (!availability) {
    return (
      <div className="availability-summary">
        <p className="in-stock">Hay en existencia</p>
        <p className="note">Te decimos por WhatsApp en qué sucursal.</p>
      </div>
    );
  }
  const { selected, pieces, other, otherCount } = availability;
  if (pieces !== null && pieces > 0) {
    return (
      <div className="availability-summary">
        <p className={`${stockDotClass(pieces)} here`}>
          {piecesText(pieces)} <BranchName city={selected.city} neighbourhood={selected.neighbourhood} />
        </p>
        <p className="note">
          <OpeningStatusText branch={selected} />
        </p>
        <p className="note">{otherBranchesText(otherCount)}</p>
      </div>
    );
  }
  return (
    <div className="availability-summary">
      <p className="out-of-stock">
        En <BranchName city={selected.city} neighbourhood={selected.neighbourhood} />:{' '}
        {pieces === null ? 'no sabemos si hay' : soldOutText.toLowerCase()}
      </p>
      {other && (
        <>
          <p className={stockDotClass(other.pieces)}>
            {piecesText(other.pieces)}{' '}
            <BranchName city={other.branch.city} neighbourhood={other.branch.neighbourhood} />
          </p>
          <p className="note">
            <OpeningStatusText branch={other.branch} />
          </p>
        </>
      )}
    </div>
  );
}

/** The dot of low stock is half full (R5.4). */
const stockDotClass = (pieces: number): string => (pieces <= lowStockThreshold ? 'in-stock low' : 'in-stock');

const piecesText = (pieces: number): string => (pieces === 1 ? 'Queda 1 en' : `Hay ${pieces} en`);

const otherBranchesText = (otherCount: number): string => {
  if (otherCount === 0) return 'Solo en esta sucursal';
  return otherCount === 1 ? 'También en otra sucursal' : `También en otras ${otherCount} sucursales`;
};
