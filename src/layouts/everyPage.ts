import { readRemembered, showBranch } from '../features/branches/kept.ts';
import { awaitBranchModal } from '../features/branches/modalReach.client.ts';
import { forgetOld } from '../features/invoice/expiry.ts';
import { awaitMenu } from '../features/categories/reach.client.ts';
import { startChat } from '../features/thirdparty/chat.ts';
import { startFacades } from '../features/thirdparty/facades.ts';
import { keepOffline } from '../features/offline/register.ts';
import { awaitReach } from '../features/search/reach.client.ts';
import { recordThisView } from '../features/visits/record.ts';
import { startAge } from './footerAge.ts';
import { followDeploys } from './replaced.ts';

// What runs on every page, without React.
followDeploys();
showBranch(readRemembered());
forgetOld(() => sessionStorage, Date.now());
recordThisView();
startAge();
startFacades();
startChat();
if (import.meta.env.PROD) keepOffline();
awaitReach();
awaitMenu();
awaitBranchModal();
