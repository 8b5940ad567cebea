import { indexOfAnyCase } from '../../components/namePieces.ts';

/** The size of a name, so that price and Comprar stay on the first screen: by its length alone, so that the build sets it. */
export const nameSize = (name: string): 'short' | 'long' | 'longest' =>
  name.length >= 140 ? 'longest' : name.length >= 80 ? 'long' : 'short';

/**
 * Splits a name around its phone model, which is never truncated.
 * @param model the phone's name; '' if the product is for none
 */
export function splitAtModel(name: string, model: string): [before: string, model: string, after: string] {
  const [before, own, after] = splitAt(name, model);
  return own ? [before.trimEnd(), own, after.trimStart()] : [name, model, ''];
}

/** The same with all of its spaces; a longer model may break, as it would overflow a narrow screen. */
export const splitAtShortModel = (name: string, model: string) =>
  splitAt(name, model.length <= maxUnbroken ? model : '');

/** Longer models may break. */
const maxUnbroken = 22;

function splitAt(name: string, model: string): [before: string, own: string, after: string] {
  const at = model ? indexOfAnyCase(name, model) : -1;
  return at < 0
    ? [name, '', '']
    : [name.slice(0, at), name.slice(at, at + model.length), name.slice(at + model.length)];
}
