import { lazy } from '../../runtime/lazy.ts';
import type * as PairScript from './pair.client.tsx';
import later from './pair.client.tsx?lazy';

const fetchPair = lazy<typeof PairScript>(later);

/** Has the pair of the page corrected once it is seen. */
export function startPair(): void {
  const section = document.querySelector<HTMLElement>('[data-pair]');
  if (!section) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    fetchPair().then(
      ({ correctPair }) => correctPair(section),
      () => undefined,
    );
  });
  seen.observe(section);
}
