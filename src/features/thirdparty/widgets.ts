import type { Widgets } from '../../shop/types.ts';
import { widgets } from '../../shop.ts';

/**
 * Returns the third-party widgets that pages may embed (R2.8).
 * @param sandboxOrigin origin of the sandbox, whose mock widgets replace all others, so that a demo contacts no third party;
 * null: the configured widgets
 */
export function resolveWidgets(sandboxOrigin: string | null, configured: Widgets = widgets): Widgets {
  if (sandboxOrigin === null) return configured;
  return {
    chat: { url: `${sandboxOrigin}/widgets/chat`, ready: 'message', storage: false },
    map: { url: `${sandboxOrigin}/widgets/mapa?q={lugar}`, storage: false },
    social: { url: `${sandboxOrigin}/widgets/pagina?href={pagina}`, storage: false },
  };
}

/** The distinct origins that pages may embed (CSP: frame-src). */
export const widgetOrigins = ({ chat, map, social }: Widgets): string[] => [
  ...new Set([chat, map, social].flatMap((widget) => (widget ? [new URL(widget.url).origin] : []))),
];

/** Fills in the placeholder of a URL: "…?q={lugar}" → "…?q=Av.%20Ju%C3%A1rez". */
export const fillPlaceholder = (url: string, value: string): string =>
  url.replace(/\{\w+\}/, () => encodeURIComponent(value));
