import { formatPesos, type Cents } from './money.ts';

/** An amount as shoppers read it, its cents apart: 19900 → "$199" and "", 123450 → "$1,234" and ".50". */
export function splitPesos(cents: Cents): [pesos: string, fraction: string] {
  const text = formatPesos(cents);
  const end = text.includes('.') ? text.indexOf('.') : text.length;
  return [text.slice(0, end), text.slice(end)];
}
