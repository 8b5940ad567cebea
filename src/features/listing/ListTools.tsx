import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { islandReady } from '../../runtime/clientIntent.ts';
import type { Facets } from '../../components/filters/facets.ts';
import { $branch } from '../branches/branches.store.ts';
import { phoneName } from '../phone/knownPhones.store.ts';
import { $phone } from '../phone/phone.store.ts';
import { FilterTools } from './FilterTools.tsx';
import { $state, setState } from './filters.store.ts';
import { $facets, $refined, fetchWhole } from './listing.store.ts';

interface Props {
  /** Its name in the published data; "" where the page learns its products in the browser. */
  name: string;
  total: number;
  /** What the main branch is called. */
  branch: string;
  /** What the page itself tells of its filters. */
  facets: Facets;
}

/** Filter and order of a list; what they leave is drawn beside it (grid.client.tsx). */
export function ListTools({ name, total, branch, facets }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const state = useStore($state, { ssr: 'initial' });
  const refined = useStore($refined, { ssr: 'initial' });
  const whole = useStore($facets, { ssr: 'initial' });
  const mine = useStore($branch, { ssr: 'initial' });
  const here = whole?.here ?? facets.here;
  const phone = useStore($phone, { ssr: 'initial' });
  useEffect(() => islandReady(root.current), []);
  // Who reaches for the filters is told how many each would leave.
  useEffect(() => void fetchWhole(name), [name]);
  return (
    <div ref={root} className="list-tools">
      <FilterTools
        state={state}
        branch={mine?.name ?? branch}
        phone={phone}
        facets={whole ? { ...whole, ...(here !== undefined && { here }) } : facets}
        found={refined?.length ?? total}
        phoneName={phoneName(state.phone)}
        onChange={setState}
        onAllValues={() => void fetchWhole(name)}
      />
    </div>
  );
}
