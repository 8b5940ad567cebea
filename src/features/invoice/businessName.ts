import type { Person } from './sat.ts';

/** What follows the name of a company and the SAT leaves out: its "régimen de capital". */
const capital = [
  'S\\.? ?A\\.? ?P\\.? ?I\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? ?A\\.? ?B\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? ?A\\.? ?S\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? ?A\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? DE R\\.? ?L\\.?(?: DE C\\.? ?V\\.?)?',
  'S\\.? EN C\\.?(?: POR A\\.?)?(?: DE C\\.? ?V\\.?)?',
  'SOCIEDAD AN[OÓ]NIMA(?: DE CAPITAL VARIABLE)?',
  'SOCIEDAD DE RESPONSABILIDAD LIMITADA(?: DE CAPITAL VARIABLE)?',
  '[AS]\\.? ?C\\.?',
].join('|');
const ending = new RegExp(`([^ ,])[ ,]+(?:${capital})$`);

/**
 * A name as the Constancia writes it: capitals, one space between words, a company's without "SA de CV".
 * Accents stay: only the person can see whether the Constancia has them.
 */
export function asInConstancia(typed: string, person: Person | null): string {
  const name = typed.toUpperCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return person === 'física' ? name : name.replace(ending, '$1');
}
