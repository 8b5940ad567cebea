import { formatPesos, splitPesos, type Cents } from '../lib/money.ts';

/** An amount of money. @param smallCents puts the cents into an element of their own, which CSS sets smaller */
export function Money({ cents, smallCents = false }: { cents: Cents; smallCents?: boolean }) {
  if (!smallCents) return formatPesos(cents);
  const [pesos, fraction] = splitPesos(cents);
  return (
    <>
      {pesos}
      {fraction && <span>{fraction}</span>}
    </>
  );
}
