import hydrate from '@astrojs/react/client.js';
import { Component, type ComponentType, type ReactNode } from 'react';

/** Restores the island's HTML when it throws; the rest of the page keeps working (P23). */
class Guard extends Component<{ restore: () => void; children: ReactNode }> {
  /** Without getDerivedStateFromError React renders nothing here from then on, which leaves the island to restore(). */
  override componentDidCatch(): void {
    this.props.restore();
  }
  override render(): ReactNode {
    return this.props.children;
  }
}

/** Hydrates an island as @astrojs/react does, inside a Guard. */
const hydrateGuarded = (island: HTMLElement): ReturnType<typeof hydrate> => {
  const kept = fallback(island);
  return (View: ComponentType<object>, ...rest) =>
    hydrate(island)(
      (props: object) => (
        <Guard restore={() => island.replaceChildren(...kept)}>
          <View {...props} />
        </Guard>
      ),
      ...rest,
    );
};

/** A copy of the island's HTML; where that is only a placeholder, the page's own message (LoadError.astro). */
function fallback(island: HTMLElement): Node[] {
  const message = document.querySelector<HTMLTemplateElement>('[data-load-error]');
  const source = message && island.matches('[client=load]') ? message.content : island;
  return [...source.cloneNode(true).childNodes];
}

export default hydrateGuarded;
