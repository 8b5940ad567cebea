import type { FeedRow } from './feeds.ts';

export const detailColumn = 'product_detail(section_name:attribute_name:attribute_value)';

interface Column {
  /** Lines without it are rejected. */
  required?: true;
  max?: number;
  form?: RegExp;
}
export type Rules = Record<string, Column>;

const url = /^https?:\/\/[^\s,]+$/;
const price = /^(?!0+\.00)\d+\.\d\d MXN$/;
const urls = /^https?:\/\/[^\s,]+(?:,https?:\/\/[^\s,]+){0,9}$/;
const branchAddress = /^https?:\/\/[^\s,{}]+\?tienda=\{store_code\}$/;
const condition = /^(?:new|refurbished|used)$/;

const both = {
  link: { required: true, max: 2000, form: url },
  image_link: { required: true, max: 2000, form: url },
  price: { required: true, form: price },
  sale_price: { form: price },
  condition: { required: true, form: condition },
  additional_image_link: { form: urls },
  product_type: { max: 750 },
} as const satisfies Rules;

/** support.google.com/merchants/answer/7052112; related_product 17085213, product_detail 9218260, popularity_rank 17085297 */
export const google: Rules = {
  ...both,
  id: { required: true, max: 50, form: /^\w+$/ },
  title: { required: true, max: 150 },
  description: { required: true, max: 5000 },
  availability: { required: true, form: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  brand: { max: 70 },
  mpn: { max: 70 },
  identifier_exists: { form: /^(?:yes|no)$/ },
  link_template: { required: true, max: 2000, form: branchAddress },
  related_product: { form: /^(?:(?:accessory|substitute):id:\w+(?:,(?!$)|$)){1,30}$/ },
  [detailColumn]: { form: /^(?:[^,:]{0,140}:[^,:]{1,140}:[^,:]{1,1000}(?:,(?!$)|$))+$/ },
  popularity_rank: { form: /^(?:100|\d{1,2})\.\d$/ },
};

/** support.google.com/merchants/answer/14819809; columns may be named as in the brackets there. */
export const googleLocal: Rules = {
  store_code: { required: true, max: 64 },
  id: { required: true, max: 50, form: /^\w+$/ },
  availability: { required: true, form: /^(?:in_stock|out_of_stock|limited_availability|on_display_to_order)$/ },
  quantity: { form: /^\d+$/ },
  price: { form: price },
  sale_price: { form: price },
  link_template: { required: true, max: 2000, form: branchAddress },
};

/** developers.facebook.com/docs/commerce-platform/catalog/fields */
export const meta: Rules = {
  ...both,
  id: { required: true, max: 100 },
  title: { required: true, max: 200 },
  description: { required: true, max: 9999 },
  availability: { required: true, form: /^(?:in stock|out of stock|preorder|available for order|discontinued)$/ },
  brand: { required: true, max: 100 },
  mpn: { max: 100 },
};

/** Tags, entities, text that was encoded twice, control characters. */
export const markupOrMojibake =
  /<\/?(?:p|br|li|ul|ol|div|span|b|strong|i|em|h[1-6]|a|table|tr|td|script|style)(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|nbsp|[aeiounAEIOUN](?:acute|tilde|uml));|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|â€|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/;

/** Finds faults in a line of a feed. */
export function rowFaults(row: FeedRow, rules: Rules): string[] {
  const unknown = Object.keys(row).filter((name) => !Object.hasOwn(rules, name));
  const faults = Object.entries(rules).flatMap(([name, { required, max = Infinity, form }]) => {
    const cell = row[name] ?? '';
    if (cell === '') return required ? [`${name} is empty`] : [];
    return [
      ...(cell.length > max ? [`${name} has ${cell.length} characters, ${max} allowed`] : []),
      ...(form && !form.test(cell) ? [`${name} cannot be ${cell}`] : []),
      ...(markupOrMojibake.test(cell) ? [`${name} is not clean: ${cell.slice(0, 80)}`] : []),
    ];
  });
  const { price: full = '', sale_price: sale = '' } = row;
  if (sale && Number.parseFloat(sale) >= Number.parseFloat(full))
    faults.push(`sale_price ${sale} is not below ${full}`);
  return [...unknown.map((name) => `there is no column ${name}`), ...faults].map((fault) => `${row['id']}: ${fault}`);
}
