import { branchName } from '../../components/branch.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { branchDetails, shop } from '../../shop.ts';

/**
 * Whether a branch is open, written in the browser by its clock (openings.client.ts); nothing if its hours are unknown.
 * The line around it reserves the space.
 */
export const OpeningLine = ({ branch }: { branch: string }) =>
  branchDetails[branch]?.hours ? <span className="open" data-opening={branch} /> : null;

/** The same as a line of its own; what nobody told is asked for. */
export const OpeningOrQuestion = ({ branch }: { branch: Branch }) =>
  branchDetails[branch.id]?.hours ? (
    <p className="branch-opening">
      <OpeningLine branch={branch.id} />
    </p>
  ) : (
    <p className="branch-opening">
      <a
        className="link"
        href={whatsappAddress(shop.whatsapp, `Hola, ¿cuál es el horario de la sucursal ${branchName(branch)}?`)}
        target="_blank"
        rel="noopener"
      >
        Pregunta el horario
      </a>
    </p>
  );
