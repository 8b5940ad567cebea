import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ListControls } from '../../components/ListControls.tsx';
import { LongGrid } from '../../components/LongGrid.tsx';
import { NoneInStock } from '../../components/NoneInStock.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { shop } from '../../shop.ts';
import { countText } from '../listing/list.ts';
import type { Sort } from '../listing/state.ts';
import { NothingFound, type Help } from './NothingFound.tsx';
import { $found, $meant, $shown, $state, $term, openSearch, setState } from './search.store.ts';

/** The results of a search (R1.2). */
export function Results({ help }: { help: Help }) {
  const term = useStore($term, { ssr: 'initial' });
  const found = useStore($found, { ssr: 'initial' });
  const shown = useStore($shown, { ssr: 'initial' });
  const meant = useStore($meant, { ssr: 'initial' });
  const state = useStore($state, { ssr: 'initial' });

  useEffect(() => void openSearch(), []);
  useEffect(() => {
    document.title = `${shop.name} - Búsqueda: ${term}`;
  }, [term]);

  return (
    <>
      <h1 className="page-title">
        Búsqueda: {term}
        <small role="status">{shown ? countText(shown.length) : '\u00a0'}</small>
      </h1>
      {found === null && <Waiting cards={8} />}
      {found && found.length > 0 && (
        <ListControls
          {...state}
          onInStock={(inStock) => setState({ ...state, inStock })}
          onSort={(sort) => setState({ ...state, sort: sort as Sort })}
        />
      )}
      {shown && shown.length > 0 && <LongGrid key={JSON.stringify(state)} cards={shown.map(({ card }) => card)} />}
      {shown?.length === 0 &&
        (found?.length ? <NoneInStock /> : <NothingFound term={term} meant={meant} help={help} />)}
    </>
  );
}
