import { readChosenBranch, showBranch } from '../features/branches/chosenBranch.ts';
import { awaitBranchModal } from '../features/branches/modalReach.client.ts';
import { removeExpired } from '../features/invoice/expiry.ts';
import { awaitMenu } from '../features/categories/awaitMenu.client.ts';
import { startChat } from '../features/thirdparty/chatLauncher.ts';
import { startFacades } from '../features/thirdparty/facades.ts';
import { keepOffline } from '../features/offline/registerWorker.ts';
import { awaitSuggestions } from '../features/search/awaitSuggestions.client.ts';
import { recordThisView } from '../features/visits/record.ts';
import { startAge } from './footerAge.ts';
import { whenIdle } from '../lib/idle.ts';
import { followDeploys } from './replaced.ts';

// What runs on every page, without React.
followDeploys();
showBranch(readChosenBranch());
// The first look into the tab's storage waits for the browser to fetch it.
whenIdle(() => removeExpired(() => sessionStorage, Date.now()));
// That of the promo code is recorded after its answer (promo.store.ts, R2.9).
if (location.pathname !== '/promocode') recordThisView();
startAge();
startFacades();
startChat();
if (import.meta.env.PROD) keepOffline();
awaitSuggestions();
awaitMenu();
awaitBranchModal();
// The page's scripts are here, before it has loaded: what needs them stays (headScript.ts).
onload = null;
