import { showRemembered } from '../features/branches/kept.ts';
import { forgetOld } from '../features/invoice/expiry.ts';
import { recordThisView } from '../features/visits/record.ts';

// What runs on every page, without React.
showRemembered();
forgetOld(() => sessionStorage, Date.now());
recordThisView();
