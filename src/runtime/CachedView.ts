import type { ReactElement, ReactNode } from 'react';

interface Props {
  /** Different for views with different HTML. */
  id: string;
  children: ReactElement;
}

/** Set by the server renderer during a build (reactServer.ts). */
export const viewCache: { render?: (id: string, element: ReactElement) => ReactNode } = {};

/** A static view that appears on many pages and is rendered once per build. For Astro components: CachedSlot.astro. */
export const CachedView = ({ id, children }: Props): ReactNode => viewCache.render?.(id, children) ?? children;
