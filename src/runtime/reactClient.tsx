import hydrate from '@astrojs/react/client.js';
import { Component, useEffect, type ComponentType, type ReactNode } from 'react';

/** Restores an island's HTML when it throws; the rest of the page keeps working (P23). */
class ErrorBoundary extends Component<{ restore: () => void; children: ReactNode }> {
  /** With no getDerivedStateFromError, React unmounts the tree after an error and leaves the DOM to restore(). */
  override componentDidCatch(): void {
    this.props.restore();
  }
  override render(): ReactNode {
    return this.props.children;
  }
}

/**
 * Hydrates an island as @astrojs/react does, inside an ErrorBoundary. Dispatches `island:ready` when its handlers are attached and its
 * effects have run; Astro's own event fires before React commits.
 */
const hydrateWithErrorBoundary = (island: HTMLElement): ReturnType<typeof hydrate> => {
  const fallbackNodes = copyFallback(island);
  return (View: ComponentType<object>, ...rest) => {
    function Island(props: object): ReactNode {
      useEffect(() => void island.dispatchEvent(new Event('island:ready')), []);
      return (
        <ErrorBoundary restore={() => island.replaceChildren(...fallbackNodes)}>
          <View {...props} />
        </ErrorBoundary>
      );
    }
    hydrate(island)(Island, ...rest);
  };
};

/** Copies the island's HTML; for islands that hydrate at once, the error template (LoadError.astro). */
function copyFallback(island: HTMLElement): Node[] {
  const message = document.querySelector<HTMLTemplateElement>('[data-load-error]');
  const source = message && !island.matches('[client=intent]') ? message.content : island;
  return [...source.cloneNode(true).childNodes];
}

export default hydrateWithErrorBoundary;
