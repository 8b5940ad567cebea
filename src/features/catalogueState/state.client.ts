import { fetchJson } from '../../api/client.ts';
import { fetchPublishedManifest, type PublishedState } from '../../api/published.ts';
import { createNodes } from '../../runtime/createNodes.ts';

const units = [
  [86_400_000, 'día'],
  [3_600_000, 'hora'],
  [60_000, 'minuto'],
] as const;

/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días". @param ms the elapsed time */
export function formatAgo(ms: number): string {
  for (const [duration, unit] of units) {
    const count = Math.floor(ms / duration);
    if (count > 0) return `hace ${count} ${unit}${count > 1 ? 's' : ''}`;
  }
  return 'hace un momento';
}

function render(root: HTMLElement, { time, view }: PublishedState): void {
  root.append(createNodes(view));
  root.querySelector('.state-time')?.append(` (${formatAgo(Date.now() - Date.parse(time))})`);
}

/**
 * Fetches the state of the catalogue and shows it: the page's HTML must not contain it, since it changes with each snapshot
 * (R11.6).
 */
export function showState(): void {
  const root = document.querySelector('#state') as HTMLElement;
  fetchPublishedManifest()
    .then(({ state }) => fetchJson(state))
    .then((state) => render(root, state as PublishedState))
    .catch(() => ((root.querySelector('.state-failed') as HTMLElement).hidden = false))
    .finally(() => root.querySelector('.skeleton')?.remove());
}
