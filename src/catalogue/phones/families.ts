/**
 * How the phones of a family are written, as pieces of regular expressions over folded text. What follows the lead
 * is the model; the models come from the catalogue's own names.
 */
export interface Family {
  brand: string;
  /** What is before the model in the shop: "Galaxy" A54. */
  label: string;
  lead: string;
  model: string;
  /** Words that make another phone of it: "Pro Max". */
  variants: string;
  /** Models whose 5G is another body, with its own cases and glass. */
  own5g?: RegExp;
}

const pro = 'pro max|pro plus|pro|plus|max|ultra|lite';

export const families: readonly Family[] = [
  {
    brand: 'Apple',
    label: 'iPhone',
    lead: 'iphone',
    model: String.raw`se(?: \(?20(?:16|20|22)\)?| [123](?!\d))?|1\de?|2\d|3gs?|[5-8][sc]?|4s?|x[rs]?|air`,
    variants: 'pro max|pro|plus|max|mini',
  },
  {
    brand: 'Samsung',
    label: 'Galaxy',
    lead: '(?:samsung )?galaxy|samsung',
    model: String.raw`[amf]\d{2}[se]?|s\d{1,2}e?|[aj][1-9]|note ?\d{1,2}|z ?(?:flip|fold) ?\d`,
    variants: 'plus|ultra|fe|edge|core|prime|lite|pro',
    own5g: /^(?:a13|a22|a23|a32)$/,
  },
  {
    brand: 'Motorola',
    label: 'Moto',
    lead: '(?:motorola )?moto|motorola',
    model: String.raw`[geczx]\d{1,3}[sy]?|(?:g|e) (?:power|stylus|play|fast|pure)(?: 20\d\d)?|(?:edge|razr) ?\d{2}|one (?:fusion|hyper|macro|vision|action)`,
    variants: 'power|play|plus|stylus|neo|pro|ultra|fusion|lite',
  },
  {
    brand: 'Xiaomi',
    label: 'Redmi',
    lead: '(?:xiaomi )?redmi|xiaomi(?= note)',
    model: String.raw`note ?\d{1,2}[st]?|\d{1,2}[acx]?|a\d`,
    variants: pro,
    own5g: /^(?:note )?1[0-9]/,
  },
  {
    brand: 'Xiaomi',
    label: 'Poco',
    lead: '(?:xiaomi )?poco',
    model: String.raw`[xmfc]\d{1,2}[a-z]?`,
    variants: `${pro}|gt|neo`,
    own5g: /^m4 pro$/,
  },
  {
    brand: 'Xiaomi',
    label: 'Xiaomi',
    lead: 'xiaomi(?: mi)?|mi(?= 1[01])',
    model: String.raw`1\d[tx]?`,
    variants: pro,
  },
  {
    brand: 'Honor',
    label: 'Honor',
    lead: '(?:huawei )?honor',
    model: String.raw`x\d{1,2}[a-z]?|[2-9]0|[2-9]00|magic ?\d|play ?\d`,
    variants: `${pro}|smart`,
  },
  {
    brand: 'Huawei',
    label: 'Huawei',
    lead: 'huawei',
    model: String.raw`nova ?(?:\d{1,2}[a-z]?|y\d{2})|p ?smart(?: 20\d\d)?|p\d{1,2}|mate ?\d{1,2}|y\d[a-z]?(?: prime)?(?: 20\d\d)?|pura ?\d{2}`,
    variants: `${pro}|se`,
  },
  {
    brand: 'Oppo',
    label: 'Oppo',
    lead: 'oppo',
    model: String.raw`a\d{1,3}[a-z]?|reno ?\d{1,2}[a-z]?|find x\d`,
    variants: `${pro}|neo`,
  },
  { brand: 'Vivo', label: 'Vivo', lead: 'vivo', model: String.raw`[vyxt]\d{2,3}[a-z]?`, variants: pro },
  {
    brand: 'Realme',
    label: 'Realme',
    lead: 'realme',
    model: String.raw`c\d{2}[a-z]?|gt ?\d?|note ?\d{2}|\d{1,2}[ix]?`,
    variants: pro,
  },
  {
    brand: 'Google',
    label: 'Pixel',
    lead: '(?:google )?pixel',
    model: String.raw`\d{1,2}a?`,
    variants: 'pro xl|pro fold|pro|xl|fold',
  },
  {
    brand: 'Infinix',
    label: 'Infinix',
    lead: 'infinix',
    model: String.raw`(?:hot|smart|note|zero) ?\d{1,2}[ix]?`,
    variants: `${pro}|play`,
  },
  {
    brand: 'Tecno',
    label: 'Tecno',
    lead: 'tecno',
    model: String.raw`(?:spark|camon|pova|pop)(?: go)? ?\d{1,2}c?`,
    variants: `${pro}|neo|go`,
  },
  {
    brand: 'ZTE',
    label: 'ZTE',
    lead: 'zte',
    model: String.raw`blade [avl]\d{1,2}[a-z]?|axon ?\d{2}`,
    variants: `${pro}|smart`,
  },
  { brand: 'Nokia', label: 'Nokia', lead: 'nokia', model: String.raw`[cgx]\d{2}`, variants: pro },
  {
    brand: 'OnePlus',
    label: 'OnePlus',
    lead: 'oneplus',
    model: String.raw`nord(?: ce)? ?(?:n\d{1,3}|\d)|1\d[rt]?`,
    variants: pro,
  },
  {
    brand: 'Sony',
    label: 'Xperia',
    lead: '(?:sony )?xperia',
    model: String.raw`\d{1,2}(?: i{1,3}| iv| vi?)?|l\d`,
    variants: pro,
  },
];
