import { fetchJson } from '../../api/client.ts';
import { publishedManifest, type PublishedState } from '../../api/published.ts';
import { createNodes } from '../../runtime/createNodes.ts';

const units = [
  [86_400_000, 'día'],
  [3_600_000, 'hora'],
  [60_000, 'minuto'],
] as const;

/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días". @param ms the time since then */
export function formatAgo(ms: number): string {
  for (const [length, unit] of units) {
    const count = Math.floor(ms / length);
    if (count > 0) return `hace ${count} ${unit}${count > 1 ? 's' : ''}`;
  }
  return 'hace un momento';
}

function show(root: HTMLElement, { time, view }: PublishedState): void {
  root.append(createNodes(view));
  root.querySelector('.state-time')?.append(` (${formatAgo(Date.now() - Date.parse(time))})`);
}

/** Shows the state of the catalogue from /catalogo/: page HTML cannot contain it (R11.6). */
export function showState(): void {
  const root = document.querySelector('#state') as HTMLElement;
  publishedManifest()
    .then(({ state }) => fetchJson(state))
    .then((state) => show(root, state as PublishedState))
    .catch(() => root.querySelector('.state-failed')?.removeAttribute('hidden'))
    .finally(() => root.querySelector('.skeleton')?.remove());
}
