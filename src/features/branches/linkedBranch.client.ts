import { branchName } from '../../components/branch.ts';
import { tabStorage } from '../../lib/storage.ts';
import { readHeaderBranches } from './headerBranches.ts';
import { linkedBranchId, showBranch } from './chosenBranch.ts';

// Sets the branch in the page's URL as that of this visit, if it exists; the device keeps its branch (R2.12).
const linked = linkedBranchId();
const [id, neighbourhood = '', city = ''] = readHeaderBranches().find(([branchId]) => branchId === linked) ?? [];
if (id) {
  const branch = { id, name: branchName({ neighbourhood, city }) };
  tabStorage.write('tienda', branch);
  showBranch(branch);
}
