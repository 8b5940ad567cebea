const known = new Map<string, string>();

/**
 * What the forms of a word have in common, as a key and not as a word: number and gender are left out, in Spanish and
 * in English. "fundas" and "funda", "inalámbricos" and "inalámbrica", "smartphones" and "smartphone". Takes folded text.
 */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const found = stemOf(word);
  if (known.size > 100_000) known.clear();
  known.set(word, found);
  return found;
}

function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let base = word;
  if (base.endsWith('ces') && base.length > 4) base = `${base.slice(0, -3)}z`;
  else if (/(?:[aeiou]l|[rndzj])es$/.test(base)) base = base.slice(0, -2);
  else if (base.endsWith('s') && !base.endsWith('ss')) base = base.slice(0, -1);
  if (base.length < 4) return base;
  if (/[ao]$/.test(base)) return `${base.slice(0, -1)}~`;
  // "mice" is no "mic", and "case" no "cas".
  return base.endsWith('e') && base.length > 4 ? base.slice(0, -1) : base;
}

/** The forms of a word that names may have: its numbers and its genders. */
export function formsOf(word: string): string[] {
  if (word.length < 3 || /[^a-z]/.test(word)) return [word];
  const singular = /(?:[aeiou]l|[rndzj])es$/.test(word)
    ? word.slice(0, -2)
    : word.endsWith('s') && !word.endsWith('ss') && word.length > 4
      ? word.slice(0, -1)
      : word;
  const genders = /[ao]$/.test(singular) ? [`${singular.slice(0, -1)}a`, `${singular.slice(0, -1)}o`] : [singular];
  return [
    ...new Set([
      word,
      ...genders.flatMap((each) => [each, `${each}s`, ...(/[aeiou]$/.test(each) ? [] : [`${each}es`])]),
    ]),
  ];
}
