import { fetchJson } from '../../api/client.ts';
import { publishedManifest, type PublishedState } from '../../api/published.ts';

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

const part = (selector: string): HTMLElement => document.querySelector(`#state ${selector}`) as HTMLElement;

function createElement(tag: string, ...content: (string | Element)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

const list = (lines: string[]): HTMLElement => createElement('ul', ...lines.map((line) => createElement('li', line)));

function show({ time, taken, counts, aside, asideText, accepted, changes, month }: PublishedState): void {
  part('.state-time').textContent = `${taken} (${formatAgo(Date.now() - Date.parse(time))})`;
  part('.state-counts').append(
    ...counts.map(([what, count]) => createElement('div', createElement('dt', what), createElement('dd', `${count}`))),
  );
  part('.state-accepted').append(accepted);
  part('.state-accepted').hidden = !accepted;

  if (changes) {
    part('.state-changes p').textContent = changes.title;
    part('.state-changes div').append(
      ...changes.sections.map(({ title, lines }) =>
        createElement('details', createElement('summary', title), list(lines)),
      ),
    );
  }

  part('.state-month p').textContent = month;

  part('.state-aside p').textContent = asideText;
  part('.state-aside ul').replaceWith(list(aside));
  part('.state-report').hidden = false;
}

/** Shows the state of the catalogue: the page's HTML has no figures (R11.6). */
export function showState(): void {
  publishedManifest()
    .then(({ state }) => fetchJson(state))
    .then((state) => show(state as PublishedState))
    .catch(() => (part('.state-failed').hidden = false))
    .finally(() => part('.skeleton').remove());
}
