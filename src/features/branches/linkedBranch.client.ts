import { branchName } from '../../components/branch.ts';
import { openForBranch } from './branches.store.ts';
import { readHeaderBranches } from './headerBranches.ts';
import { linkedBranchId } from './chosenBranch.ts';

// Opens the page for the branch that its URL names, if the shop has it (R2.12).
const linked = linkedBranchId();
const [id, neighbourhood = '', city = ''] = readHeaderBranches().find(([each]) => each === linked) ?? [];
if (id) openForBranch({ id, name: branchName({ neighbourhood, city }) });
