import type { Branch } from '../contract/catalogue.ts';
import { shortCity } from './branch.ts';

/** The name of a branch (branch.ts), its city bold. */
export function BranchName({ city, neighbourhood }: Pick<Branch, 'city' | 'neighbourhood'>) {
  if (!city || !neighbourhood) return <b>{shortCity(city) || neighbourhood}</b>;
  return (
    <>
      <b>{shortCity(city)}</b> · {neighbourhood}
    </>
  );
}
