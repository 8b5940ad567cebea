/** A text that does not end is one to the end: looked for from each of its letters, it would take squared time. */
const token = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|[{}[\]:]/g;

/**
 * What JSON.parse lets pass without a word: a key that stands twice in an object, and nesting beyond all sense.
 * @param json valid JSON
 * @returns what is wrong, or null
 */
export function oddKey(json: string, deepest: number): string | null {
  const open: Set<string>[] = [];
  let text = '';
  for (const [part] of json.matchAll(token)) {
    if (part === '{' || part === '[') {
      open.push(new Set());
      if (open.length > deepest) return 'the body is nested too deeply';
    } else if (part === '}' || part === ']') open.pop();
    else if (part === ':') {
      const key = JSON.parse(text) as string;
      if (open.at(-1)?.has(key)) return 'the body has a field twice';
      open.at(-1)?.add(key);
    } else text = part;
  }
  return null;
}
