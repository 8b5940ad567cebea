import { indexOfIgnoringCase } from '../../components/nameParts.ts';

/** The class of a name by its length: long ones have smaller text, so that price and Comprar are in view when the page opens. */
export const nameSizeClass = (name: string): 'short' | 'long' | 'very-long' =>
  name.length >= 140 ? 'very-long' : name.length >= 80 ? 'long' : 'short';

/**
 * Splits a name around its phone, for a line that truncates the name but not the phone. A phone that the name does not contain follows
 * it.
 * @param phone the phone's name; '' if the product is for none
 */
export function splitAroundPhone(name: string, phone: string): [before: string, phone: string, after: string] {
  const [before, mention, after] = splitAround(name, phone);
  return mention ? [before.trimEnd(), mention, after.trimStart()] : [name, phone, ''];
}

/** Splits a name around its phone and keeps all spaces. A phone too long for one line on a narrow screen is not split off. */
export const splitAroundShortPhone = (name: string, phone: string) =>
  splitAround(name, phone.length <= maxNoWrapLength ? phone : '');

/** Max length of a phone's name that does not wrap. */
const maxNoWrapLength = 22;

function splitAround(name: string, phone: string): [before: string, phone: string, after: string] {
  const start = phone ? indexOfIgnoringCase(name, phone) : -1;
  return start < 0
    ? [name, '', '']
    : [name.slice(0, start), name.slice(start, start + phone.length), name.slice(start + phone.length)];
}
