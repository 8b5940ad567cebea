import './site.ts';
import { markToday, showStockWhenSeen, sortRows, startBranchChoice } from '../features/branches/branchPages.client.ts';

sortRows();
startBranchChoice();
markToday();
showStockWhenSeen();
