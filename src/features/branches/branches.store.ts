import { atom } from 'nanostores';
import { readRemembered, remember, type Remembered } from './chosenBranch.ts';
import { mainBranch } from '../../shop.ts';

/** The shopper's branch; null: none was chosen, and the main one stands. */
export const $branch = atom<Remembered | null>(readRemembered());

/** Keeps a branch as the shopper's; who listens to the store follows (R2.6). */
export function chooseBranch(branch: Remembered): void {
  remember(branch);
  $branch.set(branch);
}

/** Takes over what was chosen meanwhile outside the store: in another tab, on the page of branches. */
export function openBranch(): void {
  const kept = readRemembered();
  if (kept && kept.id !== $branch.get()?.id) $branch.set(kept);
}

/** The SucursalID that product queries are sent with: what was chosen last, in whatever tab; on a device that keeps nothing, on this page. */
export const rememberedBranch = (): string => (readRemembered() ?? $branch.get())?.id ?? mainBranch;
