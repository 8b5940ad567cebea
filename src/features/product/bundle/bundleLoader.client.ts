import { lazy } from '../../../runtime/lazy.ts';
import type * as PairScript from './bundle.client.tsx';
import later from './bundle.client.tsx?lazy';

const fetchBundle = lazy<typeof PairScript>(later);

/** Has the pair of the page corrected once it is seen. */
export function startBundle(): void {
  const section = document.querySelector<HTMLElement>('[data-pair]');
  if (!section) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    fetchBundle().then(
      ({ correctBundle }) => correctBundle(section),
      () => undefined,
    );
  });
  seen.observe(section);
}
