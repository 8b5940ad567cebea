import { branchDetails } from '../shop.ts';

/**
 * Whether a branch is open, written in the browser by its clock (features/branches/openings.ts); nothing if its hours are
 * unknown. The line around it reserves the space.
 */
export const OpeningLine = ({ branch }: { branch: string }) =>
  branchDetails[branch]?.hours ? <span className="open" data-opening={branch} /> : null;
