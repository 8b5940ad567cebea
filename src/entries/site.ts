import { startBranches } from '../features/branches/branches.client.ts';
import { removeExpiredDraft } from '../features/invoice/draftLifetime.ts';
import { registerServiceWorker } from '../features/offline/registerServiceWorker.ts';
import { startChat, startFacades } from '../features/thirdparty/widgets.client.ts';
import { recordPageView } from '../features/visits/visits.ts';
import { whenIdle } from '../lib/idle.ts';
import { whenInView } from '../lib/whenInView.ts';
import { lazy, prefetchOnIntent } from '../runtime/lazy.ts';

// Runs on every page, without React.
startBranches();
// When idle: the first access to the tab's storage blocks until the browser has loaded it.
whenIdle(() => removeExpiredDraft(Date.now()));
// A visit to the promo code is recorded after its response (promo.store.ts, R2.9).
if (location.pathname !== '/promocode') recordPageView();
// The date of the catalogue in the footer: page HTML cannot contain it (R11.6).
const loadFooterDate = lazy(() => import('../features/catalogueState/footerDate.client.ts'));
whenInView(document.querySelectorAll('.catalogue-date'), () => whenIdle(() => void loadFooterDate().catch(() => {})));
startFacades();
startChat();
if (import.meta.env.PROD) registerServiceWorker();
// Progressive enhancement: without these the search box is a plain form, and the menu lists the largest categories.
prefetchOnIntent(
  '.search',
  lazy(() => import('../features/search/suggestions/suggestions.client.tsx')),
);
prefetchOnIntent(
  '.category-menu summary',
  lazy(() => import('../features/categories/menu.client.ts')),
);
// The scripts run: content that needs them stays visible (inlineScripts.ts).
onload = null;
