import { indexOfAnyCase } from '../../components/namePieces.ts';

/** The size of a name, so that price and Comprar stay on the first screen: by its length alone, so that the build sets it. */
export const nameSize = (name: string): 'short' | 'long' | 'longest' =>
  name.length >= 140 ? 'longest' : name.length >= 80 ? 'long' : 'short';

/** A number with its unit: "5 W", "20 000 mAh". Bounded, so that matching takes linear time (P84). */
const amount = /\b\d[\d ]{0,11}(?:\.\d{1,4})? (?:W|mAh|[GT]B|m|cm|mm|MP|k?Hz|V|A|L|pulgadas)\b/g;
/** A longer model may break, as it would overflow a narrow screen. */
const maxUnbroken = 22;

/** Splits a name into pieces; lines do not break within a whole one: the model, or a number with its unit. */
export function unbrokenPieces(name: string, model: string): { text: string; whole: boolean }[] {
  const [before, own, after] = model.length <= maxUnbroken ? splitAt(name, model) : [name, '', ''];
  const pieces = [...splitAmounts(before), { text: own, whole: true }, ...splitAmounts(after)];
  return pieces.filter(({ text }) => text !== '');
}

function splitAmounts(text: string): { text: string; whole: boolean }[] {
  const pieces: { text: string; whole: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(amount)) {
    pieces.push({ text: text.slice(from, index), whole: false }, { text: found, whole: true });
    from = index + found.length;
  }
  return [...pieces, { text: text.slice(from), whole: false }];
}

/**
 * Splits a name around its phone model, which is never truncated.
 * @param model the phone's name; '' if the product is for none
 */
export function splitAtModel(name: string, model: string): [before: string, model: string, after: string] {
  const [before, own, after] = splitAt(name, model);
  return own ? [before.trimEnd(), own, after.trimStart()] : [name, model, ''];
}

function splitAt(name: string, model: string): [before: string, own: string, after: string] {
  const at = model ? indexOfAnyCase(name, model) : -1;
  return at < 0
    ? [name, '', '']
    : [name.slice(0, at), name.slice(at, at + model.length), name.slice(at + model.length)];
}
