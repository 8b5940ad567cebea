import { publishedState, type PublishedState } from '../../api/published.ts';
import { createNodes } from '../../runtime/createNodes.ts';
import { formatAgo } from './formatAgo.ts';

// The page's HTML has no figures (R11.6); they come from /catalogo/.
const root = document.querySelector('#state') as HTMLElement;

function show({ time, view }: PublishedState): void {
  root.append(createNodes(view));
  root.querySelector('.state-time')?.append(` (${formatAgo(Date.now() - Date.parse(time))})`);
}

publishedState()
  .then(show)
  .catch(() => root.querySelector('.state-failed')?.removeAttribute('hidden'))
  .finally(() => root.querySelector('.skeleton')?.remove());
