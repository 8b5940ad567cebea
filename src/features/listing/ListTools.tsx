import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ListControls } from '../../components/ListControls.tsx';
import { LongGrid } from '../../components/LongGrid.tsx';
import { NoneInStock } from '../../components/NoneInStock.tsx';
import { islandReady } from '../../lib/island.ts';
import { countText } from './list.ts';
import { $failed, $refined, $state, openList, setState } from './listing.store.ts';
import type { Sort } from './refine.ts';

/** Filter and order of a list; their result stands in the place of the page's own cards. */
export function ListTools({ list }: { list: string }) {
  const root = useRef<HTMLDivElement>(null);
  const state = useStore($state, { ssr: 'initial' });
  const refined = useStore($refined, { ssr: 'initial' });
  const failed = useStore($failed, { ssr: 'initial' });

  useEffect(() => {
    openList(list);
    islandReady(root.current);
  }, [list]);
  useEffect(() => {
    const own = document.querySelector<HTMLElement>('[data-static-list]');
    if (own) own.hidden = refined !== null;
  }, [refined]);

  return (
    <div ref={root} className="list-tools">
      <ListControls
        {...state}
        onInStock={(inStock) => void setState(list, { ...state, inStock })}
        onSort={(sort) => void setState(list, { ...state, sort: sort as Sort })}
      />
      <p className="status" role="status">
        {refined && countText(refined.length)}
        {failed && 'No se pudo cargar la lista completa. Revisa tu conexión e intenta de nuevo.'}
      </p>
      {refined && refined.length > 0 && (
        <LongGrid key={JSON.stringify(state)} cards={refined.map(({ card }) => card)} />
      )}
      {refined?.length === 0 && <NoneInStock />}
    </div>
  );
}
