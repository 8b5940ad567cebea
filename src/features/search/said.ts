import { countText } from '../../components/filters/counts.ts';
import type { Refinement, Interpretation } from './engine/result.ts';

// All that the pages say about what was understood of a query (R4.17), as plain text.

/** "Fundas para Samsung", "Televisiones LG"; null where nothing but words was understood. */
export function headingOf({ productType, brand, model, absent }: Interpretation): string | null {
  if (absent && model)
    return productType ? `No tenemos ${productType.singular} para ${model}` : `No tenemos nada para ${model}`;
  const whose = model ?? brand;
  if (!productType) return model ? `Para ${model}` : null;
  if (!whose) return productType.plural;
  const { plural, forPhones } = productType;
  return model !== null || forPhones ? `${plural} para ${whose}` : `${plural} ${whose}`;
}

/** "Sin «roja»: …", in the words that were typed; null where nothing was given up. */
export function givenUpLine(understood: Interpretation): { lead: string; text: string } | null {
  const { droppedTerms, productType, absent } = understood;
  if (absent || droppedTerms.length === 0) return null;
  const words = droppedTerms.map((word) => `«${word}»`);
  const lead = `Sin ${words.length < 3 ? words.join(' ni ') : `${words.slice(0, -1).join(', ')} ni ${words.at(-1) ?? ''}`}:`;
  return {
    lead,
    text: productType
      ? `no hay ${lower(headingOf(understood) ?? productType.plural)} así. Esto es lo más parecido.`
      : 'nada de la tienda lo dice.',
  };
}

/** "Primero lo más parecido a «rojo»; después, lo demás."; null where all answers are alike. */
export function partlyLine({ partialTerms, absent }: Interpretation): string | null {
  if (absent || partialTerms.length === 0) return null;
  return `Primero lo más parecido a ${partialTerms.map((word) => `«${word}»`).join(' y ')}; después, lo demás.`;
}

/** "Mostramos «audífonos»"; null where each word was taken as it was typed. */
export function correctedLine({ corrected }: Interpretation): string | null {
  if (corrected.length === 0) return null;
  const meant = corrected.map(({ meant: word }) => `«${word}»`).join(' y ');
  const typed = corrected.map(({ typed: word }) => `«${word}»`).join(' y ');
  return `Mostramos ${meant} en vez de ${typed}.`;
}

/** What is asked by WhatsApp where the shop has none. */
export const absentQuestion = ({ productType, model }: Interpretation): string =>
  `Hola, busco ${productType ? `${productType.singular} para ` : 'algo para '}${model ?? 'mi celular'} y no aparece en la tienda en línea. ¿Me pueden ayudar a conseguirlo?`;

/** Above the same kind for other phones, and why it will not do. */
export const nearHeading = ({ productType }: Interpretation): string =>
  `${productType?.plural ?? 'Productos'} de otros modelos`;
export const nearWarning = ({ model }: Interpretation): string =>
  `No le quedan a ${model ? `un ${model}` : 'tu celular'}: cambian el tamaño y la cámara.`;
export const otherModel = 'Otro modelo';

/** Beside the ways to ask for it. */
export const absentHope = ({ productType }: Interpretation): string =>
  `Pregúntanos por ${productType ? `tu ${productType.singular}` : 'lo que buscas'}: te decimos si se puede conseguir.`;

/** Above what there is besides. @param named whether any of it names the phone: of what fits many nothing is promised */
export const restHeading = ({ model }: Interpretation, total: number, named: boolean): string =>
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
export const withMore = (term: string, { add, before }: Refinement): string =>
  before ? `${add} ${term}` : `${term} ${add}`;

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
