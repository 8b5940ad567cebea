/** The numbers of the words that begin so: from the first to before the second. */
export function withPrefix(words: readonly string[], prefix: string): [from: number, to: number] {
  const from = firstNotBelow(words, prefix);
  return [from, firstNotBelow(words, `${prefix}\uffff`, from)];
}

/** The number of the first word that is not before a text. */
export function firstNotBelow(words: readonly string[], limit: string, from = 0): number {
  let [low, high] = [from, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of the words begins so. */
export const begins = (words: readonly string[], prefix: string): boolean =>
  words[firstNotBelow(words, prefix)]?.startsWith(prefix) ?? false;
