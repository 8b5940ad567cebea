import { branchName } from '../../components/branch.ts';
import { setVisitBranch } from './branches.store.ts';
import { readHeaderBranches } from './headerBranches.ts';
import { linkedBranchId } from './chosenBranch.ts';

// Sets the branch in the page's URL as that of this visit, if it exists (R2.12).
const linked = linkedBranchId();
const [id, neighbourhood = '', city = ''] = readHeaderBranches().find(([branchId]) => branchId === linked) ?? [];
if (id) setVisitBranch({ id, name: branchName({ neighbourhood, city }) });
