/**
 * A family of phones, with parts of regular expressions for folded text. The model follows the prefix; the models themselves
 * come from product names.
 */
export interface Family {
  brand: string;
  /** The text before the model in the shop: "Galaxy" A54. */
  label: string;
  prefix: string;
  model: string;
  /** Suffixes of distinct models: "Pro Max". */
  suffixes: string;
  /** Models whose 5G version has another body, with other cases and glass. */
  separate5g?: RegExp;
}

const pro = 'pro max|pro plus|pro|plus|max|ultra|lite';

export const families: readonly Family[] = [
  {
    brand: 'Apple',
    label: 'iPhone',
    prefix: 'iphone',
    model: String.raw`se(?: \(?20(?:16|20|22)\)?| [123](?!\d))?|1\de?|2\d|3gs?|[5-8][sc]?|4s?|x[rs]?|air`,
    suffixes: 'pro max|pro|plus|max|mini',
  },
  {
    brand: 'Samsung',
    label: 'Galaxy',
    prefix: '(?:samsung )?galaxy|samsung',
    model: String.raw`[amf]\d{2}[se]?|s\d{1,2}e?|[aj][1-9]|note ?\d{1,2}|z ?(?:flip|fold) ?\d`,
    suffixes: 'plus|ultra|fe|edge|core|prime|lite|pro',
    separate5g: /^(?:a13|a22|a23|a32)$/,
  },
  {
    brand: 'Motorola',
    label: 'Moto',
    prefix: '(?:motorola )?moto|motorola',
    model: String.raw`[geczx]\d{1,3}[sy]?|(?:g|e) (?:power|stylus|play|fast|pure)(?: 20\d\d)?|(?:edge|razr) ?\d{2}|one (?:fusion|hyper|macro|vision|action)`,
    suffixes: 'power|play|plus|stylus|neo|pro|ultra|fusion|lite',
  },
  {
    brand: 'Xiaomi',
    label: 'Redmi',
    prefix: '(?:xiaomi )?redmi|xiaomi(?= note)',
    model: String.raw`note ?\d{1,2}[st]?|\d{1,2}[acx]?|a\d`,
    suffixes: pro,
    separate5g: /^(?:note )?1[0-9]/,
  },
  {
    brand: 'Xiaomi',
    label: 'Poco',
    prefix: '(?:xiaomi )?poco',
    model: String.raw`[xmfc]\d{1,2}[a-z]?`,
    suffixes: `${pro}|gt|neo`,
    separate5g: /^m4 pro$/,
  },
  {
    brand: 'Xiaomi',
    label: 'Xiaomi',
    prefix: 'xiaomi(?: mi)?|mi(?= 1[01])',
    model: String.raw`1\d[tx]?`,
    suffixes: pro,
  },
  {
    brand: 'Honor',
    label: 'Honor',
    prefix: '(?:huawei )?honor',
    model: String.raw`x\d{1,2}[a-z]?|[2-9]0|[2-9]00|magic ?\d|play ?\d`,
    suffixes: `${pro}|smart`,
  },
  {
    brand: 'Huawei',
    label: 'Huawei',
    prefix: 'huawei',
    model: String.raw`nova ?(?:\d{1,2}[a-z]?|y\d{2})|p ?smart(?: 20\d\d)?|p\d{1,2}|mate ?\d{1,2}|y\d[a-z]?(?: prime)?(?: 20\d\d)?|pura ?\d{2}`,
    suffixes: `${pro}|se`,
  },
  {
    brand: 'Oppo',
    label: 'Oppo',
    prefix: 'oppo',
    model: String.raw`a\d{1,3}[a-z]?|reno ?\d{1,2}[a-z]?|find x\d`,
    suffixes: `${pro}|neo`,
  },
  { brand: 'Vivo', label: 'Vivo', prefix: 'vivo', model: String.raw`[vyxt]\d{2,3}[a-z]?`, suffixes: pro },
  {
    brand: 'Realme',
    label: 'Realme',
    prefix: 'realme',
    model: String.raw`c\d{2}[a-z]?|gt ?\d?|note ?\d{2}|\d{1,2}[ix]?`,
    suffixes: pro,
  },
  {
    brand: 'Google',
    label: 'Pixel',
    prefix: '(?:google )?pixel',
    model: String.raw`\d{1,2}a?`,
    suffixes: 'pro xl|pro fold|pro|xl|fold',
  },
  {
    brand: 'Infinix',
    label: 'Infinix',
    prefix: 'infinix',
    model: String.raw`(?:hot|smart|note|zero) ?\d{1,2}[ix]?`,
    suffixes: `${pro}|play`,
  },
  {
    brand: 'Tecno',
    label: 'Tecno',
    prefix: 'tecno',
    model: String.raw`(?:spark|camon|pova|pop)(?: go)? ?\d{1,2}c?`,
    suffixes: `${pro}|neo|go`,
  },
  {
    brand: 'ZTE',
    label: 'ZTE',
    prefix: 'zte',
    model: String.raw`blade [avl]\d{1,2}[a-z]?|axon ?\d{2}`,
    suffixes: `${pro}|smart`,
  },
  { brand: 'Nokia', label: 'Nokia', prefix: 'nokia', model: String.raw`[cgx]\d{2}`, suffixes: pro },
  {
    brand: 'OnePlus',
    label: 'OnePlus',
    prefix: 'oneplus',
    model: String.raw`nord(?: ce)? ?(?:n\d{1,3}|\d)|1\d[rt]?`,
    suffixes: pro,
  },
  {
    brand: 'Sony',
    label: 'Xperia',
    prefix: '(?:sony )?xperia',
    model: String.raw`\d{1,2}(?: i{1,3}| iv| vi?)?|l\d`,
    suffixes: pro,
  },
];
