import { mainBranch } from '../../shop.ts';
import { readRemembered } from './kept.ts';

/** The SucursalID that product queries are sent with. */
export const rememberedBranch = (): string => readRemembered()?.id ?? mainBranch;
