import type { Product } from '../../../src/contract/catalogue.ts';
import { fold } from '../../../src/lib/text.ts';
import type { Drawing, Port } from './drawing.ts';
import { colourNames, colours } from './colours.ts';
import { phones } from './phones.ts';
import { hash } from './random.ts';

type Shape = Omit<Drawing, 'colour'>;
/** A regular expression, or a combination of several. */
type Matcher = Pick<RegExp, 'test'>;
type Rule = readonly [matcher: Matcher, ...shapes: readonly Shape[]];

/** Matches one pattern and later another, like /first.*second/, but in linear time (P84). */
const inOrder = (first: RegExp, second: RegExp): Matcher => ({
  test: (text) => {
    const match = text.match(first);
    return match !== null && second.test(text.slice((match.index ?? 0) + match[0].length));
  },
});
const anyOf = (...matchers: readonly Matcher[]): Matcher => ({
  test: (text) => matchers.some((matcher) => matcher.test(text)),
});

/** The first matching rule applies; a hash of the product's id chooses one of its shapes. */
const rules: readonly Rule[] = [
  [/\b(protector|mica)\w* (de |para )?(lente|camara)|lens protector/, { kind: 'lentes' }],
  [/privacidad|privacy|anti ?espia/, { kind: 'vidrio', variant: 'privacidad' }],
  [
    /cristal|templado|\bmicas?\b|hidrogel|tempered|screen protector|protector de pantalla/,
    { kind: 'vidrio' },
    { kind: 'vidrio', variant: 'completo' },
    { kind: 'vidrio-frente' },
    { kind: 'vidrio', variant: 'mate' },
  ],
  [/cartera|folio|flip|wallet|agenda/, { kind: 'folio' }],
  [/uso rudo|rugged|armor|defender|antigolpe/, { kind: 'funda-sola', variant: 'uso rudo' }],
  [/magsafe|magnetic case|funda magnetica/, { kind: 'funda-sola', variant: 'magnética' }],
  [
    /\b(fundas?|carcasas?|cases?|covers?|bumper)\b/,
    { kind: 'funda' },
    { kind: 'funda-sola' },
    { kind: 'funda', variant: 'acanalada' },
    { kind: 'funda-sola', variant: 'transparente' },
    { kind: 'funda-puesta' },
  ],
  [
    /\b(correas?|extensibles?|watch ?bands?|straps?)\b/,
    { kind: 'correa' },
    { kind: 'correa', variant: 'malla' },
    { kind: 'correa', variant: 'piel' },
  ],
  [/\b(pulseras?|mi band|smart ?band)\b/, { kind: 'pulsera' }],
  [
    /reloj|smart ?watch|\bwatch\b/,
    { kind: 'reloj' },
    { kind: 'reloj-redondo' },
    { kind: 'reloj', variant: 'agujas' },
    { kind: 'reloj-redondo', variant: 'digital' },
  ],
  [
    anyOf(inOrder(/gamer/, /diadema|audifono/), inOrder(/diadema|audifono|headset/, /gamer|gaming/)),
    { kind: 'diadema', variant: 'gamer' },
  ],
  [/diadema|headset|headphones?|over.?ear/, { kind: 'diadema' }],
  [/neckband|audifonos? de cuello/, { kind: 'cuello' }],
  [anyOf(inOrder(/audifono|earphone/, /cable|alambric|3\.5|jack/), /wired|manos libres/), { kind: 'alambricos' }],
  [/audifono|earbud|earphone|airpod|\btws\b|auricular/, { kind: 'audifonos' }, { kind: 'audifonos-pastilla' }],
  [/barra de sonido|sound ?bar/, { kind: 'barra-sonido' }],
  [/bafle|party|torre de sonido/, { kind: 'bocina-torre' }],
  [/bocina|speaker|parlante|altavoz/, { kind: 'bocina' }, { kind: 'bocina-tubo' }, { kind: 'bocina-mini' }],
  [
    /power ?bank|bateria portatil|baterias portatiles|cargador portatil|pila portatil/,
    { kind: 'pila' },
    { kind: 'pila', variant: 'delgada' },
    { kind: 'pila-parada' },
    { kind: 'pila', variant: 'mini' },
    { kind: 'pila-barra' },
  ],
  [/centro de carga|flex|puerto de carga|charging port|pin de carga/, { kind: 'centro-carga' }],
  [/tapa (trasera|de bateria)|back (cover )?glass/, { kind: 'tapa' }],
  [/camara trasera|camara frontal|rear camera/, { kind: 'camaras' }],
  [/desarmador|destornillador|herramienta|screwdriver|pinzas|cautin/, { kind: 'herramienta' }],
  [/\b(pantallas?|display|lcd|oled|incell|touch)\b/, { kind: 'pantalla' }],
  [/\bpilas? (recargable|aaa?)\b|\baaa?\b/, { kind: 'pilas', text: 'AA' }],
  [/bateria|battery/, { kind: 'bateria' }],
  [anyOf(inOrder(/cargador|charger/, /auto|coche|car\b|vehiculo/), /car charger/), { kind: 'cargador-auto' }],
  [anyOf(inOrder(/3 en 1/, /carga/), /estacion de carga|charging station/), { kind: 'estacion' }],
  [
    anyOf(inOrder(/cargador|charger|carga/, /inalambric|wireless|\bqi\b/), /wireless charg/),
    { kind: 'inalambrico' },
    { kind: 'inalambrico', variant: 'cuadro' },
    { kind: 'inalambrico', variant: 'imán' },
  ],
  [
    /cargador|charger|eliminador|cubo usb|fuente usb/,
    { kind: 'cargador', variant: 'cubo', ports: ['c'], text: '20' },
    { kind: 'cargador', variant: 'plano', ports: ['c', 'a'], text: '33' },
    { kind: 'cargador', variant: 'normal', ports: ['c', 'c', 'a'], text: '65' },
  ],
  [/\bhub\b|docking|adaptador multiple/, { kind: 'hub' }],
  [/lector/, { kind: 'lector' }],
  [/\bssd\b|disco (duro|solido)|hard drive/, { kind: 'ssd' }],
  [/micro ?sd|tarjeta de memoria|sd card|\bsdxc\b/, { kind: 'memoria' }],
  [/memoria|pendrive|flash drive/, { kind: 'usb', variant: 'metal' }, { kind: 'usb', variant: 'doble' }],
  [/adaptador|adapter|\botg\b|convertidor/, { kind: 'adaptador' }],
  [inOrder(/cable/, /[34] en 1/), { kind: 'cable-triple' }],
  [/\bcables?\b|\bcord\b/, { kind: 'cable' }, { kind: 'cable-ocho' }, { kind: 'cable-plano' }],
  [/aro de luz|ring light/, { kind: 'aro-luz' }],
  [/tripie|tripode|tripod|selfie|monopod/, { kind: 'tripie' }],
  [
    inOrder(/soporte|holder|mount/, /auto|coche|car\b|moto\b|tablero|rejilla|ventosa/),
    { kind: 'soporte-rejilla' },
    { kind: 'soporte-ventosa' },
    { kind: 'soporte-iman' },
  ],
  [/soporte|stand|holder|atril|\bbase\b/, { kind: 'soporte-mesa' }],
  [/tapete|mouse ?pad/, { kind: 'tapete' }],
  [/teclado|keyboard/, { kind: 'teclado' }, { kind: 'teclado', variant: 'mecánico' }],
  [/\bmouse\b|raton/, { kind: 'mouse' }, { kind: 'mouse', variant: 'gamer' }],
  [/camara web|webcam/, { kind: 'camara-web' }],
  [/gatillo|trigger/, { kind: 'gatillos' }],
  [/enfriador|cooler|ventilador/, { kind: 'enfriador' }],
  [/consola|console/, { kind: 'consola' }],
  [/\bcontrol(es)?\b|gamepad|joystick|controller|palanca/, { kind: 'control' }, { kind: 'control-movil' }],
  [/multicontacto|regleta|extension electrica|power strip|barra multi/, { kind: 'multicontacto' }],
  [/enchufe|contacto inteligente|smart plug/, { kind: 'enchufe' }],
  [/tira (de )?led|led strip/, { kind: 'tira-led' }],
  [/lampara|\blamp\b/, { kind: 'lampara' }],
  [/\bfocos?\b|bulb|bombilla/, { kind: 'foco' }],
  [
    /celular|smartphone|telefono|reacondicionad|usados?\b|iphone|galaxy|\bmoto\b|redmi|xiaomi|\bpoco\b|honor|oppo|pixel|huawei/,
    { kind: 'celular', variant: 'sol' },
    { kind: 'celular', variant: 'ondas' },
    { kind: 'celular-frente', variant: 'luna' },
    { kind: 'celular-atras', variant: 'bloques' },
  ],
];

const colourRules: readonly (readonly [pattern: RegExp, colour: string])[] = [
  [/\b(black|negr[oa])\b/, colours.negro],
  [/\b(white|blanc[oa])\b/, colours.blanco],
  [/\b(blue|azul)\b/, colours['azul rey']],
  [/\b(red|roj[oa])\b/, colours.rojo],
  [/\b(green|verde)\b/, colours['verde jade']],
  [/\b(pink|rosa)\b/, colours.rosa],
  [/\b(purple|morad[oa])\b/, colours.morado],
  [/\b(gr[ae]y|gris)\b/, colours.grafito],
  [/\b(silver|plata)\b/, colours.plata],
  [/\b(gold|dorad[oa])\b/, colours.mostaza],
  [/\b(yellow|amarill[oa])\b/, colours.amarillo],
  [/\b(orange|naranja)\b/, colours.naranja],
  [/\b(brown|cafe)\b/, colours.café],
];

/** Finds the connectors that a name mentions. If it mentions one, the other is USB-A, or the same for HDMI and jack. */
function findPorts(name: string): Port[] {
  const ports = (
    [
      ['a', /usb-?a\b|usb a\b/],
      ['lightning', /lightning/],
      ['micro', /micro ?usb|v8/],
      ['hdmi', /hdmi/],
      ['jack', /3\.5|jack|\baux/],
      ['c', /usb-?c|tipo ?c|type ?-?c/],
    ] as const
  )
    .filter(([, pattern]) => pattern.test(name))
    .map(([port]) => port);
  if (ports.length > 1) return ports.slice(0, 2);
  const [port] = ports;
  if (port === undefined) return ['a', 'c'];
  return port === 'hdmi' || port === 'jack' ? [port, port] : ['a', port];
}

function findColour(name: string, seed: number): string {
  const longestFirst = colourNames.toSorted((a, b) => b.length - a.length);
  const mentioned = longestFirst.find((colour) => name.includes(fold(colour)));
  if (mentioned) return colours[mentioned];
  return (
    colourRules.find(([pattern]) => pattern.test(name))?.[1] ??
    colours[colourNames[seed % colourNames.length] ?? 'negro']
  );
}

/** Kinds with a printed brand. */
const brandedKinds = new Set([
  'folio',
  'audifonos-pastilla',
  'bocina',
  'bocina-tubo',
  'bocina-mini',
  'bocina-torre',
  'barra-sonido',
  'hub',
  'foco',
  'base-controles',
]);

/** Chooses a drawing for any product by its name, then by its category; a carton if neither matches. */
export function chooseDrawing({
  id,
  name,
  category,
  brand,
}: Pick<Product, 'id' | 'name' | 'category' | 'brand'>): Drawing {
  const seed = hash(id);
  const foldedName = fold(name);
  const [, ...shapes] = rules.find(([matcher]) => matcher.test(foldedName)) ??
    rules.find(([matcher]) => matcher.test(fold(category))) ?? [/$/];
  const shape = shapes[seed % Math.max(shapes.length, 1)];
  const colour = findColour(foldedName, seed >>> 5);
  if (!shape) return { kind: 'caja', colour };
  const phone = [...phones].reverse().find(({ name: phoneName }) => foldedName.includes(fold(phoneName)));
  const hasPorts = shape.kind.startsWith('cable') || shape.kind === 'adaptador';
  const hasScreen = shape.kind.startsWith('celular') || shape.kind.startsWith('vidrio');
  const secondColour = colours[colourNames[(seed >>> 11) % colourNames.length] ?? 'coral'];
  // Long brand names do not fit.
  const printedBrand = brand.length <= 8 ? brand.toUpperCase() : '';
  return {
    ...shape,
    colour,
    ...(brandedKinds.has(shape.kind) ? { text: printedBrand } : {}),
    ...(phone ? { camera: phone.camera, front: phone.front } : {}),
    ...(hasPorts ? { ports: findPorts(foldedName) } : {}),
    ...(hasScreen ? { second: secondColour } : {}),
  };
}
