import { startBranches } from '../features/branches/branches.client.ts';
import menu from '../features/categories/menu.client.ts?lazy';
import { removeExpired } from '../features/invoice/expiry.ts';
import { keepOffline } from '../features/offline/registerWorker.ts';
import suggestions from '../features/search/suggestions/suggestions.client.tsx?lazy';
import { startAge } from '../features/status/footerAge.ts';
import { startChat } from '../features/thirdparty/chatLauncher.ts';
import { startFacades } from '../features/thirdparty/facades.ts';
import { recordThisView } from '../features/visits/record.ts';
import { whenIdle } from '../lib/idle.ts';
import { lazy } from '../runtime/lazy.ts';
import { reloadAfterDeploy } from '../runtime/newDeploy.ts';
import { prefetchOnIntent } from '../runtime/onIntent.ts';

// Runs on every page, without React.
reloadAfterDeploy();
startBranches();
// The browser has to fetch the tab's storage first, and the first access waits for that.
whenIdle(() => removeExpired(Date.now()));
// A visit to the promo code is recorded after its answer (promo.store.ts, R2.9).
if (location.pathname !== '/promocode') recordThisView();
startAge();
startFacades();
startChat();
if (import.meta.env.PROD) keepOffline();
// Without them the search box is a plain form, and the menu has the largest categories and a link to the rest.
prefetchOnIntent('.search', lazy(suggestions));
prefetchOnIntent('.categories-button', lazy(menu));
// The page's scripts have arrived: what needs them stays (inlineScripts.ts).
onload = null;
