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
  viewCache.render = (id, view) => {
    let index = indexes.get(id);
    if (index === undefined) {
      // As bytes and back: React's string is a tree of its parts, ten times as large.
      index = cachedHtml.push(Buffer.from(renderToStaticMarkup(view)).toString()) - 1;
      indexes.set(id, index);
    }
    return `${placeholder}[${index}]`;
  };

/** The number of views rendered so far on each page, for unique ids. */
const viewCounts = new WeakMap<object, number>();

/**
 * Renders a view at build time in place of @astrojs/react's own server renderer, which renders every view twice and leaves
 * hydration markers in views that never hydrate.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // There is no other renderer: everything but Astro components is React.
  check: (View: unknown) => Promise.resolve(typeof View === 'function' || typeof View === 'object'),
  renderToStaticMarkup(
    this: { result: object },
    View: ComponentType,
    props: object,
    { default: content, ...named }: Record<string, string>,
    metadata?: { hydrate?: string },
  ) {
    const [name] = Object.keys(named);
    if (name) throw new Error(`A React view takes one slot, without a name: ${View.name} was given "${name}".`);
    const viewIndex = viewCounts.get(this.result) ?? 0;
    viewCounts.set(this.result, viewIndex + 1);
    const prefix = `r${viewIndex}`;
    const isIsland = metadata?.hydrate !== undefined;
    const slot = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: content ?? '' } };
    const children = content?.trim() ? createElement(isIsland ? 'astro-slot' : 'astro-static-slot', slot) : undefined;
    const render = isIsland ? renderToString : renderToStaticMarkup;
    const html = render(createElement(View, props, children), { identifierPrefix: prefix });
    const fullHtml = html
      .replace(preloads, '')
      .replace(placeholders, (_placeholder, index: string) => cachedHtml[Number(index)] ?? '');
    return Promise.resolve({ html: fullHtml, attrs: { prefix } });
  },
};

export default renderer;
