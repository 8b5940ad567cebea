import { mainBranch } from '../../shop.ts';
import { $branch } from './branches.store.ts';
import { readRemembered } from './kept.ts';

/** The SucursalID that product queries are sent with: what was chosen last, in whatever tab; on a device that keeps nothing, on this page. */
export const rememberedBranch = (): string => (readRemembered() ?? $branch.get())?.id ?? mainBranch;
