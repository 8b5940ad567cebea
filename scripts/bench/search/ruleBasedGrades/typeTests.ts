/**
 * Tests the type of a product by its folded name and category: the ground truth of the rule-based grades. Written by hand, and
 * independent of the engine on purpose.
 */
export interface TypeTest {
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

export const typeTests: Record<string, TypeTest> = {
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
  protectorLente: { head: /protectores de lente/ },
  cargador: { head: /\b(cargador|charger|estacion de carga|base de carga)\b/, category: /^cargadores$/ },
  cargadorAuto: { head: /\b(cargador)\b/, not: /^(?!.*\bauto\b)/ },
  cable: {
    head: /\bcables?\b/,
    category: /a\/v cables|hdmi\/dvi/,
    not: /adaptador usb-c a (3|hdmi)|adaptador otg|organizador/,
  },
  adaptador: { head: /\b(adaptador|adapter|hub)\b/, not: /network adapter|wireless adapter/ },
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
  barraSonido: { head: /\b(barra de sonido|sound ?bar|sound projector)\b/ },
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
  discoExterno: { head: /\b(disco ssd externo|disco externo|external hard drive)\b/, category: /^external storage$/ },
  reloj: { head: /\b(reloj|pulsera de actividad|smartwatch)\b/, not: /^correa/ },
  correa: { head: /^(correas?|extensible|pulsera de (piel|malla))\b/ },
  soporte: { head: /\b(soporte|tripie|aro de luz|holder|mount|stand)\b/, category: /^soportes y auto$/ },
  soporteAuto: { head: /\bsoporte\b/, not: /^(?!.*\b(auto|tablero|rejilla)\b)/ },
  soporteTv: {
    head: /\b(mount|wall arm|soporte)\b/,
    category: /^tvs$/,
    not: /stand|speaker|antenna|projection tv|converter|windshield|gps|hdtv/,
  },
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
  tapete: { head: /\b(tapete|mouse ?pad)\b/ },
  camaraWeb: { head: /\b(camara web|webcam|quickcam)\b/, category: /^webcams$/ },
  camara: { head: /\b(digital camera|digital slr|slr camera|powershot|coolpix|cyber-shot)\b/, not: accessory },
  videocamara: { head: /\b(camcorder|handycam|vixia|palmcorder)\b/, not: accessory },
  lente: { head: /\blens\b/, not: /camera|case|cap\b|filter/ },
  control: { head: /^(control|joystick|gamepad)\b|wireless controller/, not: /fan controller/ },
  controlRemoto: { head: /\bremote( control)?\b/, not: /car |camcorder w/ },
  consola: { head: /\b(consola|gaming system|game console|playstation 3 \d|wii console)\b/ },
  foco: { head: /^(foco|lampara|tira led)\b/ },
  multicontacto: { head: /^(multicontacto|regulador|contacto)\b|surge (protector|suppressor)/ },
  pilas: { head: /\bpilas\b/ },
  procesador: { category: /^cpus$/ },
  tarjetaVideo: { category: /^video cards$/ },
  tarjetaMadre: { category: /^motherboards$/ },
  gabinete: { category: /^cases$/ },
  fuente: { category: /^power supplies$/ },
  ventilador: { category: /^case fans$/ },
  disipador: { category: /^cpu coolers$/ },
  pastaTermica: { category: /^thermal compound$/ },
  monitor: { category: /^(monitors)$/ },
  nobreak: { category: /^ups systems$/ },
  redInalambrica: { category: /^wireless network adapters$/ },
  quemador: { category: /^optical drives$/ },
  windows: { head: /microsoft windows/, category: /^operating systems$/ },
  tele: {
    head: /\b(hdtv|lcd tv|plasma tv|plasma flat panel|lcd flat panel|flat panel lcd|television|projection tv|lcd hdtv|plasma hdtv|class lcd)\b/,
    not: /mount|stand|converter|antenna|wall arm|player/,
  },
  refrigerador: { head: /\brefrigerator\b/, not: /pedestal|filter|kit/ },
  lavadora: { head: /\b(washer|washing machine)\b/, not: /dishwasher|pedestal|cable/ },
  secadora: { head: /\bdryer\b/, not: /pedestal|hair/ },
  microondas: { head: /\bmicrowave\b/, not: /trim|kit/ },
  estufa: {
    head: /\b(range|cooktop|stove)\b/,
    not: /microwave|rangemax|rangeplus|hood|over the range|over-the-range|zoom|router/,
  },
  cafetera: { head: /\b(coffee ?maker|coffee machine|espresso|coffee)\b/, not: /grinder/ },
  licuadora: { head: /\bblender\b/ },
  impresora: {
    head: /\b(printer|all-in-one printer|multifunction)\b/,
    not: /paper|\bink\b|cartridge|server|toner|cable|printserver/,
  },
  tinta: { head: /\b(ink|toner)\b/, category: /^ink & toner$/, not: /printer$/ },
  telefonoFijo: {
    head: /\b(cordless|corded|telephone|dect)\b/,
    not: /mouse|air mouse|headset$|battery|keyboard|drill|vacuum|tool/,
  },
  gps: { head: /\b(gps|nuvi|nvi|navigat(or|ion)|tomtom)\b/, not: accessory },
  ipod: { head: /\bipod (nano|touch|classic|shuffle)\b|\bmp3 player\b/, not: accessory },
  dvd: { head: /\bdvd[ /]?(player|recorder)|dvd player|blu-ray disc player|blu-ray player\b/, not: accessory },
  bluray: { head: /\bblu-ray\b/, not: accessory },
  router: { head: /\brouter\b/ },
  laptop: {
    head: /\b(notebook computer|notebook|laptop computer|macbook (pro|air)? ?\d(?:(?!macbook).)*(ghz|notebook)|macbook(?:(?!macbook).)*notebook)\b/,
    not: accessory,
  },
  mochila: { head: /\b(backpack|mochila)\b/ },
  maletin: {
    head: /\b(backpack|laptop (bag|case|sleeve)|notebook (bag|case|sleeve)|attache|messenger|tote|macbook)\b/,
    not: /notebook computer|ghz|stand/,
  },
  estereo: {
    head: /\b(car (audio|stereo)|cd receiver|in-dash|car cd|head unit|cd player(?:(?!cd player).)*car)\b/,
    category: /^$/,
  },
  tripie: { head: /\b(tripie|tripod)\b/ },
};
