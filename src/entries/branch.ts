import './site.ts';
import { markToday, showStock } from '../features/branches/branchPage.client.ts';

markToday();
showStock();
