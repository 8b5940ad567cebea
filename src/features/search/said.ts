import { countText } from '../../components/filters/counts.ts';
import type { More, Understood } from './engine/understood.ts';

// All that the pages say about what was understood of a query (R4.17), as plain text.

/** "Fundas para Samsung", "Televisiones LG"; null where nothing but words was understood. */
export function headingOf({ kind, brand, model, absent }: Understood): string | null {
  if (absent && model) return kind ? `No tenemos ${kind.one} para ${model}` : `No tenemos nada para ${model}`;
  const whose = model ?? brand;
  if (!kind) return model ? `Para ${model}` : null;
  if (!whose) return kind.many;
  return model !== null || kind.forPhones ? `${kind.many} para ${whose}` : `${kind.many} ${whose}`;
}

/** "Sin «roja»: …", in the words that were typed; null where nothing was given up. */
export function givenUpLine(understood: Understood): { lead: string; text: string } | null {
  const { givenUp, kind, absent } = understood;
  if (absent || givenUp.length === 0) return null;
  const words = givenUp.map((word) => `«${word}»`);
  const lead = `Sin ${words.length < 3 ? words.join(' ni ') : `${words.slice(0, -1).join(', ')} ni ${words.at(-1) ?? ''}`}:`;
  return {
    lead,
    text: kind
      ? `no hay ${lower(headingOf(understood) ?? kind.many)} así. Esto es lo más parecido.`
      : 'nada de la tienda lo dice.',
  };
}

/** "Primero lo más parecido a «rojo»; después, lo demás."; null where all answers are alike. */
export function partlyLine({ partly, absent }: Understood): string | null {
  if (absent || partly.length === 0) return null;
  return `Primero lo más parecido a ${partly.map((word) => `«${word}»`).join(' y ')}; después, lo demás.`;
}

/** "Mostramos «audífonos»"; null where each word was taken as it was typed. */
export function correctedLine({ corrected }: Understood): string | null {
  if (corrected.length === 0) return null;
  const meant = corrected.map(({ meant: word }) => `«${word}»`).join(' y ');
  const typed = corrected.map(({ typed: word }) => `«${word}»`).join(' y ');
  return `Mostramos ${meant} en vez de ${typed}.`;
}

/** What is asked by WhatsApp where the shop has none. */
export const absentQuestion = ({ kind, model }: Understood): string =>
  `Hola, busco ${kind ? `${kind.one} para ` : 'algo para '}${model ?? 'mi celular'} y no aparece en la tienda en línea. ¿Me pueden ayudar a conseguirlo?`;

/** Above the same kind for other phones, and why it will not do. */
export const nearHeading = ({ kind }: Understood): string => `${kind?.many ?? 'Productos'} de otros modelos`;
export const nearWarning = ({ model }: Understood): string =>
  `No le quedan a ${model ? `un ${model}` : 'tu celular'}: cambian el tamaño y la cámara.`;
export const otherModel = 'Otro modelo';

/** Beside the ways to ask for it. */
export const absentHope = ({ kind }: Understood): string =>
  `Pregúntanos por ${kind ? `tu ${kind.one}` : 'lo que buscas'}: te decimos si se puede conseguir.`;

/** Above what there is besides. @param named whether any of it names the phone: of what fits many nothing is promised */
export const restHeading = ({ model }: Understood, total: number, named: boolean): string =>
  named ? `Para ${model ?? 'tu celular'} sí hay ${countText(total)}` : `Otros accesorios: ${countText(total)}`;

/** Lower case at the start; names that are written "iPhone" are not at the start. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What most people ask for in such a shop, shown under an empty box: what the shop edits. */
export const popular = [
  'Funda iPhone 15',
  'Cristal Galaxy A54',
  'Cargador tipo C',
  'Audífonos Bluetooth',
  'Pila portátil',
];

/** The query with a part added: what a chip leads to that is not yet in it. */
export const withMore = (term: string, { add, before }: More): string => (before ? `${add} ${term}` : `${term} ${add}`);

/** The query without some of its words: what a chip leads to when it is taken away. */
export function without(term: string, words: readonly string[]): string {
  const gone = new Set(words.flatMap((word) => word.split(' ')));
  return term
    .split(/\s+/)
    .filter((word) => !gone.has(folded(word)))
    .join(' ')
    .trim();
}

const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
