/**
 * Characters at most of what Google and Meta both take: of their two limits the lower
 * (support.google.com/merchants/answer/7052112, developers.facebook.com/docs/commerce-platform/catalog/fields).
 */
export const longest = { description: 5000, brand: 70, mpn: 70, type: 750, address: 2000 } as const;

/** The manufacturer's number that a model is; '' where it is too long for one: cut, it would be another's. */
export const mpnOf = (model: string): string => (model.length <= longest.mpn ? model : '');

/** What the feeds leave out of a product because it is too long: the API's field, and the reason. */
export function leftOut({ brand, model }: { brand: string; model: string }): { field: string; reason: string }[] {
  const tooLong = (field: string, text: string, most: number) =>
    text.length > most
      ? [{ field, reason: `tiene ${text.length} caracteres, y Google acepta ${most}: no va en los catálogos` }]
      : [];
  return [...tooLong('Marca', brand, longest.brand), ...tooLong('Modelo', model, longest.mpn)];
}
