import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { islandReady } from '../../lib/island.ts';
import { FilteredList } from '../../components/filters/FilteredList.tsx';
import { useDrawn } from '../../components/filters/useDrawn.ts';
import type { Facets } from '../../components/filters/facets.ts';
import { $shown, $state, scrollBack, setState, showMore } from './filters.store.ts';
import { countOfAll } from '../../components/filters/counts.ts';
import { phoneName } from '../phone/phone.store.ts';
import { $facets, $failed, $refined, fetchWhole, openList } from './listing.store.ts';

interface Props {
  list: { name: string; title: string; total: number };
  /** What the page itself tells of its filters. */
  facets: Facets;
}

/** Filter and order of a list; their result stands in the place of the page's own cards. */
export function ListTools({ list, facets }: Props) {
  const { name, title, total } = list;
  const root = useRef<HTMLDivElement>(null);
  const state = useStore($state, { ssr: 'initial' });
  const shown = useStore($shown, { ssr: 'initial' });
  const drawn = useDrawn(state, useStore($refined, { ssr: 'initial' }), shown);
  const failed = useStore($failed, { ssr: 'initial' });
  const known = useStore($facets, { ssr: 'initial' }) ?? facets;
  useEffect(() => {
    openList(name);
    islandReady(root.current);
  }, [name]);
  usePlaceOf(drawn.refined?.length ?? null, total, title);

  return (
    <div ref={root} className="list-tools">
      <FilteredList
        {...{ state, drawn, total }}
        phoneName={phoneName(state.phone)}
        facets={known}
        onChange={setState}
        onMore={showMore}
        onAllValues={() => void fetchWhole(name)}
      />
      <p className="status" role="status">
        {failed && 'No se pudo cargar la lista completa. Revisa tu conexión e intenta de nuevo.'}
      </p>
    </div>
  );
}

/** Has the result stand in the place of the page's own cards, and the page's heading tell how many it is. */
function usePlaceOf(found: number | null, total: number, title: string): void {
  const whole = useRef<{ title: string; count: string } | null>(null);
  const refined = found !== null;
  // Where the island breaks, the page has its own cards again.
  useLayoutEffect(() => () => document.querySelector('[data-static-list]')?.removeAttribute('hidden'), []);
  useLayoutEffect(() => {
    const own = document.querySelector<HTMLElement>('[data-static-list]');
    const count = document.querySelector('[data-list-count]');
    if (!own || !count) return;
    whole.current ??= { title: document.title, count: count.textContent };
    const focused = own.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null;
    own.hidden = refined;
    // Who was on a card of the page is on the same one, or on the first.
    if (refined && focused) {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('.refined .card a')];
      (links.find((link) => link.getAttribute('href') === focused) ?? links[0])?.focus();
    }
    document.title = refined ? title : whole.current.title;
    const text = refined ? countOfAll(found, total) : whole.current.count;
    if (count.textContent !== text) count.textContent = text;
  }, [found, refined, total, title]);
  useLayoutEffect(() => {
    if (refined) scrollBack();
  }, [refined]);
}
