/** Texts that many have in common, each with a number. */
export interface Numbered {
  names: readonly string[];
  /** The number of the text of each. */
  of: Uint32Array;
}

export function numbered(texts: readonly string[]): Numbered {
  const numbers = new Map<string, number>();
  const of = new Uint32Array(texts.length);
  texts.forEach((text, i) => {
    let number = numbers.get(text);
    if (number === undefined) numbers.set(text, (number = numbers.size));
    of[i] = number;
  });
  return { names: [...numbers.keys()], of };
}
