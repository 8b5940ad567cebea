import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Waiting } from '../../components/Waiting.tsx';
import { shop } from '../../shop.ts';
import type { Entry } from '../../components/filters/entry.ts';
import { facetsOf } from '../../components/filters/facets.ts';
import { FilteredList } from '../../components/filters/FilteredList.tsx';
import { useDrawn } from '../../components/filters/useDrawn.ts';
import { PhoneLine } from '../../components/PhoneLine.tsx';
import { $fits, $phone, phoneName } from '../phone/phone.store.ts';
import { $shown, $state, fitted, followAddress, scrollBack, setState, showMore } from '../listing/filters.store.ts';
import { countOfAll, countText } from '../../components/filters/counts.ts';
import { refine } from '../../components/filters/refine.ts';
import type { Understood } from './engine/understood.ts';
import { NothingFound, type Help } from './NothingFound.tsx';
import { AbsentWays, NearModels } from './AbsentModel.tsx';
import { UnderstoodLine } from './UnderstoodLine.tsx';
import { restHeading } from './said.ts';
import { $found, $meant, $near, $term, $understood, openSearch } from './search.store.ts';

/** The results of a search (R1.2). */
export function Results({ help }: { help: Help }) {
  const term = useStore($term, { ssr: 'initial' });
  const found = useStore($found, { ssr: 'initial' });
  const meant = useStore($meant, { ssr: 'initial' });
  const understood = useStore($understood, { ssr: 'initial' });
  const near = useStore($near, { ssr: 'initial' });
  const cards = useMemo(() => near.map(({ card }) => card), [near]);

  useEffect(() => void openSearch(), []);
  useEffect(() => {
    document.title = `${shop.name} - Búsqueda: ${term}`;
  }, [term]);

  if (found && found.length > 0)
    return (
      <>
        <Found term={term} found={found} understood={understood} />
        {understood.absent && <NearModels understood={understood} cards={cards} />}
      </>
    );
  return (
    <>
      <Heading term={term} count={found ? countText(0) : '\u00a0'} />
      {found && <UnderstoodLine term={term} understood={understood} />}
      {found && understood.absent && <NearModels understood={understood} cards={cards} />}
      {found ? <NothingFound term={term} meant={meant} help={help} /> : <Waiting cards={8} />}
    </>
  );
}

const Heading = ({ term, count }: { term: string; count: string }) => (
  <h1 className="page-title">
    Búsqueda: {term}
    <small role="status">{count}</small>
  </h1>
);

interface FoundProps {
  term: string;
  found: readonly Entry[];
  understood: Understood;
}

/** What was found, with the filters of lists (R4.8); without an order of its own it keeps relevance (R4.6). */
function Found({ term, found: entries, understood }: FoundProps) {
  const fits = useStore($fits);
  const mine = useStore($phone);
  const found = useMemo(() => fitted(entries, fits, mine), [entries, fits, mine]);
  const state = useStore($state);
  const shown = useStore($shown);
  const refined = useMemo(() => refine(found, state), [found, state]);
  const facets = useMemo(() => facetsOf(found, state), [found, state]);
  const drawn = useDrawn(state, refined, shown);
  useEffect(followAddress, []);
  useLayoutEffect(scrollBack, []);
  return (
    <>
      <Heading term={term} count={countOfAll(refined.length, found.length)} />
      <UnderstoodLine term={term} understood={understood} />
      {understood.absent && <AbsentWays understood={understood} />}
      <PhoneLine />
      <div className="listing">
        <h2 className={understood.absent ? 'rest-heading' : 'visually-hidden'}>
          {understood.absent ? restHeading(understood) : 'Productos'}
        </h2>
        <FilteredList
          {...{ facets, state, drawn }}
          phoneName={phoneName(state.phone)}
          total={found.length}
          onChange={setState}
          onMore={showMore}
        />
      </div>
    </>
  );
}
