import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';
import { lastPieces, stockText } from '../../../components/stockText.ts';
import { WhatsappButton } from '../../../components/AskActions.tsx';
import { resultsAddress } from '../../search/address.ts';
import type { FallbackLink } from '../product.ts';
import type { Availability, NamedBranch } from './availability.ts';
import { restockHelp, restockLabel, unavailableHeading } from './sellerChat.ts';
import { OpeningLine } from './BranchStock.tsx';

/** In stock: where it is, and Comprar. Each panel takes the same room: three lines, a button of 56 px, and 56 below (R5.11). */
export const InStockPanel = ({ address, where }: { address: string; where: Availability | null }) => (
  <>
    <AvailabilitySummary where={where} />
    <ChatButton address={address} look="buy">
      Comprar
    </ChatButton>
    <p className="hint">{chatHint(where)} Sin pago en línea.</p>
  </>
);

const ChatButton = ({ address, look, children }: { address: string; look: string; children: string }) => (
  <a className={`button ${look} full`} href={address} target="_blank" rel="noopener">
    <Icon paths={icons.whatsapp} />
    {children}
  </a>
);

function chatHint(where: Availability | null): string {
  const at = where && ((where.pieces ?? 0) > 0 ? where.own : where.other?.branch);
  return at
    ? `Se abre WhatsApp con este producto y la sucursal ${at.city || at.name}.`
    : 'Se abre WhatsApp con tu mensaje listo.';
}

interface SoldOutPanelProps {
  /** Of the chat, to ask when it comes back. */
  address: string;
  /** How many branches there are, where all of them say that they have none. */
  everywhere: number | null;
  fallback: FallbackLink | null;
}

/** Sold out: asking for a restock is the main button, Comprar the last (R5.5). */
export const SoldOutPanel = ({ address, everywhere, fallback }: SoldOutPanelProps) => (
  <>
    <div className="answer sold">
      <h2>
        <span>{stockText(0, '').text}</span>
        {everywhere ? ` en las ${everywhere} sucursales` : ''}
      </h2>
      <p className="more">{restockHelp}</p>
    </div>
    <ChatButton address={address} look="ink big">
      {restockLabel}
    </ChatButton>
    {fallback && (
      <a className="button full" href={fallback.address}>
        {fallback.text}
      </a>
    )}
    <button className="button full" type="button" disabled>
      Comprar
    </button>
  </>
);

/** The live API no longer has it (R5.12). */
export const UnavailablePanel = ({ question, name }: { question: string; name: string }) => (
  <>
    <div className="answer sold">
      <h2 role="status">{unavailableHeading}</h2>
      <p className="more">Dinos qué buscabas: te mandamos fotos.</p>
    </div>
    <WhatsappButton question={question} look="ink big full" />
    <a className="button full" href={resultsAddress(name)}>
      Buscar parecidos
    </a>
  </>
);

/**
 * Where the product is, for the shopper's branch, in three lines above Comprar (R5.13): which of them says what differs,
 * how many they are does not (R5.11).
 * @param where null: the API tells the total alone
 */
export function AvailabilitySummary({ where }: { where: Availability | null }) {
  if (!where) {
    return (
      <div className="answer">
        <p className="yes">Hay en existencia</p>
        <p className="more">Te decimos por WhatsApp en qué sucursal.</p>
      </div>
    );
  }
  const { own, pieces, other, elsewhere } = where;
  if (pieces !== null && pieces > 0) {
    return (
      <div className="answer">
        <p className={stockSignClass(pieces)}>
          {piecesText(pieces)} <BranchName branch={own} />
        </p>
        <p className="more">
          <OpeningLine branch={own.id} />
        </p>
        <p className="more">{otherBranchesText(elsewhere)}</p>
      </div>
    );
  }
  return (
    <div className="answer">
      <p className="no">
        En <BranchName branch={own} />: {pieces === null ? 'no sabemos si hay' : 'agotado'}
      </p>
      {other && (
        <>
          <p className={stockSignClass(other.pieces)}>
            {piecesText(other.pieces)} <BranchName branch={other.branch} />
          </p>
          <p className="more">
            <OpeningLine branch={other.branch.id} />
          </p>
        </>
      )}
    </div>
  );
}

/** The dot of the last pieces is half full, as it is wherever stock is told (R5.4). */
const stockSignClass = (pieces: number): string => (pieces <= lastPieces ? 'yes last' : 'yes');

const piecesText = (pieces: number): string => (pieces === 1 ? 'Queda 1 en' : `Hay ${pieces} en`);

const otherBranchesText = (elsewhere: number): string => {
  if (elsewhere === 0) return 'Sólo en esta sucursal';
  return elsewhere === 1 ? 'También en otra sucursal' : `También en otras ${elsewhere} sucursales`;
};

/** City first: several branches are called "Centro". */
const BranchName = ({ branch: { name, city } }: { branch: NamedBranch }) =>
  city ? (
    <>
      <b>{city}</b>, {name}
    </>
  ) : (
    <b>{name}</b>
  );
