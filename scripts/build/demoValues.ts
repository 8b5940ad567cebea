/** What marks a value as the demo shop's: its address, its name, its telephone numbers (which nobody has: 01xx). */
const marks = /clavija|\b\d{2,3} ?55\d{1,2} ?01\d\d\b|^52\d{2,3}55\d{1,2}01\d\d$/i;

/**
 * The values of src/shop.ts that are still the demo shop's, each by its place: on the site of a real shop they would lead
 * its customers to somebody else.
 */
export const demoValues = (values: unknown, place = ''): string[] =>
  typeof values === 'object' && values !== null
    ? Object.entries(values).flatMap(([name, value]) => demoValues(value, place ? `${place}.${name}` : name))
    : typeof values === 'string' && marks.test(values)
      ? [place]
      : [];

/** What is said of them; undefined where there are none. */
export function demoNotice(values: unknown): string | undefined {
  const places = demoValues(values);
  return places.length === 0
    ? undefined
    : `THESE ARE STILL THE DEMO SHOP'S, in src/shop.ts: ${places.join(', ')}. Put in your own before customers see them.`;
}
