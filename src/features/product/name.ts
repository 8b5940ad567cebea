import { indexOfAnyCase } from '../../components/namePieces.ts';

/** The size of a name, so that price and Comprar stay on the first screen: by its length alone, so that the build sets it. */
export const nameSize = (name: string): 'short' | 'long' | 'longest' =>
  name.length >= 140 ? 'longest' : name.length >= 80 ? 'long' : 'short';

/**
 * Splits a name around its phone, which is never truncated.
 * @param phone the phone's name; '' if the product is for none
 */
export function splitAtPhone(name: string, phone: string): [before: string, phone: string, after: string] {
  const [before, own, after] = splitAt(name, phone);
  return own ? [before.trimEnd(), own, after.trimStart()] : [name, phone, ''];
}

/** The same with all of its spaces; a longer phone may break, as it would overflow a narrow screen. */
export const splitAtShortPhone = (name: string, phone: string) =>
  splitAt(name, phone.length <= maxUnbroken ? phone : '');

/** Longer models may break. */
const maxUnbroken = 22;

function splitAt(name: string, phone: string): [before: string, own: string, after: string] {
  const at = phone ? indexOfAnyCase(name, phone) : -1;
  return at < 0
    ? [name, '', '']
    : [name.slice(0, at), name.slice(at, at + phone.length), name.slice(at + phone.length)];
}
