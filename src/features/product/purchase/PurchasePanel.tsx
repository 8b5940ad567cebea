import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';
import { resultsAddress } from '../../search/address.ts';
import type { Where, NamedBranch } from './availability.ts';
import { lastPieces } from '../../../components/stockText.ts';
import { OpeningLine } from './BranchStock.tsx';

/** A way on from a product that is sold out: to what is like it and there. */
export interface Way {
  text: string;
  address: string;
}

/** Where it is, and Comprar. Each deal has the same room: an answer of three lines, a button of 56 px, and 56 below (R5.11). */
export const OpenDeal = ({ address, where }: { address: string; where: Where | null }) => (
  <>
    <Answer where={where} />
    <a className="button buy full" href={address} target="_blank" rel="noopener">
      <Icon paths={icons.whatsapp} />
      Comprar
    </a>
    <p className="hint">{whatOpens(where)} Sin pago en línea.</p>
  </>
);

function whatOpens(where: Where | null): string {
  const at = where && ((where.pieces ?? 0) > 0 ? where.own : where.other?.branch);
  return at
    ? `Se abre WhatsApp con este producto y la sucursal ${at.city || at.name}.`
    : 'Se abre WhatsApp con tu mensaje listo.';
}

interface SoldOut {
  /** Of the chat, to ask when it comes back. */
  address: string;
  /** How many branches there are, where all of them say that they have none. */
  everywhere: number | null;
  way: Way | null;
}

/** Nothing is left: the way on is the main button, Comprar the last (R5.5). */
export const SoldOutDeal = ({ address, everywhere, way }: SoldOut) => (
  <>
    <div className="answer sold">
      <h2>
        <span>Agotado</span>
        {everywhere ? ` en las ${everywhere} sucursales` : ''}
      </h2>
      <p className="more">Te decimos por WhatsApp si vuelve y cuándo.</p>
    </div>
    <a className="button ink big full" href={address} target="_blank" rel="noopener">
      <Icon paths={icons.whatsapp} />
      Preguntar por reabasto
    </a>
    {way && (
      <a className="button full" href={way.address}>
        {way.text}
      </a>
    )}
    <button className="button full" type="button" disabled>
      Comprar
    </button>
  </>
);

/** The shop no longer has it (R5.12). @param address of the chat */
export const GoneDeal = ({ address, name }: { address: string; name: string }) => (
  <>
    <div className="answer sold">
      <h2 role="status">Este producto ya no está en la tienda.</h2>
      <p className="more">Dinos qué buscabas: te mandamos fotos.</p>
    </div>
    <a className="button ink big full" href={address} target="_blank" rel="noopener">
      <Icon paths={icons.whatsapp} />
      Preguntar por WhatsApp
    </a>
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
export function Answer({ where }: { where: Where | null }) {
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
        <p className={signOf(pieces)}>
          {amount(pieces)} <BranchName branch={own} />
        </p>
        <p className="more">
          <OpeningLine branch={own.id} />
        </p>
        <p className="more">{also(elsewhere)}</p>
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
          <p className={signOf(other.pieces)}>
            {amount(other.pieces)} <BranchName branch={other.branch} />
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
const signOf = (pieces: number): string => (pieces <= lastPieces ? 'yes last' : 'yes');

const amount = (pieces: number): string => (pieces === 1 ? 'Queda 1 en' : `Hay ${pieces} en`);

const also = (elsewhere: number): string => {
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
