import { fold } from '../../lib/text.ts';
import { unknownKindPrefixes, warrantyKinds } from '../../shop/warrantyTerms.ts';

/** How long a kind of product is under warranty; 0 months and 0 days: not at all. */
export interface WarrantyTerm {
  months: number;
  days: number;
  onlyInstalled: boolean;
}

/** "1 mes", "15 días", "Sin garantía". */
export function termText({ months, days }: Pick<WarrantyTerm, 'months' | 'days'>): string {
  if (months > 0) return `${months} ${months === 1 ? 'mes' : 'meses'}`;
  return days > 0 ? `${days} ${days === 1 ? 'día' : 'días'}` : 'Sin garantía';
}

type WarrantyKind = (typeof warrantyKinds)[number];

const usedKind: WarrantyKind['id'] = 'usados';

interface ProductTexts {
  name: string;
  category: string;
  condition: string;
}

/**
 * The kind of warranty of a product (R9.1): used or refurbished by its condition or category; otherwise by the first word of
 * its category, then of its name, that a kind lists. Null if none does.
 */
export function findWarrantyKind({ name, category, condition }: ProductTexts): WarrantyKind | null {
  const findIn = (text: string): WarrantyKind | null => {
    for (const word of toWords(text)) {
      const kind = warrantyKinds.find(({ prefixes }) => startsWithAny(word, prefixes));
      if (kind) return kind;
    }
    return null;
  };
  const isUsed = [condition, category].flatMap(toWords).some((word) => startsWithAny(word, findPrefixes(usedKind)));
  if (isUsed) return warrantyKinds.find(({ id }) => id === usedKind) ?? null;
  if (startsWithAny(toWords(name)[0] ?? '', unknownKindPrefixes)) return null;
  return findIn(category) ?? findIn(name);
}

export const isWarranted = ({ months, days }: WarrantyKind): boolean => months + days > 0;

/** "Un mes contra defectos de fábrica.", "Las fundas no llevan garantía." */
export const warrantyLine = (kind: WarrantyKind): string =>
  `${isWarranted(kind) ? termText(kind).replace(/^1 mes$/, 'Un mes') : ''}${kind.summary}.`;

export const warrantyLinkLabel = 'Ver garantías';

export interface WarrantySummary {
  warranted: boolean;
  title: string;
  text: string;
}

/** Its title is "1 mes de garantía, también si se rompe" or "Las fundas no llevan garantía". */
export const toWarrantySummary = (kind: WarrantyKind): WarrantySummary =>
  isWarranted(kind)
    ? {
        warranted: true,
        title: `${termText(kind)} de garantía${kind.summary}`,
        text: 'Directo con nosotros, con tu nota, en cualquier sucursal.',
      }
    : { warranted: false, title: kind.summary, text: kind.covers };

const findPrefixes = (id: WarrantyKind['id']): string => warrantyKinds.find((kind) => kind.id === id)?.prefixes ?? '';

const toWords = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** @param prefixes separated by spaces */
const startsWithAny = (word: string, prefixes: string): boolean =>
  prefixes.split(' ').some((prefix) => word.startsWith(prefix));
