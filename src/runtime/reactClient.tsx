import { Component, createElement, startTransition, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Puts the island's HTML back when it throws; the rest of the page goes on (P23). */
class Guard extends Component<{ restore: () => void; children: ReactNode }> {
  /** Without getDerivedStateFromError React renders nothing here from then on, which leaves the island to restore(). */
  override componentDidCatch(): void {
    this.props.restore();
  }
  override render(): ReactNode {
    return this.props.children;
  }
}

/** Hydrates an island as @astrojs/react does, inside a Guard: with one slot, without a name, like reactServer.ts. */
const hydrateGuarded = (island: HTMLElement) => {
  const kept = fallback(island);
  return (View: ComponentType<{ children?: ReactNode }>, props: object, slots: { default?: string }): void =>
    startTransition(() => {
      const slot = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: slots.default ?? '' } };
      hydrateRoot(
        island,
        <Guard restore={() => island.replaceChildren(...kept)}>
          <View {...props}>{slots.default?.trim() && createElement('astro-slot', slot)}</View>
        </Guard>,
        { identifierPrefix: island.getAttribute('prefix') ?? '' },
      );
    });
};

/** A copy of the island's HTML; where that is only a placeholder, the page's own message (LoadError.astro). */
function fallback(island: HTMLElement): Node[] {
  const message = document.querySelector<HTMLTemplateElement>('[data-load-error]');
  const source = message && island.matches('[client=load]') ? message.content : island;
  return [...source.cloneNode(true).childNodes];
}

export default hydrateGuarded;
