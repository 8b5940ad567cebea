/**
 * Matches the products of a type by their folded names and categories: the ground truth of the rule-based grades. Written by hand, and
 * independent of the engine on purpose.
 */
export interface ProductTypeMatcher {
  /** Matches the head of the name: the text before "para", "con", a comma or a dash. */
  head?: RegExp;
  /** Matches the whole category. */
  category?: RegExp;
  /** Excludes products by the whole name or category. */
  not?: RegExp;
}

/** Words of accessories, which a product itself never has. */
const accessory =
  /\b(case|bag|sleeve|mount|stand|cable|cord|adapter|charger|battery|cover|remote|kit|filter|bracket|skin|skins|shell|arm|shelf|cartridge|paper|tripod|backpack|pouch|dock|transmitter|interface|funda|correa|refaccion)\b/;

export const productTypeMatchers: Record<string, ProductTypeMatcher> = {
  funda: {
    head: /\b(fundas?|carcasa|case|cases|sleeve|pouch|toughskin|hybridshell|shell)\b/,
    not: /case logic (?!.*case)|case fan|attache/,
  },
  fundaCelular: {
    head: /\b(fundas?|carcasa|case|toughskin|hybridshell)\b/,
    category: /cell phone cases/,
    not: /camera|laptop|macbook|camcorder|ipod|notebook|case logic/,
  },
  mica: {
    head: /\b(mica|cristal(es)? templado|protector(es)? de pantalla|screen protector)/,
    category: /^cristales templados$/,
    not: /lente/,
  },
  cargador: { head: /\b(cargador|charger|estacion de carga|base de carga)\b/, category: /^cargadores$/ },
  cable: {
    head: /\bcables?\b/,
    category: /a\/v cables|hdmi\/dvi/,
    not: /adaptador usb-c a (3|hdmi)|adaptador otg|organizador/,
  },
  bateriaPortatil: { category: /^baterias portatiles$/ },
  audifonos: {
    head: /\b(audifonos|diadema|headphones?|earbuds|headset|earphones?)\b/,
    category: /headphones/,
    not: /adapter|extension cable/,
  },
  bocina: {
    head: /\b(bocina|bafle|barra de sonido|speakers?|loudspeakers?|subwoofer|soundbar|megafono)\b/,
    category: /^(bocinas|speakers)$/,
    not: /mount|stand|bracket|\bcable\b|speakerphone|speaker phone|soporte/,
  },
  memoriaUsb: { head: /\b(memoria usb|flash drive|usb drive)\b/ },
  microSd: {
    head: /\b(microsd|micro ?sd|sd card|memory card|memory stick|compactflash|flash card|sdhc|media card)\b/,
    not: /lector|reader/,
  },
  ram: { category: /^memory$/ },
  disco: {
    head: /\b(disco (ssd|duro)|hard drive|hard disk)\b/,
    category: /^(storage|external storage|hard drives & storage)$/,
  },
  reloj: { head: /\b(reloj|pulsera de actividad|smartwatch)\b/, not: /^correa/ },
  correa: { head: /^(correas?|extensible|pulsera de (piel|malla))\b/ },
  soporteAuto: { head: /\bsoporte\b/, not: /^(?!.*\b(auto|tablero|rejilla)\b)/ },
  celular: {
    category: /^usados y reacondicionados$|^cell phones$/,
    not: new RegExp(`accessor|transmitter|shell|battery|${accessory.source}`),
  },
  pantalla: { head: /^pantalla\b/, category: /^$/ },
  bateriaCelular: { head: /^bateria de repuesto\b/ },
  centroCarga: { head: /^centro de carga\b/ },
  tapa: { head: /^tapa trasera\b/ },
  teclado: { head: /\b(teclado|keyboard)\b/, category: /^keyboards$/, not: /tapete|bandeja/ },
  mouse: { head: /\b(mouse|mice)\b/, category: /^(mice|gaming mice)$/, not: /^tapete|keyboard/ },
  camara: { head: /\b(digital camera|digital slr|slr camera|powershot|coolpix|cyber-shot)\b/, not: accessory },
  videocamara: { head: /\b(camcorder|handycam|vixia|palmcorder)\b/, not: accessory },
  consola: { head: /\b(consola|gaming system|game console|playstation 3 \d|wii console)\b/ },
  procesador: { category: /^cpus$/ },
  tarjetaVideo: { category: /^video cards$/ },
  tarjetaMadre: { category: /^motherboards$/ },
  gabinete: { category: /^cases$/ },
  fuente: { category: /^power supplies$/ },
  ventilador: { category: /^case fans$/ },
  monitor: { category: /^(monitors)$/ },
  nobreak: { category: /^ups systems$/ },
  tele: {
    head: /\b(hdtv|lcd tv|plasma tv|plasma flat panel|lcd flat panel|flat panel lcd|television|projection tv|lcd hdtv|plasma hdtv|class lcd)\b/,
    not: /mount|stand|converter|antenna|wall arm|player/,
  },
  refrigerador: { head: /\brefrigerator\b/, not: /pedestal|filter|kit/ },
  lavadora: { head: /\b(washer|washing machine)\b/, not: /dishwasher|pedestal|cable/ },
  microondas: { head: /\bmicrowave\b/, not: /trim|kit/ },
  estufa: {
    head: /\b(range|cooktop|stove)\b/,
    not: /microwave|rangemax|rangeplus|hood|over the range|over-the-range|zoom|router/,
  },
  impresora: {
    head: /\b(printer|all-in-one printer|multifunction)\b/,
    not: /paper|\bink\b|cartridge|server|toner|cable|printserver/,
  },
  telefonoFijo: {
    head: /\b(cordless|corded|telephone|dect)\b/,
    not: /mouse|air mouse|headset$|battery|keyboard|drill|vacuum|tool/,
  },
  gps: { head: /\b(gps|nuvi|nvi|navigat(or|ion)|tomtom)\b/, not: accessory },
  ipod: { head: /\bipod (nano|touch|classic|shuffle)\b|\bmp3 player\b/, not: accessory },
  laptop: {
    head: /\b(notebook computer|notebook|laptop computer|macbook (pro|air)? ?\d(?:(?!macbook).)*(ghz|notebook)|macbook(?:(?!macbook).)*notebook)\b/,
    not: accessory,
  },
};
