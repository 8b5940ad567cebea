import hydrate from '@astrojs/react/client.js';
import { Component, type ComponentType, type ReactNode } from 'react';

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

/** Hydrates an island as @astrojs/react does, inside an ErrorBoundary. */
const hydrateWithErrorBoundary = (island: HTMLElement): ReturnType<typeof hydrate> => {
  const fallbackNodes = copyFallback(island);
  return (View: ComponentType<object>, ...rest) =>
    hydrate(island)(
      (props: object) => (
        <ErrorBoundary restore={() => island.replaceChildren(...fallbackNodes)}>
          <View {...props} />
        </ErrorBoundary>
      ),
      ...rest,
    );
};

/** Copies the island's HTML; for `client:load` islands, which prerender only a placeholder, the error template (LoadError.astro). */
function copyFallback(island: HTMLElement): Node[] {
  const message = document.querySelector<HTMLTemplateElement>('[data-load-error]');
  const source = message && island.matches('[client=load]') ? message.content : island;
  return [...source.cloneNode(true).childNodes];
}

export default hydrateWithErrorBoundary;
