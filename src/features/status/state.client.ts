import { fetchJson } from '../../api/client.ts';
import { publishedManifest, type PublishedState } from '../../api/published.ts';
import { formatAgo } from './formatAgo.ts';

// The page's HTML has no figures (R11.6); they come from /catalogo/.
const root = document.querySelector('#state') as HTMLElement;
const part = (selector: string): HTMLElement => root.querySelector(selector) as HTMLElement;

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

publishedManifest()
  .then(({ state }) => fetchJson(state) as Promise<PublishedState>)
  .then(show)
  .catch(() => (part('.state-failed').hidden = false))
  .finally(() => part('.skeleton').remove());
