import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Slots = Record<string, string | undefined>;

/**
 * How React takes an island over, in the place of @astrojs/react's own client, which can do more and weighs more. Where an
 * island throws, the page's own HTML of it comes back, and the rest of the page lives on (P23).
 */
const hydrate =
  (island: HTMLElement) =>
  (View: ComponentType, props: object, { default: children }: Slots): void => {
    const kept = keptOf(island);
    // What stands in it already: React leaves it as it is.
    const slot = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: children ?? '' } };
    const content = children && createElement('astro-slot', slot);
    startTransition(() => {
      hydrateRoot(island, createElement(View, props, content), {
        identifierPrefix: island.getAttribute('prefix') ?? '',
        onUncaughtError: () => island.replaceChildren(...kept),
      });
    });
  };

/** A copy of an island's HTML; of one that waits for its content, what the page has to say instead (Unloaded.astro). */
function keptOf(island: HTMLElement): Node[] {
  const said = document.querySelector<HTMLTemplateElement>('[data-unloaded]');
  const kept = said && island.matches('[client=load]') ? said.content : island;
  return [...kept.cloneNode(true).childNodes];
}

export default hydrate;
