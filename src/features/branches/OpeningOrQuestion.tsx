import { branchName } from '../../components/branch.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { whatsappUrl } from '../../lib/whatsapp.ts';
import { branchDetails, shop } from '../../shop.ts';

/** Whether a branch is open, in a line of its own; unknown hours are asked for (R2.10). */
export const OpeningOrQuestion = ({ branch }: { branch: Branch }) => (
  <p className="branch-opening">
    {branchDetails[branch.id]?.hours ? (
      <span className="opening-dot" data-opening={branch.id} />
    ) : (
      <a
        className="link"
        href={whatsappUrl(shop.whatsapp, `Hola, ¿cuál es el horario de la sucursal ${branchName(branch)}?`)}
        target="_blank"
        rel="noopener"
      >
        Pregunta el horario
      </a>
    )}
  </p>
);
