/** Amounts of money are whole cents, so that sums and comparisons are exact. */
export type Cents = number;

/**
 * Parses an amount in pesos as shoppers and PHP write it ("1299.00", " 5 ", "1,234.5", ".5", 199.9).
 * @returns cents, or null if it is not an amount
 */
export function toCents(value: string | number): Cents | null {
  const text = String(value).trim();
  if (!/^-?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/.test(text)) return null;
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  // String arithmetic: 1.005 * 100 is 100.49999999999999.
  const digits = `${fraction}000`;
  const magnitude = Number(`${whole.replace('-', '')}${digits.slice(0, 2)}`) + (digits.charAt(2) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(magnitude)) return null;
  return whole.startsWith('-') && magnitude > 0 ? -magnitude : magnitude;
}

/** Formats cents for the API: 123450 → "1234.50". */
export function toDecimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats a discount, with a minus sign and a no-break space. */
export const formatPercent = (percent: number): string => `−${percent}\u00a0%`;

/**
 * Formats cents in two parts, since the fraction may be set smaller: 19900 → "$199" and "", 123450 → "$1,234"
 * and ".50". Not with Intl, whose output differs between Node and browsers: page and island must agree.
 */
export function splitPesos(cents: Cents): [pesos: string, fraction: string] {
  const [whole = '', fraction] = toDecimal(Math.abs(cents)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
  return [`${cents < 0 ? '−' : ''}$${grouped}`, fraction === '00' ? '' : `.${fraction}`];
}

/** Formats cents (R4.1): 19900 → "$199", 123450 → "$1,234.50". */
export const formatPesos = (cents: Cents): string => splitPesos(cents).join('');
