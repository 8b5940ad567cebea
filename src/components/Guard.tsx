import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** The name that the island is exported by. */
  name: string;
  fallback?: ReactNode;
  children: ReactNode;
}

/** Where an island throws, the page's own HTML of it comes back, or what else can stand there; the rest lives on (P23). */
class Guard extends Component<Props> {
  override state = { broken: false };
  /** React has not touched it yet. */
  readonly kept = import.meta.env.SSR ? [] : keptOf(this.props.name);

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    const { fallback, children } = this.props;
    return this.state.broken ? (fallback ?? <template ref={(place) => place?.replaceWith(...this.kept)} />) : children;
  }
}

/** A copy of an island's HTML; of one that waits for its content, what the page has to say instead (Unloaded.astro). */
function keptOf(name: string): Node[] {
  const island = document.querySelector(`[component-export=${name}]`);
  const said = document.querySelector<HTMLTemplateElement>('[data-unloaded]');
  const kept = said && island?.matches('[client=load]') ? said.content : island;
  return [...(kept?.childNodes ?? [])].map((node) => node.cloneNode(true));
}

/**
 * An island behind its guard.
 * @param name as the module exports it: the guard finds its HTML by it
 * @param fallback what stands there when it broke, where the island itself knows better
 */
export const guarded =
  <P extends object>(name: string, View: ComponentType<P>, fallback?: ReactNode): ComponentType<P> =>
  (props: P) => (
    <Guard name={name} fallback={fallback}>
      <View {...props} />
    </Guard>
  );
