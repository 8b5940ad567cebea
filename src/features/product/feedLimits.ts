// Not in features/feeds, which imports this feature: jsonLd.ts uses toMpn(), too.

/** Max characters of a title, for Google and for Meta. */
export const maxTitleLength = { google: 150, meta: 200 } as const;
/** Max pictures besides the first. */
export const maxAdditionalPictures = 10;
/**
 * Max characters of the other columns: the lower of Google's and Meta's limits
 * (support.google.com/merchants/answer/7052112, developers.facebook.com/docs/commerce-platform/catalog/fields).
 */
export const maxLength = { description: 5000, brand: 70, mpn: 70, type: 750, url: 2000 } as const;

/** The manufacturer part number of a model; '' if it is too long: truncated, it would be another product's. */
export const toMpn = (model: string): string => (model.length <= maxLength.mpn ? model : '');

/** Finds the fields of a product that are too long for the feeds. @returns the API's name of each, and the reason in Spanish */
export function findTooLongFields({
  brand,
  model,
}: {
  brand: string;
  model: string;
}): { field: string; reason: string }[] {
  const checkLength = (field: string, text: string, max: number) =>
    text.length > max
      ? [{ field, reason: `tiene ${text.length} caracteres, y Google acepta ${max}: no va en los catálogos` }]
      : [];
  return [...checkLength('Marca', brand, maxLength.brand), ...checkLength('Modelo', model, maxLength.mpn)];
}
