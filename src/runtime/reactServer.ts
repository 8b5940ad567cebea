import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { viewCache } from './CachedView.ts';

/** React emits preloads for high-priority pictures, which are useless right before the picture itself. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Placeholder for a cached view while React renders the view around it; random, so no text of the shop contains it. */
const placeholder = crypto.randomUUID();
const placeholders = new RegExp(`${placeholder}\\[(\\d+)\\]`, 'g');
/** HTML of the cached views, and the index of each by its id. */
const cachedHtml: string[] = [];
const indexes = new Map<string, number>();
// Not in development, where sources change.
if (import.meta.env.PROD)
  viewCache.render = (id, element) => {
    let index = indexes.get(id);
    if (index === undefined) {
      // As bytes and back: React's string is a tree of its parts, ten times as large.
      index = cachedHtml.push(Buffer.from(renderToStaticMarkup(element)).toString()) - 1;
      indexes.set(id, index);
    }
    return `${placeholder}[${index}]`;
  };

/** The number of components rendered so far on each page, for unique ids. */
const componentCounts = new WeakMap<object, number>();

/**
 * Renders components at build time in place of @astrojs/react's own server renderer, which renders every component twice and
 * leaves hydration markers in those that never hydrate.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // There is no other renderer: everything but Astro components is React.
  check: (Component: unknown) => Promise.resolve(typeof Component === 'function' || typeof Component === 'object'),
  renderToStaticMarkup(
    this: { result: object },
    Component: ComponentType,
    props: object,
    { default: content, ...named }: Record<string, string>,
    metadata?: { hydrate?: string },
  ) {
    const [name] = Object.keys(named);
    if (name)
      throw new Error(`A React component takes one slot, without a name: ${Component.name} was given "${name}".`);
    const componentIndex = componentCounts.get(this.result) ?? 0;
    componentCounts.set(this.result, componentIndex + 1);
    const prefix = `r${componentIndex}`;
    const isIsland = metadata?.hydrate !== undefined;
    const slot = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: content ?? '' } };
    const children = content?.trim() ? createElement(isIsland ? 'astro-slot' : 'astro-static-slot', slot) : undefined;
    const render = isIsland ? renderToString : renderToStaticMarkup;
    const html = render(createElement(Component, props, children), { identifierPrefix: prefix });
    const fullHtml = html
      .replace(preloads, '')
      .replace(placeholders, (_placeholder, index: string) => cachedHtml[Number(index)] ?? '');
    return Promise.resolve({ html: fullHtml, attrs: { prefix } });
  },
};

export default renderer;
