import { showRemembered } from '../features/branches/remembered.ts';
import { forgetOld } from '../features/invoice/expiry.ts';
import { awaitReach } from '../features/search/reach.client.ts';
import { recordThisView } from '../features/visits/record.ts';

// What runs on every page, without React.
showRemembered();
forgetOld(() => sessionStorage, Date.now());
recordThisView();
awaitReach();
