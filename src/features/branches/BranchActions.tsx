import { branchName, directionsUrl } from '../../components/branch.ts';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { telUrl } from '../../lib/contactUrls.ts';
import { branchDetails, branchPhone } from '../../shop/branchDetails.ts';

/** Actions for a branch: "Llamar", or "Llamar a la matriz" if it has no phone of its own, and "Cómo llegar" (R2.10). */
export function BranchActions({ branch }: { branch: Branch }) {
  const name = <span className="visually-hidden"> a {branchName(branch)}</span>;
  return (
    <p className="branch-actions">
      <a className="button" href={telUrl(branchPhone(branch.id))}>
        {branchDetails[branch.id]?.phone ? (
          <>
            <Icon paths={icons.telephone} />
            <span>Llamar{name}</span>
          </>
        ) : (
          'Llamar a la matriz'
        )}
      </a>
      <a className="button" href={directionsUrl(branch)} target="_blank" rel="noopener">
        <Icon paths={icons.directions} />
        <span>Cómo llegar{name}</span>
      </a>
    </p>
  );
}
