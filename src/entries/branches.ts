import './site.ts';
import { markToday, showStock, sortRows, startBranchChoice } from '../features/branches/branchPages.client.ts';

sortRows();
startBranchChoice();
markToday();
showStock();
