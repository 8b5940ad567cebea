import { publishedState } from '../../api/published.ts';
import { renderToDom } from '../../runtime/renderToDom.ts';
import { StateReport } from './StateReport.tsx';

// The page's HTML has no figures (R11.6); they come from /catalogo/.
const root = document.querySelector('#state') as HTMLElement;

publishedState()
  .then((state) => root.append(renderToDom(<StateReport state={state} now={Date.now()} />)))
  .catch(() => root.querySelector('.state-failed')?.removeAttribute('hidden'))
  .finally(() => root.querySelector('.skeleton')?.remove());
