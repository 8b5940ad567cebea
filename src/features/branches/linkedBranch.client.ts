import { branchName } from '../../components/branch.ts';
import { openForBranch } from './branches.store.ts';
import { readHeaderBranches } from './headerBranches.ts';

// Opens the page for the branch that its URL names, if the shop has it (R2.12). Back and a reload keep what was chosen since.
const linked = new URLSearchParams(location.search).get('tienda');
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const [id, neighbourhood = '', city = ''] = readHeaderBranches().find(([each]) => each === linked) ?? [];
if (id && navigation?.type !== 'reload' && navigation?.type !== 'back_forward')
  openForBranch({ id, name: branchName({ neighbourhood, city }) });
