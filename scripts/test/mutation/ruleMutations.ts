import { mutationsOf, type Mutation } from './runMutation.ts';
import { securityMutations } from './securityMutations.ts';

const rules = mutationsOf('src/contract/rules.ts', 'unit/contract/rules');
const money = mutationsOf('src/lib/money.ts', 'unit/lib/money');
const codecs = mutationsOf('src/contract/fieldCodecs.ts', 'unit/contract/fields', 'unit/contract/figures');
const errorResponse = mutationsOf('src/contract/answers.ts', 'unit/contract/answers');
const answers = mutationsOf(
  'src/contract/answers.ts',
  'unit/contract/results',
  'unit/contract/answers',
  'unit/repository/oneReader',
);
const note = mutationsOf('src/features/invoice/invoice.ts', 'unit/features/invoice/invoice');
const form = mutationsOf('src/features/invoice/fields.ts', 'unit/features/invoice/fields');
const promo = mutationsOf('src/features/promo/promo.ts', 'unit/features/promo/promo');
const near = mutationsOf('src/features/branches/branches.ts', 'unit/features/branches/branches');
const guards = mutationsOf('scripts/snapshot/publishGuards.ts', 'snapshot/publishGuards');
const retry = mutationsOf('src/api/retry.ts', 'snapshot/retry');
const digests = mutationsOf('src/catalogue/changes.ts', 'snapshot/catalogue', 'snapshot/pollOnce', 'snapshot/changes');
const icon = mutationsOf('src/features/categories/categoryIcon.ts', 'unit/features/categories/categoryIcon');
const links = mutationsOf('src/lib/links.ts', 'unit/lib/textLinks');
const refine = mutationsOf('src/components/filters/refine.ts', 'unit/components/refine', 'unit/components/facets');
const state = mutationsOf('src/components/filters/listState.ts', 'unit/components/listState');

/** Mutations of the shop's rules: each must make one of its tests fail. */
export const mutations: readonly Mutation[] = [
  rules('R4.2 an offer is below the price', 'discountPrice >= price', 'discountPrice > price'),
  rules('R4.2 an offer is above 0', 'discountPrice <= 0', 'discountPrice < 0'),
  rules('R4.2 the badge has two decimals', '10_000) / price) / 100', '100) / price)'),
  rules(
    'R5.3 what is asked is the offer',
    "('offer' in priced ? priced.offer : offerOf(priced))?.price ?? priced.price",
    'priced.price',
  ),
  money('R4.1 whole pesos have no decimals', "fraction === '00' ? ''", "fraction === '00' ? '.00'"),
  money('R4.1 thousands are grouped', '(?:\\d{3}){1,7}$', '(?:\\d{4}){1,7}$'),
  money('Amounts are rounded at half a cent', "digits.charAt(2) >= '5'", "digits.charAt(2) > '5'"),
  mutationsOf('src/contract/catalogue.ts', 'unit/contract/product')(
    'R4.3 a plain Stock counts only alone',
    'column !== dialect.stock',
    "column !== ''",
  ),
  codecs('R4.3 stock is whole and not negative', '/^\\d{1,12}(?:\\.\\d*)?$/', '/^-?\\d{1,12}(?:\\.\\d*)?$/'),
  codecs('R5.2 recent is 1 and nothing else', "=== '1'", "!== '0'"),
  codecs('R10.5 a certain day is no month', 'parseDate(toText(wire), dates)', "parseDate(toText(wire), 'd/m/Y')"),
  errorResponse(
    'R7.4 a null in the results is a refusal',
    'if (results !== undefined) return isTruthy(results)',
    'if (results) return isTruthy(results)',
  ),
  errorResponse('R7.4 an error beside results is a refusal', "if (findError(body) !== '') return false;", ''),
  answers('R10.5 an error is no empty list', 'if (error) throw', 'if (false) throw'),
  mutationsOf('scripts/snapshot/validateCatalogue.ts', 'snapshot/foreign')(
    'R11.3 without what is on sale there is no shop',
    'onSale === 0',
    'onSale < 0',
  ),
  mutationsOf('src/components/stockText.ts', 'unit/components/stockText')(
    'R5.4 one piece is the last',
    'lastPieces = 1',
    'lastPieces = 2',
  ),
  mutationsOf('src/components/stockText.ts', 'unit/components/stockText')(
    'R5.4 none is Agotado',
    'total <= 0',
    'total < 0',
  ),
  mutationsOf(
    'src/features/product/purchase/BuyBox.tsx',
    'unit/features/product/sellerChat',
    'unit/features/product/productViews',
  )('R5.5 Comprar is disabled at stock 0', ') : total > 0 ? (', ') : total >= 0 ? ('),
  mutationsOf('src/features/product/purchase/availability.ts', 'unit/features/product/productViews')(
    'R5.13 the text of Comprar names a branch that has it',
    '(pieces ?? 0) > 0 || !other',
    '(pieces ?? 0) >= 0 || !other',
  ),
  mutationsOf('src/features/product/live/countdown.client.ts', 'unit/features/product/countdown')(
    'R5.10 gone once past',
    'if (!(left > 0))',
    'if (!(left >= 0))',
  ),
  mutationsOf('src/features/product/purchase/sellerChat.ts', 'unit/features/product/sellerChat')(
    'P41 a name in the message is bounded',
    'maxNameLength = 400',
    'maxNameLength = 4000',
  ),
  mutationsOf('src/features/product/purchase/sellerChat.ts', 'unit/features/product/sellerChat')(
    'P41 so is a branch',
    'maxBranchLength = 100',
    'maxBranchLength = 1000',
  ),
  mutationsOf('src/lib/whatsapp.ts', 'unit/features/product/sellerChat')(
    'P41 half a letter is no error',
    'wellFormed(text)',
    'text',
  ),
  mutationsOf('src/lib/truncate.ts', 'unit/features/product/sellerChat')(
    'P41 no emoji is halved',
    'if (text.length <= max) return text;',
    'if (text) return text.slice(0, max);',
  ),
  note(
    'R6.2 the total is compared to the cent',
    'sale.total === total',
    '(sale.total - total) / 100 < 1 && (total - sale.total) / 100 < 1',
  ),
  note('R6.2 the month is that of Mexico City', '=== toMexicoMonth(now)', '=== now.toISOString().slice(0, 7)'),
  note(
    'R6.2 of the same year',
    'saleDate.slice(0, 7) === toMexicoMonth(now)',
    'saleDate.slice(5, 7) === toMexicoMonth(now).slice(5)',
  ),
  note(
    'R6.2 the month comes before the total',
    "if (!isThisMonth(sale.date, now)) return 'month';\n  return sale.total === total ? null : 'total';",
    "if (sale.total !== total) return 'total';\n  return isThisMonth(sale.date, now) ? null : 'month';",
  ),
  form('R6.1 a note is a number of at most 12 digits', 'maxNoteDigits = 12', 'maxNoteDigits = 13'),
  form('R6.3 a phone has 10 digits', 'digits(phoneDigits)', '/^\\d{10,12}$/'),
  form('R6.5 an RFC has at most 13 characters', 'z.maxLength(maxRfcLength,', 'z.maxLength(maxRfcLength + 1,'),
  form('R6.5 a postal code has 5 digits', 'digits(postalDigits)', '/^\\d{4,5}$/'),
  answers('R6.8 only the word success is one', "body['status'] === 'success'", "body['status'] !== 'error'"),
  promo('R7.1 valid for 5 minutes', 'validMinutes = 5', 'validMinutes = 10'),
  promo('R7.3 at 6:00:00 a new one is allowed', '>= codeInterval', '> codeInterval'),
  promo('R7.3 6 hours', 'codeInterval = 6 * 3_600_000', 'codeInterval = 5 * 3_600_000'),
  promo('R7.1 10 percent too', 'maxDiscount - minDiscount + 1', 'maxDiscount - minDiscount'),
  promo('R7.1 Ñ too', 'MNÑOP', 'MNOP'),
  promo('R7.1 every sign is as likely', 'if (number < limit) return', 'if (number <= limit) return'),
  near(
    'R2.7 the first digit decides',
    'postalCode.charAt(0) === code.charAt(0)',
    'postalCode.slice(0, 2) === code.slice(0, 2)',
  ),
  near('R2.7 five characters are enough', 'code.length < postalDigits', 'code.length <= postalDigits'),
  near('R2.7 four are not', 'code.length < postalDigits', 'code.length < postalDigits - 1'),
  guards(
    'R11.3 a list may lose 10 %, not more',
    'lost * 100 > before * maxShrinkPercent',
    'lost * 100 >= before * maxShrinkPercent',
  ),
  guards('R11.3 a list may not become empty', 'after === 0 || tooMuch', 'tooMuch'),
  guards(
    'R11.3 a quarter of the prices may move',
    '<= pairs.length * maxChangedPricesPercent',
    '< pairs.length * maxChangedPricesPercent',
  ),
  mutationsOf('scripts/snapshot/validateCatalogue.ts', 'snapshot/validateCatalogue')(
    'R11.2 2 % may be bad, not more',
    'bad > maxBadShare',
    'bad >= maxBadShare',
  ),
  retry('R11.3 three tries', 'tries: 3,\n  base: 500', 'tries: 4,\n  base: 500'),
  retry('R11.3 the last try is the last', 'tried === tries', 'tried > tries'),
  mutationsOf('src/api/retry.ts', 'unit/api/retry')(
    'R11.3 the wait is bounded',
    'Math.min(cap, base * 2 ** (tried - 1))',
    'base * 2 ** (tried - 1)',
  ),
  digests('R11.5 units sold trigger no rebuild', 'product.image,', 'product.image, product.sold,'),
  digests('R11.5 a description triggers one', 'product.description,', ''),
  digests(
    'R11.5 sold out triggers one',
    'products.filter(({ stock }) => totalStock(stock) === 0)',
    'products.filter(({ stock }) => totalStock(stock) < 0)',
  ),
  digests('R11.5 a picture triggers one', '[id, pictures]', '[id]'),
  mutationsOf('scripts/rebuild/budget.ts', 'snapshot/month')(
    'R11.5 the budget of deploys is that of a month',
    'budget - used.length',
    'budget - deploys.length',
  ),
  mutationsOf('scripts/snapshot/pictureTurns.ts', 'snapshot/pictures')(
    'Pictures are asked again within a week',
    'turnCount = 7',
    'turnCount = 70',
  ),
  mutationsOf('src/catalogue/related.ts', 'unit/catalogue/related')(
    'No product stands on more than 24 pages',
    'maxAppearances = 24',
    'maxAppearances = 25',
  ),
  mutationsOf('src/catalogue/related.ts', 'unit/catalogue/related')(
    'R5.9 none is related to itself',
    'if (other !== index) ',
    '',
  ),
  mutationsOf('src/catalogue/slugs.ts', 'unit/lib/slugs')(
    'R1.5 no two categories share an address',
    'taken.has(slug)',
    'false',
  ),
  mutationsOf('src/catalogue/slugs.ts', 'unit/lib/slugs')(
    'P39 an address fits a file name',
    'longest = 80',
    'longest = 800',
  ),
  refine(
    'R4.6 by price goes what the card asks',
    'effectivePrice(a.card) - effectivePrice(b.card)',
    'a.card.price - b.card.price',
  ),
  mutationsOf('src/contract/rules.ts', 'unit/components/refine')(
    'R4.6 most sold first',
    'b.sold - a.sold',
    'a.sold - b.sold',
  ),
  refine('R4.10 the highest price counts', 'card.price <= max', 'card.price < max'),
  refine('R4.5 in stock is above 0', 'card.stock > 0', 'card.stock >= 0'),
  mutationsOf('src/components/filters/facets.ts', 'unit/components/facets')(
    'R4.9 one value is no choice',
    'distinct > 1',
    'distinct > 0',
  ),
  mutationsOf('src/components/filters/PriceRange.tsx', 'unit/components/priceRange')(
    'R4.11 equal edges are a range',
    'min > max',
    'min >= max',
  ),
  state('R4.7 existencias is 1', "=== '1',\n    brands", '!== null,\n    brands'),
  state('P42 a box has at most 200 characters', 'maxValueLength = 200', 'maxValueLength = 2000'),
  mutationsOf('src/features/search/searchTerm.ts', 'unit/features/search/term')(
    'P42 a term has at most 200 characters',
    'maxTermLength = 200',
    'maxTermLength = 201',
  ),
  icon('P36 a paint asks no other host', '|| safePaint.test(value)', '|| true'),
  icon(
    'P36 only shapes stay',
    "allowedTags: ['svg', ...shapes]",
    "allowedTags: ['svg', 'use', 'style', 'foreignObject', ...shapes]",
  ),
  icon('P37 a drawing brings no class', "const geometry = '", "const geometry = 'class style id "),
  icon('P38 a drawing without shapes is none', 'return drawn ?', "return clean !== '' ?"),
  icon('P38 an endless drawing is none', 'markup.length > maxLength', 'markup.length > 100 * maxLength'),
  links('P40 only http and https', ".add('ftp:', null)", ".add('javascript:', 'http:')"),
  links('P40 no user name in an address', '|| withUser.test', '|| !withUser.test'),
  links('P40 letters of others tell their host', 'áéíóúüñ]*$/i', 'áéíóúüñ\\u0400-\\u04ff]*$/i'),
  mutationsOf('src/lib/entities.ts', 'unit/lib/entities')(
    'P39 entities are decoded once',
    'decodeEntities(wire)',
    'decodeEntities(decodeEntities(wire))',
  ),
  mutationsOf('src/lib/entities.ts', 'unit/lib/entities')('P39 no control characters', '[^\\P{Cc}\\t\\n]|', ''),
  mutationsOf(
    'src/lib/youtube.ts',
    'unit/features/product/gallery',
    'unit/contract/results',
    'snapshot/merge',
  )('P43 a film is of YouTube alone', '|youtu\\.be)$/', '|youtu\\.be)/'),
  mutationsOf('src/contract/fileNames.ts', 'unit/contract/fields')(
    'R10.2 no name leads out of its folder',
    '[^./\\\\\\p{Cc}]',
    '[^/\\\\\\p{Cc}]',
  ),
  mutationsOf('src/api/browserClient.ts', 'unit/api/xsrf')(
    'R10.3 the token stays at home',
    "&& !address.startsWith('//')",
    '',
  ),
  mutationsOf('src/features/warranty/warrantyCheck.ts', 'unit/features/warranty/warrantyCheck')(
    'R9.1 the last day counts',
    'until < today',
    'until <= today',
  ),
  mutationsOf('src/features/utilities/verifier.ts', 'unit/features/utilities/verifier')(
    'R8.2 a blank password is none',
    "password.trim() === ''",
    "password === '-'",
  ),
  mutationsOf('src/features/visits/visits.ts', 'unit/features/visits/visits')(
    'R2.9 a visit without coordinates is one',
    '.catch(() => null)',
    '',
  ),
  ...securityMutations,
];
