import { C, D, G, L, P, R, T, isDark, type Painter } from './kit.ts';
import { phoneFront } from './phone.ts';
import { coil } from './cable.ts';
import { car, carFront } from './carCharger.ts';
import { port } from './port.ts';
import { svg } from './svg.ts';

const shapes: Record<string, readonly [w: number, h: number, r: number]> = {
  cubo: [152, 152, 30],
  alto: [140, 214, 30],
  plano: [206, 150, 26],
  normal: [172, 192, 34],
};

const wall: Painter = (k, d) => {
  const c = d.colour;
  const [w, h, r] = shapes[d.variant ?? 'normal'] ?? [172, 192, 34];
  const dx = d.variant === 'plano' ? 60 : 92;
  const dy = d.variant === 'plano' ? -40 : -58;
  const x = 200 - (w + dx) / 2 - 4;
  const y = 334 - h;
  const q = Math.hypot(dx, dy);
  const nx = dy / q;
  const ny = -dx / q;
  const dark = isDark(c);
  const ports = d.ports ?? ['c', 'c', 'a'];
  const side = k.lin(
    [
      [0, L(c, dark ? 0.28 : 0.8)],
      [0.34, L(c, dark ? 0.12 : 0.3)],
      [0.5, D(c, dark ? 0.2 : 0.1)],
      [1, D(c, dark ? 0.45 : 0.26)],
    ],
    x,
    y + dy,
    x + dx + w,
    y + h,
    true,
  );
  const x1 = x + r + nx * r;
  const y1 = y + r + ny * r;
  const x2 = x + w - r - nx * r + dx;
  const y2 = y + h - r - ny * r + dy;
  const prong = (o: number): string =>
    G(
      `translate(${x + dx + w - 8},${y + dy + o})`,
      P(
        'M0 0l44-27v15l-44 27z',
        k.lin(
          [
            [0, '#8a918d'],
            [0.5, '#e9eceb'],
            [1, '#a7aeaa'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) + P('M0 15l44-27v4l-44 27z', '#6d746f'),
    );
  const step = Math.min(44, (h - 66) / ports.length);
  const first = y + h / 2 - ((ports.length - 1) * step) / 2 + 10;
  return (
    k.sh(214, 338, 176, 24, 0.38) +
    prong(h * 0.18) +
    prong(h * 0.48) +
    R(x + dx, y + dy, w, h, r, D(c, dark ? 0.5 : 0.26)) +
    P(
      `M${x1} ${y1}L${x1 + dx} ${y1 + dy}A${r} ${r} 0 0 1 ${x + dx + r} ${y + dy}H${x + dx + w - r}A${r} ${r} 0 0 1 ${x + dx + w} ${y + dy + r}V${y + dy + h - r}A${r} ${r} 0 0 1 ${x2} ${y2}L${x2 - dx} ${y2 - dy}z`,
      side,
    ) +
    R(
      x,
      y,
      w,
      h,
      r,
      k.lin(
        [
          [0, L(c, dark ? 0.16 : 0.6)],
          [0.5, c],
          [1, D(c, dark ? 0.28 : 0.08)],
        ],
        0,
        0,
        0.8,
        1,
      ),
    ) +
    R(
      x + 1,
      y + 1,
      w - 2,
      h - 2,
      r - 1,
      'none',
      `stroke="#fff" stroke-opacity="${dark ? 0.22 : 0.8}" stroke-width="2"`,
    ) +
    ports.map((p, i) => port(x + w / 2, first + i * step, p, d.variant === 'alto' ? 0.9 : 1)).join('') +
    T(x + 22, y + 36, `${d.text ?? '65'} W`, 17, dark ? '#c9d1cd' : '#59615d') +
    C(x + w - 26, y + 30, 4, d.second ?? '#38c793')
  );
};

const wallPorts: Painter = (k, d) => {
  const c = d.colour;
  const ports = d.ports ?? ['c', 'c', 'a'];
  const ink = isDark(c) ? '#c9d1cd' : '#59615d';
  const step = Math.min(92, 260 / ports.length);
  const share = [d.text ?? '65', '30', '18', '12'];
  return (
    R(
      -40,
      30,
      480,
      420,
      80,
      k.lin(
        [
          [0, L(c, isDark(c) ? 0.16 : 0.6)],
          [0.6, c],
          [1, D(c, 0.1)],
        ],
        0,
        0,
        0.8,
        1,
      ),
    ) +
    R(-38, 32, 476, 416, 78, 'none', `stroke="#fff" stroke-width="4" stroke-opacity="${isDark(c) ? 0.2 : 0.8}"`) +
    ports
      .map(
        (p, i) =>
          port(190, 230 + (i - (ports.length - 1) / 2) * step, p, 2.3) +
          T(290, 237 + (i - (ports.length - 1) / 2) * step, `${share[i]} W`, 19, ink),
      )
      .join('')
  );
};

/** Charger with its cable: what is in the box. */
const wallKit: Painter = (k, d) =>
  G('translate(-46,6) scale(.82)', wall(k, d)) +
  G(
    'translate(196,186) scale(.5)',
    coil(k, { kind: 'cable', colour: isDark(d.colour) ? '#3a413e' : '#e4e6e3', second: d.colour, ports: ['c', 'c'] }),
  );

/** Wireless pad: a disc, a square tile or a magnetic puck. */
const pad = svg('inalambrico');

const padInUse: Painter = (k, d) =>
  G('translate(0,44)', pad(k, d)) +
  G(
    'translate(60,96) matrix(.74,.1,-.5,.52,130,-10)',
    phoneFront(k, 0, 0, 150, 312, '#59615d', { colours: ['#f2c879', '#d9764a', '#1e4d7a'] }),
  );

/** Stand that charges phone, watch and buds. */
const station = svg('estacion');

const emptyStation: Painter = (k, d) => station(k, { ...d, variant: 'sola' });

export const power = {
  cargador: { hero: wall, more: [svg('cargador-2'), wallPorts, wallKit], focus: [170, 230, 2], size: [38, 42, 46] },
  'cargador-auto': { hero: car, more: [carFront], focus: [230, 140, 1.9], size: [28, 62, 28] },
  inalambrico: { hero: pad, more: [padInUse], focus: [200, 220, 1.8], size: [100, 100, 11] },
  estacion: {
    hero: station,
    more: [emptyStation],
    focus: [270, 220, 1.9],
    size: [160, 145, 90],
  },
} as const;
