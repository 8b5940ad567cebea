import './site.ts';
import { sortRows } from '../features/branches/branchRows.client.ts';

sortRows();
