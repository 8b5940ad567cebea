import { branchName, branchPhone, directionsUrl } from '../../components/branch.ts';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import type { Branch } from '../../contract/catalogue.ts';
import { telUrl } from '../../lib/contactUrls.ts';

/** How to reach a branch: "Llamar" and "Cómo llegar" (R2.10). */
export function BranchActions({ branch }: { branch: Branch }) {
  const name = <span className="visually-hidden"> a {branchName(branch)}</span>;
  return (
    <p className="branch-actions">
      <a className="button" href={telUrl(branchPhone(branch.id))}>
        <Icon paths={icons.telephone} />
        <span>Llamar{name}</span>
      </a>
      <a className="button" href={directionsUrl(branch)} target="_blank" rel="noopener">
        <Icon paths={icons.directions} />
        <span>Cómo llegar{name}</span>
      </a>
    </p>
  );
}
