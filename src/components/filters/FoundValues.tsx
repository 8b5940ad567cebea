import { matcher } from '../../lib/names.ts';
import type { Facet } from './facets.ts';

/** So many at once are read; who wants another types a letter more. */
const most = 60;

interface Props {
  facets: readonly Facet[];
  isTicked: (facet: Facet) => boolean;
  typed: string;
  tick: (facet: Facet) => React.ReactNode;
}

/** What is ticked, and the values that hold what is typed, the most frequent first. */
export function FoundValues({ facets, isTicked, typed, tick }: Props) {
  const holds = matcher(typed);
  const found = facets.filter((facet) => !isTicked(facet) && holds(facet.value));
  return (
    <>
      {facets.filter(isTicked).map(tick)}
      {found.slice(0, most).map(tick)}
      <p role="status" className={found.length > 0 && found.length <= most ? 'visually-hidden' : undefined}>
        {found.length === 0 && `Nada con «${typed.trim()}».`}
        {found.length > 0 && `${found.length} con «${typed.trim()}»`}
        {found.length > most && `: aquí están las primeras ${most}. Escribe una letra más.`}
      </p>
    </>
  );
}
