import { unitPattern } from '../../../../lib/quantities.ts';
import { priceCues } from './vocabulary.ts';

// Regular expressions for folded queries. The search file contains them, like the vocabulary.

/**
 * Rewrites of a folded query before it is tokenized: `pattern → replacement`, applied in this order; `_` is a space. For example
 * "14promax" → "14 pro max", "cargador pa lap" → "cargador para lap", "tele de 55" → "tele de 55 pulgadas".
 */
export const rewrites = String.raw`
(?<=(?<!\w)[a-z]{4,})0(?!\w) → o
(?<=(?<!\w)[a-z]{3,})[09](?=[a-z]{2,}(?!\w)) → o
(?<=(?<![a-z])[a-z]{1,2}\d)o(?!\w)|(?<=\d)o(?=\d) → 0
(?<=watch (?:ultra |se |de )?)(3[89]|4\d)(?!\w| mm) → $1_mm
(?<=(?:tele|tv|televis[a-z]+|pantalla|monitor)(?: de)? )[2-9]\d(?=$| (?!pu|in|hz|\W)) → $&_pulgadas
(?<=[a-z]{4})(iphone|ipad|galaxy|samsung|xiaomi|redmi|motorola|huawei|honor)(?=\d|(?!\w)) → _$1_
(\d)(pro|plus|ultra|lite|mini)(max)?(?![a-z]) → $1_$2_$3
(?<![a-z])pro(?:max|mas|maz|nax|msx|amx|maxx)(?![a-z])|(?<=\d ?)pm(?![a-z]) → _pro_max
(?<=[a-z]\d{1,2}|pro)\+(?!\w) → _plus
(?<![a-z])(s\d\d)u(?!\w) → $1_ultra
(?<=\d ?)pul(?:gad?)?$ → pulgadas
(?<!\w)p(?:\/|al?)? ?(?<=\W)(?=[a-z]) → para_
(?<= )[+&](?= ) → y
(?<= )d(?= [a-z]) → de
(?<=ring )lait(?!\w) → light
(?<!\w)(?:power delivery|quick charge)(?!\w) → pd
(?<!\w)a poco(?= ) → _
(?<=(?<!\w)(?:soporte|base|cargador|cable|funda|audifonos|teclado|mouse|control)s? (?:para|pa) [a-z]+) y (?=(?:el )?(?:celular|telefono|tablet|laptop|computadora|pc|lap)(?!\w)) → _para_
(?<!\w)sin color(?:es)?(?!\w) → transparente
(?<!\w)(?:bateria|pila)(?= (?:de )?[1-9]\d{4} ?m) → bateria_portatil
(?<!\w)(?:hdd?|dd|disco?(?: dur[a-z]*)?) ext(?!\w) → disco_externo
(?<!\w)red mi(?= ) → redmi
(?<=redmi)note → _note
(?<!\w)[zs]eta(?= ?(?:flip|fold)) → z
(?<!\w)tipo ?(?:[sxv]|c[cv]+|[cs]e+)(?!\w) → tipo_c
(?<!\w|usb ?)c(?= a (?:c|usb|tipo|hdmi|hd|vga|lightning|light|jack|micro|aux)(?!\w)) → usb_c
(?<=(?<!\w)(?:c|usb|hdmi|lightning) a )c(?!\w) → usb_c
(?<=(?<!\w)(?:cable|funda|mica|cargador|bocina|audifonos?|soporte|bateria))(?=(?:de|para|con)(?!\w)) → _
(?<=(?:para|pal?|del) (?:el |mi )?)caro(?!\w) → carro
^(?:un )?cargado(?!\w) → cargador
^(?:[hj]?[aou]b )?usb(?= (?:de )?\d puertos) → hub_usb
(?<!\w)contra el(?= a[gu]) → contra
(?<!\w)([48]) k(?!\w) → $1k
(?<=cables? )red(?!\w) → de_red
(?<![a-z])moto?(?=[eg] ?\d) → moto_
(?<=iphone \d\d ?pro) mas(?! (?:barat|econ|car|de ))(?!\w) → _max
(?<=\d ?)(?:plsu|puls|pluz|pls)(?!\w) → plus
(?<=\d ?)(?:powr|pwer|powe|pover|poer)(?!\w) → power
(?<=iphone )se(?=[23](?!\d)) → se_
(?<=iphone \d\d )por(?= ?ma) → pro
(?<!\w)ps (?=[2-5](?!\d)) → ps
(?<=(?:control|mando|juego|consola)[a-z]* (?:de |para )?(?:el |un |mi )?)play(?= ?$) → playstation
(?<=usb ?c y )us[bv](?!\w) → usb_a
(?<=iphone \d\d ?)(?:mni|min|mnii|mimi|nini)(?!\w) → mini
(?<=iphone \d\d ?pro ?)(?:mx|mac|amx|mxa)(?!\w) → max
(?<=(?<!\w)\d{1,3}) ?(?!metros?(?!\w))m(?!o)(?=[a-z]*[rt])[eorst]{1,7}(?!\w) → _metros
(?<=\d{3}) ?(?!mah)(?=[a-z]*[mn])(?=[a-z]*[ah])[aghjmnqs]{2,4}(?!\w) → _mah
(?<![\w.])([1-9]) (?=[05] ?w(?:at+s?)?(?!\w)) → $1
(?<=(?:^|\D )(?:3\.5|[1-4]\d) ?)m[kn](?!\w) → mm
(?<!\w)35 ?mm(?!\w) → 3.5_mm
(?<=(?:jack|plug|aux|audi).*\W3[.,]5) ?m(?!\w) → _mm
(?<=(?<!\w)\d)en(?=\d(?!\d)) → _en_
(?<=\d ?)ter{1,2}as?(?!\w) → tera
(?<=\d ?)gig[as]{1,3}(?!\w) → gb
(?<=\d ?)pul[gadjs]{2,7}(?!\w) → pulgadas
(?<=\d) ?(?:w[ahstu]{1,7}|[bvg]u?ats?)(?!\w) → _w
(?<=\d ?)(?:g(?:[vnh]|bb+|bs)|[hj]b|bg)(?!\w) → gb
(?<=[a-z]{4}[ao])(?=[as]\d\d(?!\w)) → _
(?<=redmi )nota(?= ?\d) → note
(?<![a-z])(moto|motorola) ([eg]) (?=\d) → $1_$2
(?<![a-z])rn(?= ?1?\d(?!\d)) → redmi_note_
(?<![a-z])(el|del|un|mi|sam[sz]u[nm]g?|galax[iy]|funda|mica|protector|estuche|carcasa|cristal|display) ([a-dg-z])[ -](?=\d\d(?!\d| ?(?:pe|va|mx))) → $1_$2
(?<=(?:iphone|poco) )equis ?(?!\w{3}) → x
(?<=(?:moto|motorola) )ge (?=\d) → g
(?<=iphone 1[67]) e(?! h?i)(?!\w) → e
(?<=(?:funda|mica|protector|estuche|carcasa|cristal|display)s? (?:para )?(?:(?:el|del) )?)(1[1-7] ?pro)(?!\w) → iphone_$1
(?<=[a-z]{3}s),(?= ?[a-z]{3,}s(?!\w)) → _y
(?<![a-z])(oppo|honor|vivo|huawei|realme|poco) ([a-xz]) (?=\d) → $1_$2
(?<![a-z])pl[ae][iy](?: ?e?sta[a-z]+)? ?([2-5])(?!\w) → ps$1
(?<=[a-z]{3} )(?<!(?<!\w)i[a-z]{2,5}e )x[rs](?!\w) → iphone_$&
(?<![a-z])ip(?:h|hone)?(?= ?(?:1\d|se|air|x[rs]?)(?![a-z])) → iphone_
(?<![a-z])(galaxy|samsung|moto|redmi|note|poco|honor)(?=[a-z]?\d) → $1_
`;

/**
 * Matches numerals, also as they sound, and their multiples and fractions ("20 000", "25 lucas", "metro y medio"). A
 * query that does not match has no numeral to replace (numerals.ts).
 */
export const numeralPattern = [
  String.raw`\d(?:mil|o+)\b|\bmill\b|\b(?:dos|tres|cuatro|cinco|diez)mil\b|\d[ ,.](?:000|lucas?|en uno)|\b(?:dos|tres|cuatro|[cs]inco|seis|siete|ocho|nue[vb]e|die[zs]|(?:on|do|tre|cator|quin)[cs]e)\b`,
  String.raw`\b(?:die[cs]i|[vb]eint|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|[cs]ien|mil\b|millar|[cs]ero\b)`,
  String.raw`\w[cs]ient|quinient|\bmedi[oa]\b|\b(?:un[oa]?|1) (?:cuarto|gigas?|gb|m\w*t\w*s?|t(?:era|b)|watt|p|var|amp)`,
].join('|');

/**
 * Matches a text, with its numerals as digits, that may have price terms: a price word, a number after a word that may introduce a
 * price, or a number of three or more digits without a unit. Other texts have no price terms (prices.ts).
 */
export const pricePattern = [
  String.raw`[$<>]|\b(?:${priceCues.replaceAll(' ', '|')})`,
  String.raw`\b(?:como|alrededor|cerca|unos|unas|ahi|rondando|entre|tengo|traigo|con|de a|tipo)(?: \w+)? \d`,
  String.raw`(?<![\d.,a-z])\d{3,}(?![\d.]*\s?(?:${unitPattern})(?![a-z\d]))`,
  String.raw`\d(?: ?mil| ?k)\b`,
].join('|');
