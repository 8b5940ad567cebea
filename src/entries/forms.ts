import './site.ts';
import { reloadAfterDeploy } from '../runtime/newDeploy.ts';

// Pages of forms are islands, whose scripts a new deploy may have removed.
reloadAfterDeploy();
