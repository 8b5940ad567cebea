import type { Plugin } from 'vite';

const find = 'ReactDOM.renderToString(vnode)';

/**
 * The renderer as it is, but for one call: without streaming (astro.config.mjs) it forgets to tell React the prefix that
 * it writes on the island. In the browser every useId would then differ from the page's, and a dialog have no name.
 * @throws where the renderer has changed, so that this is not left behind
 */
export function withPrefix(code: string): string {
  if (!code.includes(find)) throw new Error(`@astrojs/react has changed: "${find}" is not in its server.js any more.`);
  return code.replace(find, 'ReactDOM.renderToString(vnode, renderOptions)');
}

export const islandIds = (): Plugin => ({
  name: 'island-ids',
  enforce: 'pre',
  transform: (code, id) =>
    /@astrojs\/react\/dist\/server\.js/.test(id) ? { code: withPrefix(code), map: null } : null,
});
