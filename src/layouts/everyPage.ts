import { showRemembered } from '../features/branches/remembered.ts';
import { recordThisView } from '../features/visits/record.ts';

// What runs on every page, without React.
showRemembered();
recordThisView();
