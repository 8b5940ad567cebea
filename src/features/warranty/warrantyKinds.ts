import { fold } from '../../lib/text.ts';
import { warranty } from '../../shop/warrantyTerms.ts';
import { termText } from './warrantyTerm.ts';

export type WarrantyKind = (typeof warranty.kinds)[number];

const used: WarrantyKind['id'] = 'usados';

interface Described {
  name: string;
  category: string;
  /** Estado. */
  condition: string;
}

/**
 * The kind of warranty of a product (R9.1): used or refurbished by its state or category; otherwise by the first word of
 * its category, then of its name, that a kind knows. Null where nothing can be said.
 */
export function warrantyKindOf({ name, category, condition }: Described): WarrantyKind | null {
  const known = (text: string): WarrantyKind | null => {
    for (const word of wordsOf(text)) {
      const kind = warranty.kinds.find(({ words }) => begins(word, words));
      if (kind) return kind;
    }
    return null;
  };
  const anyUsed = [condition, category].flatMap(wordsOf).some((word) => begins(word, wordsFor(used)));
  if (anyUsed) return warranty.kinds.find(({ id }) => id === used) ?? null;
  if (begins(wordsOf(name)[0] ?? '', warranty.unsaid)) return null;
  return known(category) ?? known(name);
}

/** "Un mes, por defecto de fábrica.", "Sin garantía, como todas las fundas." */
export function warrantyLine(kind: WarrantyKind): string {
  const term = termText(kind).replace(/^1 mes$/, 'Un mes');
  return `${[term, kind.only].filter(Boolean).join(', ')}.`;
}

/** A warranty as it is told beside Comprar. */
export interface WarrantyWords {
  title: string;
  text: string;
}

/** "1 mes de garantía, también si se rompe", or "Sin garantía, como todas las fundas", and what comes with it. */
export function warrantyWords(kind: WarrantyKind): WarrantyWords {
  const term = termText(kind);
  if (kind.months + kind.days === 0) return { title: [term, kind.only].filter(Boolean).join(', '), text: kind.covers };
  const title = [`${term} de garantía`, kind.only].filter(Boolean).join(', ');
  return { title, text: 'Directo con nosotros, con tu nota, en cualquier sucursal.' };
}

const wordsFor = (id: WarrantyKind['id']): string => warranty.kinds.find((kind) => kind.id === id)?.words ?? '';

const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9ñ]+/g) ?? [];

const begins = (word: string, list: string): boolean => list.split(' ').some((known) => word.startsWith(known));
