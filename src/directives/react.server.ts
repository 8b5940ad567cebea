import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** React puts what a picture of high priority needs before all else; here it stands beside the picture anyway. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** How many parts of a page React has written, for each page: the ids of one are not those of another. */
const written = new WeakMap<object, number>();

/**
 * How the build has React write a part of a page, in the place of @astrojs/react's own renderer, which renders each twice
 * and leaves the marks of an island on what never becomes one. Its other half is react.ts.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // There is no other: whatever is not Astro's own is React's.
  check: (View: unknown) => Promise.resolve(typeof View === 'function' || typeof View === 'object'),
  renderToStaticMarkup(
    this: { result: object },
    View: ComponentType,
    props: object,
    { default: content, ...named }: Record<string, string>,
    metadata?: { hydrate?: string },
  ) {
    const [name] = Object.keys(named);
    if (name) throw new Error(`A part in React takes one slot, without a name: ${View.name} was given "${name}".`);
    const index = written.get(this.result) ?? 0;
    written.set(this.result, index + 1);
    const prefix = `r${index}`;
    const island = metadata?.hydrate !== undefined;
    const slot = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: content ?? '' } };
    const children = content?.trim() ? createElement(island ? 'astro-slot' : 'astro-static-slot', slot) : undefined;
    const write = island ? renderToString : renderToStaticMarkup;
    const html = write(createElement(View, props, children), { identifierPrefix: prefix });
    return Promise.resolve({ html: html.replace(preloads, ''), attrs: { prefix } });
  },
};

export default renderer;
