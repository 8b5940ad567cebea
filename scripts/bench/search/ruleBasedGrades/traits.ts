const deviceMention =
  /\b(iphone ?\d|iphone (se|x)|galaxy|moto [eg]\d|moto edge|redmi|poco|honor (x|magic|\d)|pixel|oppo|realme|huawei|macbook|ipod)/;
const typeC = /\b(usb ?-?c|tipo ?-?c|type ?-?c)\b/;
const isUniversal = (text: string): boolean => !deviceMention.test(text);

/** Matchers of features and compatible devices on the folded name, brand, model and category. Written by hand, like `productTypeMatchers.ts`. */
export const traits: Record<string, (text: string) => boolean> = {
  samsung: (text) => /\b(samsung|galaxy)\b/.test(text),
  apple: (text) => /\b(apple|iphone|ipod|ipad|macbook|airpods|mac)\b/.test(text),
  motorola: (text) => /\b(motorola|moto)\b/.test(text),
  xiaomi: (text) => /\b(xiaomi|redmi|poco|mi)\b/.test(text),
  // A charger or cable whose name mentions no device is compatible with every phone that has its connector.
  cargaSamsung: (text) => /\b(samsung|galaxy)\b/.test(text) || (isUniversal(text) && typeC.test(text)),
  cargaIphone: (text) => /\biphone|lightning|magsafe/.test(text) || (isUniversal(text) && typeC.test(text)),
  paraIphone: (text) => /\biphone|lightning/.test(text),
  paraMoto: (text) => /\b(motorola|moto)\b/.test(text) || (isUniversal(text) && typeC.test(text)),
  tipoC: (text) => typeC.test(text),
  hdmi: (text) => /\bhdmi\b/.test(text),
  inalambrico: (text) => /\b(inalambric[oa]s?|bluetooth|wireless|cordless|disco 15|iman|qi)\b/.test(text),
  bluetooth: (text) => /\b(bluetooth|wireless|cordless|inalambric[oa]s?)\b/.test(text),
  ruido: (text) => /\b(cancelacion de ruido|noise[- ]cancel)/.test(text),
  gamer: (text) => /\b(gamer|gaming|brasa|rog|razer|hyperx|steelseries|tuf|strix)\b/.test(text),
  agua: (text) => /\b(resistente al agua|playa|waterproof|splash|weather|marine)\b/.test(text),
  rudo: (text) => /\b(uso rudo|rugged|tough)/.test(text),
  transparente: (text) => /\b(transparente|clear|seethru|see through)\b/.test(text),
  magnetico: (text) => /\b(magnetic[oa]|iman|magsafe|pegue|polo)\b/.test(text),
  privacidad: (text) => /\b(privacidad|privacy)\b/.test(text),
  auto: (text) => /\b(auto|coche|carro|car|rejilla|tablero)\b/.test(text),
  trenzado: (text) => /\b(trenzado|reforzado|braided)\b/.test(text),
  solar: (text) => /\bsolar\b/.test(text),
  mecanico: (text) => /\bmecanico|mechanical\b/.test(text),
  negro: (text) => /\b(negr[oa]|black)\b/.test(text),
  blanco: (text) => /\b(blanc[oa]|white)\b/.test(text),
  rojo: (text) => /\b(roj[oa]|red)\b/.test(text),
  rosa: (text) => /\b(rosa|pink)\b/.test(text),
  verde: (text) => /\b(verde|green)\b/.test(text),
  lcd: (text) => /\blcd\b/.test(text),
  nvidia: (text) => /\b(nvidia|geforce|rtx|gtx)\b/.test(text),
};

/** What precedes the model of a phone family: its name, or the slash of a list ("iPhone 13/14"). */
const prefixes: Record<string, string> = { iphone: '(?:iphone |/ ?)', redmi: '(?:redmi |/ ?)', poco: 'poco ' };

const modelSuffixes = 'pro|plus|ultra|fe|max|mini|lite|edge|power|play|neo|5g|e';

/** Matches names with a phone such as "galaxy a54", with no suffix other than that of the query. */
export function toPhonePattern(phone: string): RegExp {
  const words = phone
    .split(' ')
    .filter((word) => !/^(galaxy|samsung|iphone|moto|motorola|redmi|xiaomi|honor|poco)$/.test(word));
  const family = /^(iphone|redmi|poco)/.exec(phone)?.[0] ?? '';
  const prefix = prefixes[family] ?? String.raw`(?<![\w])`;
  return new RegExp(
    `^(?=.*${family}).*${prefix}${words.join(String.raw`[\s-]?`)}(?!\\w)(?!\\s?\\+|\\s(?:${modelSuffixes})(?!\\w))`,
  );
}

/** Matches names that mention a phone; such a product is wrong for another phone. */
export const phoneMention =
  /\b(iphone ?(\d|se|x)|galaxy [a-z]\d|moto ([a-z]\d|edge)|redmi (note )?\d|poco [a-z]\d|honor (x\d|magic ?\d|\d)|pixel \d)/;

/** Matches a quantity such as "20w" in any spelling; undefined if the text is not a quantity. */
export function toQuantityPattern(text: string): RegExp | undefined {
  const match = /^(\d+(?:\.\d+)?)(w|gb|tb|m|mah|mm|in|dpi|hz|cm)$/.exec(text);
  if (!match) return undefined;
  const [, number = '', unit = ''] = match;
  const spelled =
    number.length > 4 ? `${number.slice(0, -3)}[ ,]?${number.slice(-3)}` : number.replace('.', String.raw`\.`);
  const units: Record<string, string> = { in: `(?:"|'|''| ?in\\b| ?pulgadas)` };
  return new RegExp(`(?<![\\d.,])${spelled}(?:${units[unit] ?? ` ?${unit}\\b`})`);
}
