import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Missing } from '../../components/Missing.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { showToSearchEngines } from '../../lib/robots.ts';
import { facetsOf } from '../../components/filters/facets.ts';
import { FilteredList } from '../../components/filters/FilteredList.tsx';
import { useDrawn } from '../../components/filters/useDrawn.ts';
import { $fits, $phone, phoneName } from '../phone/phone.store.ts';
import { $shown, $state, fitted, followAddress, scrollBack, setState, showMore } from './filters.store.ts';
import { countOfAll } from '../../components/filters/counts.ts';
import { $category, openCategory, reopenCategory, type LiveCategory as Value } from './live.store.ts';
import { refine } from '../../components/filters/refine.ts';

const question = 'Hola, busco una categoría que no encontré en la tienda en línea.';

/** The page of a category that the live API has and the snapshot lacks (R1.10). */
export function LiveCategory() {
  const live = useStore($category, { ssr: 'initial' });
  useEffect(() => {
    void openCategory();
    addEventListener('online', reopenCategory);
    return () => removeEventListener('online', reopenCategory);
  }, []);
  useEffect(() => {
    if (live.state !== 'here') return;
    document.title = `Categoría: ${live.value.name}`;
    showToSearchEngines();
  }, [live]);

  switch (live.state) {
    case 'waiting':
      return <Waiting cards={8} />;
    case 'here':
      return <View {...live.value} />;
    case 'gone': {
      const help = 'Elige otra en el menú de categorías, o busca por nombre.';
      return <Missing title="No tenemos esa categoría." help={help} question={question} />;
    }
    case 'failed': {
      const [title, help] = ['No pudimos consultar esta categoría.', 'Revisa tu conexión e intenta de nuevo.'];
      return <Missing title={title} help={help} question={question} onRetry={() => void openCategory()} />;
    }
  }
}

function View({ name, entries: told }: Value) {
  const fits = useStore($fits);
  const mine = useStore($phone);
  const entries = useMemo(() => fitted(told, fits, mine), [told, fits, mine]);
  const state = useStore($state);
  const shown = useStore($shown);
  const refined = useMemo(() => refine(entries, state), [entries, state]);
  const facets = useMemo(() => facetsOf(entries, state), [entries, state]);
  const drawn = useDrawn(state, refined, shown);
  useEffect(followAddress, []);
  useLayoutEffect(scrollBack, []);
  return (
    <>
      <Crumbs crumbs={[{ name }]} />
      <h1 className="page-title">
        Categoría: {name}
        <small role="status">{countOfAll(refined.length, entries.length)}</small>
      </h1>
      <div className="listing">
        <h2 className="visually-hidden">Productos</h2>
        <FilteredList
          {...{ facets, state, drawn }}
          phoneName={phoneName(state.phone)}
          total={entries.length}
          onChange={setState}
          onMore={showMore}
        />
      </div>
    </>
  );
}
