import type { Widgets } from '../../shop/types.ts';
import { widgets } from '../../shop.ts';

/**
 * The third-party widgets that pages may embed (R2.8).
 * @param sandbox origin of the sandbox, whose mock widgets replace all others, so that the demo contacts no third party;
 * null for the widgets of shop.ts
 */
export function findWidgets(sandbox: string | null, configured: Widgets = widgets): Widgets {
  if (sandbox === null) return configured;
  return {
    chat: { url: `${sandbox}/widgets/chat`, ready: 'message', storage: false },
    map: { url: `${sandbox}/widgets/mapa?q={lugar}`, storage: false },
    social: { url: `${sandbox}/widgets/pagina?href={pagina}`, storage: false },
  };
}

/** The origins that frames may load, each once; the CSP names them. */
export const widgetOrigins = ({ chat, map, social }: Widgets): string[] => [
  ...new Set([chat, map, social].flatMap((widget) => (widget ? [new URL(widget.url).origin] : []))),
];

/** Fills in the placeholder of a URL: "…?q={lugar}" → "…?q=Av.%20Ju%C3%A1rez". */
export const fillPlaceholder = (url: string, value: string): string =>
  url.replace(/\{\w+\}/, () => encodeURIComponent(value));
