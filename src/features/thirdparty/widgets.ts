import type { Widgets } from '../../lib/owner.ts';
import { widgets } from '../../shop.ts';

const parts = ['chat', 'map', 'social'] as const;

/**
 * The parts of other companies that pages may show (R2.8).
 * @param sandbox origin of the sandbox: then its stand-ins, whatever is set up, so that trying the shop asks nobody
 * else; null for the owner's
 */
export function widgetsOf(sandbox: string | null, configured: Widgets = widgets): Widgets {
  if (sandbox === null) return configured;
  return {
    chat: { address: `${sandbox}/widgets/chat`, ready: 'message', storage: false },
    map: { address: `${sandbox}/widgets/mapa?q={lugar}`, storage: false },
    social: { address: `${sandbox}/widgets/pagina?href={pagina}`, storage: false },
  };
}

/** Their origins, each once: all that frames may show (the policy's frame-src). */
export const widgetOrigins = (all: Widgets): string[] => [
  ...new Set(parts.flatMap((part) => (all[part] ? [new URL(all[part].address).origin] : []))),
];

/** An address with its place filled in: "…?q={lugar}" → "…?q=Av.%20Ju%C3%A1rez". */
export const filledAddress = (address: string, place: string): string =>
  address.replace(/\{\w+\}/, () => encodeURIComponent(place));
