import { remember, showBranch, type Remembered } from './kept.ts';

declare global {
  interface WindowEventMap {
    /** Another branch was chosen. */
    'shop:branch': CustomEvent<Remembered>;
  }
}

/** Keeps a branch as the shopper's, shows it, and tells the page (R2.6). */
export function choose(branch: Remembered): void {
  remember(branch);
  showBranch(branch);
  dispatchEvent(new CustomEvent('shop:branch', { detail: branch }));
}
