import { indexOfIgnoringCase } from '../../components/namePieces.ts';

/** The text size of a name by its length, so that price and Comprar stay on the first screen. */
export const nameSize = (name: string): 'short' | 'long' | 'longest' =>
  name.length >= 140 ? 'longest' : name.length >= 80 ? 'long' : 'short';

/**
 * Splits a name around its phone, which is never truncated.
 * @param phone the phone's name; '' if the product is for none
 */
export function splitAtPhone(name: string, phone: string): [before: string, phone: string, after: string] {
  const [before, mention, after] = splitAt(name, phone);
  return mention ? [before.trimEnd(), mention, after.trimStart()] : [name, phone, ''];
}

/** splitAtPhone() that keeps all spaces; long phones are not split off, since they have to wrap on narrow screens. */
export const splitAtShortPhone = (name: string, phone: string) =>
  splitAt(name, phone.length <= maxNoWrapLength ? phone : '');

/** Max length of a phone's name that does not wrap. */
const maxNoWrapLength = 22;

function splitAt(name: string, phone: string): [before: string, phone: string, after: string] {
  const start = phone ? indexOfIgnoringCase(name, phone) : -1;
  return start < 0
    ? [name, '', '']
    : [name.slice(0, start), name.slice(start, start + phone.length), name.slice(start + phone.length)];
}
