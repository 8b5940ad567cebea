import { isGeneric, personOf } from './rfc.ts';
import { regimes, uses, type Named, type Person, type Regime } from './sat.ts';

/** Choices for a select: those that fit, and the rest, which stay reachable (R6.6). */
export interface Choices<Choice extends Named = Named> {
  fitting: readonly Choice[];
  others: readonly Choice[];
}

const business = ['G', 'I', 'S01', 'CP01'];
const personal = ['D', 'S01', 'CP01'];
const all = ['G', 'I', 'D', 'S01', 'CP01'];

/** The uses that each regime admits, by how their codes begin: the table of the SAT's c_UsoCFDI. */
const admitted: Record<string, readonly string[]> = {
  ...{ 601: business, 603: business, 620: business, 621: business },
  ...{ 622: business, 623: business, 624: business, 626: business },
  ...{ 606: all, 612: all, 625: all },
  ...{ 607: personal, 608: personal, 611: personal, 614: personal, 615: personal },
  605: [...personal, 'CN01'],
  610: ['S01', 'CP01'],
  616: ['G02', 'S01', 'CP01'],
};

/** Payments received and payroll never fit the sale of a shop, whatever the regime admits. */
const neverASale = ['CP01', 'CN01'];

/** Whether the SAT takes a use with a regime; with none chosen, any. */
export const admits = (regime: string, use: string): boolean =>
  admitted[regime]?.some((beginning) => use.startsWith(beginning)) ?? true;

/** G03, or S01 where the regime does not admit it (R6.5). */
export const defaultUse = (regime: string): string => (admits(regime, 'G03') ? 'G03' : 'S01');

/** Whether a regime is one of a person's kind; without an RFC, any. */
export const isRegimeOf = (regime: string, person: Person | null): boolean =>
  !person || (regimes.find(({ code }) => code === regime)?.of.includes(person) ?? true);

/** The regimes of whose RFC it is; a generic RFC goes with 616 alone. */
export const regimeChoices = (rfc: string): Choices<Regime> =>
  parted(regimes, ({ code }) => (isGeneric(rfc) ? code === '616' : isRegimeOf(code, personOf(rfc))));

/** What speaks against a regime beside an RFC, in words; '' where nothing does or either is not there yet. */
export function regimeDoubt(regime: string, rfc: string): string {
  if (isGeneric(rfc)) return !regime || regime === '616' ? '' : 'Con un RFC genérico el régimen es el 616.';
  const person = personOf(rfc);
  if (isRegimeOf(regime, person)) return '';
  return `Este régimen no es de una persona ${person}, como tu RFC. Compáralo con tu constancia.`;
}

export const useChoices = (regime: string): Choices =>
  parted(uses, ({ code }) => admits(regime, code) && !neverASale.includes(code));

/** "612 Personas Físicas…", as choices are shown; '' for a code that is none. */
export function labelOf(list: readonly Named[], code: string): string {
  const found = list.find((choice) => choice.code === code);
  return found ? `${code} ${found.name}` : '';
}

function parted<Choice extends Named>(list: readonly Choice[], fits: (choice: Choice) => boolean): Choices<Choice> {
  return { fitting: list.filter(fits), others: list.filter((choice) => !fits(choice)) };
}
