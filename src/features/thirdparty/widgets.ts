import type { Widgets } from '../../lib/owner.ts';
import { widgets } from '../../shop.ts';

const parts = ['chat', 'map', 'social'] as const;

/**
 * The parts of other companies that pages may show (R2.8).
 * @param sandbox origin of the sandbox, whose stand-ins then stand for those that are set up; null for the real ones
 */
export function widgetsOf(sandbox: string | null, configured: Widgets = widgets): Widgets {
  if (sandbox === null) return configured;
  const { chat, map, social } = configured;
  return {
    chat: chat && { address: `${sandbox}/widgets/chat`, ready: 'message', storage: false },
    map: map && { address: `${sandbox}/widgets/mapa?q={lugar}`, storage: false },
    social: social && { address: `${sandbox}/widgets/pagina?href={pagina}`, storage: false },
  };
}

/** Their origins, each once: all that frames may show (the policy's frame-src). */
export const widgetOrigins = (all: Widgets): string[] => [
  ...new Set(parts.flatMap((part) => (all[part] ? [new URL(all[part].address).origin] : []))),
];

/** An address with its place filled in: "…?q={lugar}" → "…?q=Av.%20Ju%C3%A1rez". */
export const filledAddress = (address: string, place: string): string =>
  address.replace(/\{\w+\}/, () => encodeURIComponent(place));
