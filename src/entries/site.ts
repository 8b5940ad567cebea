import { startBranches } from '../features/branches/branches.client.ts';
import menu from '../features/categories/menu.client.ts?lazy';
import { removeExpiredDraft } from '../features/invoice/draftLifetime.ts';
import { registerOfflineWorker } from '../features/offline/registerWorker.ts';
import suggestions from '../features/search/suggestions/suggestions.client.tsx?lazy';
import footerAge from '../features/status/footerAge.client.ts?lazy';
import { startChat, startFacades } from '../features/thirdparty/widgets.client.ts';
import { recordPageView } from '../features/visits/visits.ts';
import { whenIdle } from '../lib/idle.ts';
import { whenInView } from '../lib/whenInView.ts';
import { lazy, prefetchOnIntent } from '../runtime/lazy.ts';

// Runs on every page, without React.
startBranches();
// When idle, as the first access blocks until the browser has loaded the tab's storage.
whenIdle(() => removeExpiredDraft(Date.now()));
// A visit to the promo code is recorded after its response (promo.store.ts, R2.9).
if (location.pathname !== '/promocode') recordPageView();
// The age of the catalogue in the footer: page HTML cannot contain it (R11.6).
whenInView(document.querySelectorAll('.catalogue-age'), () => whenIdle(() => void lazy(footerAge)().catch(() => {})));
startFacades();
startChat();
if (import.meta.env.PROD) registerOfflineWorker();
// Progressive enhancement: without these the search box is a plain form, and the menu lists the largest categories.
prefetchOnIntent('.search', lazy(suggestions));
prefetchOnIntent('.category-menu summary', lazy(menu));
// The page's scripts have loaded: the page keeps what needs them (inlineScripts.ts).
onload = null;
