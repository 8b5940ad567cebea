/** How large the name of a product is written, so that price and Comprar stay on the first screen. */
export type NameSize = 'short' | 'long' | 'longest';

/** By its length alone, so that the build sets it: no script, nothing moves. */
export const nameSize = (name: string): NameSize =>
  name.length >= 140 ? 'longest' : name.length >= 80 ? 'long' : 'short';

/**
 * A name around the phone model that tells it from its like: where room is short, what is around is cut, the model never.
 * @param model as the shop calls it; '' where the product is for none
 */
export function aroundModel(name: string, model: string): [before: string, model: string, after: string] {
  const at = model ? name.toLowerCase().indexOf(model.toLowerCase()) : -1;
  if (at < 0) return [name, model, ''];
  return [name.slice(0, at).trimEnd(), name.slice(at, at + model.length), name.slice(at + model.length).trimStart()];
}
