import type { FeedRow } from './parseFeed.ts';

export const productDetail = 'product_detail(section_name:attribute_name:attribute_value)';

interface ColumnRule {
  /** Whether rows without it are rejected. */
  required?: true;
  maxLength?: number;
  pattern?: RegExp;
}
export type FeedRules = Record<string, ColumnRule>;

const urlPattern = /^https?:\/\/[^\s,]+$/;
const pricePattern = /^(?!0+\.00)\d+\.\d\d MXN$/;
const urlListPattern = /^https?:\/\/[^\s,]+(?:,https?:\/\/[^\s,]+){0,9}$/;
const branchLinkPattern = /^https?:\/\/[^\s,{}]+\?tienda=\{store_code\}$/;
const conditionPattern = /^(?:new|refurbished|used)$/;

/** Columns with the same rules at Google and Meta. */
const commonRules = {
  link: { required: true, maxLength: 2000, pattern: urlPattern },
  image_link: { required: true, maxLength: 2000, pattern: urlPattern },
  price: { required: true, pattern: pricePattern },
  sale_price: { pattern: pricePattern },
  condition: { required: true, pattern: conditionPattern },
  additional_image_link: { pattern: urlListPattern },
  product_type: { maxLength: 750 },
} as const satisfies FeedRules;

/** Google's specification: support.google.com/merchants/answer/7052112; related_product 17085213, product_detail 9218260, popularity_rank 17085297 */
export const googleRules: FeedRules = {
  ...commonRules,
  id: { required: true, maxLength: 50, pattern: /^\w+$/ },
  title: { required: true, maxLength: 150 },
  description: { required: true, maxLength: 5000 },
  availability: { required: true, pattern: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  brand: { maxLength: 70 },
  mpn: { maxLength: 70 },
  identifier_exists: { pattern: /^(?:yes|no)$/ },
  link_template: { required: true, maxLength: 2000, pattern: branchLinkPattern },
  related_product: { pattern: /^(?:(?:accessory|substitute):id:\w+(?:,(?!$)|$)){1,30}$/ },
  [productDetail]: { pattern: /^(?:[^,:]{0,140}:[^,:]{1,140}:[^,:]{1,1000}(?:,(?!$)|$))+$/ },
  popularity_rank: { pattern: /^(?:100|\d{1,2})\.\d$/ },
};

/** Google's local inventory: support.google.com/merchants/answer/14819809, with the column names that it has in brackets. */
export const googleLocalRules: FeedRules = {
  store_code: { required: true, maxLength: 64 },
  id: { required: true, maxLength: 50, pattern: /^\w+$/ },
  availability: { required: true, pattern: /^(?:in_stock|out_of_stock|limited_availability|on_display_to_order)$/ },
  quantity: { pattern: /^\d+$/ },
  price: { pattern: pricePattern },
  sale_price: { pattern: pricePattern },
  link_template: { required: true, maxLength: 2000, pattern: branchLinkPattern },
};

/** Meta's specification: developers.facebook.com/docs/commerce-platform/catalog/fields */
export const metaRules: FeedRules = {
  ...commonRules,
  id: { required: true, maxLength: 100 },
  title: { required: true, maxLength: 200 },
  description: { required: true, maxLength: 9999 },
  availability: { required: true, pattern: /^(?:in stock|out of stock|preorder|available for order|discontinued)$/ },
  brand: { required: true, maxLength: 100 },
  mpn: { maxLength: 100 },
};

/** Tags, entities, double-encoded text (mojibake), control characters. */
export const markupOrMojibake =
  /<\/?(?:p|br|li|ul|ol|div|span|b|strong|i|em|h[1-6]|a|table|tr|td|script|style)(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|nbsp|[aeiounAEIOUN](?:acute|tilde|uml));|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/;

/** Finds violations of the rules in a row of a feed. */
export function findRowViolations(row: FeedRow, rules: FeedRules): string[] {
  const unknownColumns = Object.keys(row).filter((name) => !Object.hasOwn(rules, name));
  const violations = Object.entries(rules).flatMap(([name, { required, maxLength = Infinity, pattern }]) => {
    const cell = row[name] ?? '';
    if (cell === '') return required ? [`${name} is empty`] : [];
    return [
      ...(cell.length > maxLength ? [`${name} has ${cell.length} characters, ${maxLength} allowed`] : []),
      ...(pattern && !pattern.test(cell) ? [`${name} is invalid: ${cell}`] : []),
      ...(markupOrMojibake.test(cell) ? [`${name} contains markup or mojibake: ${cell.slice(0, 80)}`] : []),
    ];
  });
  const { price: regularPrice = '', sale_price: salePrice = '' } = row;
  if (salePrice && Number.parseFloat(salePrice) >= Number.parseFloat(regularPrice))
    violations.push(`sale_price ${salePrice} is not below ${regularPrice}`);
  return [...unknownColumns.map((name) => `unknown column ${name}`), ...violations].map(
    (violation) => `${row['id']}: ${violation}`,
  );
}
