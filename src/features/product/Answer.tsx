import { lastPieces } from '../../components/stockText.ts';
import { OpeningLine } from './OpeningLine.tsx';
import type { NamedBranch, Where } from './namedBranches.ts';

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
