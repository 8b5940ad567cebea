import { C, D, E, G, L, P, R, S, T, isDark, mix, type Painter } from './kit.ts';
import { phoneFront } from './phone.ts';
import { coil } from './cable.ts';

/** A USB port seen from the front, centred on (x, y). */
export function port(x: number, y: number, kind: string, s = 1): string {
  return kind === 'c'
    ? R(x - 25 * s, y - 9 * s, 50 * s, 18 * s, 9 * s, '#a9b0ac') +
        R(x - 22.5 * s, y - 6.5 * s, 45 * s, 13 * s, 6.5 * s, '#0e1211') +
        R(x - 13 * s, y - 1.6 * s, 26 * s, 3.2 * s, 1.6 * s, '#59625e')
    : R(x - 29 * s, y - 12 * s, 58 * s, 24 * s, 4 * s, '#a9b0ac') +
        R(x - 26 * s, y - 9 * s, 52 * s, 18 * s, 2 * s, '#0e1211') +
        R(x - 22 * s, y - 6 * s, 44 * s, 7 * s, s, '#d9643a');
}

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

const wallBack: Painter = (k, d) => {
  const c = d.colour;
  const x = 96;
  const y = 96;
  const ink = isDark(c) ? L(c, 0.6) : '#59615d';
  return (
    k.sh(200, 346, 150, 20, 0.36) +
    R(
      x,
      y,
      208,
      240,
      42,
      k.lin(
        [
          [0, L(c, isDark(c) ? 0.2 : 0.5)],
          [0.5, c],
          [1, D(c, 0.14)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    R(x + 1, y + 1, 206, 238, 41, 'none', 'stroke="#fff" stroke-width="2" stroke-opacity=".6"') +
    R(x + 56, y + 44, 96, 66, 12, D(c, 0.12)) +
    R(x + 56, y + 44, 96, 66, 12, 'none', `stroke="${D(c, 0.25)}" stroke-width="1.5"`) +
    [72, 120]
      .map(
        (o) =>
          R(
            x + o,
            y - 52,
            16,
            130,
            4,
            k.lin(
              [
                [0, '#8b928e'],
                [0.35, '#f3f5f4'],
                [1, '#8b928e'],
              ],
              0,
              0,
              1,
              0,
            ),
          ) + C(x + o + 8, y - 36, 3.4, '#6d746f'),
      )
      .join('') +
    [112, 96, 108, 70, 84]
      .map((w, i) => R(x + 48, y + 138 + i * 13, w, 4, 2, isDark(c) ? L(c, 0.3) : D(c, 0.3)))
      .join('') +
    T(x + 104, y + 222, '100–240 V ~ 50/60 Hz', 13, ink, { anchor: 'middle' })
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

/** Car charger, leaning. */
const car: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const accent = d.second ?? '#38c793';
  const ports = d.ports ?? ['c', 'a'];
  const metal = k.lin(
    [
      [0, '#7d8480'],
      [0.3, '#f5f7f6'],
      [0.6, '#b9c0bc'],
      [1, '#6d746f'],
    ],
    0,
    0,
    1,
    0,
  );
  return (
    k.sh(196, 350, 150, 20, 0.36) +
    G(
      'rotate(38 200 200) translate(0,-6)',
      R(184, 318, 32, 40, 12, metal) +
        P(
          'M150 176h100l-6 130q-2 20-22 20h-44q-20 0-22-20z',
          k.lin(
            [
              [0, L(c, 0.14)],
              [0.3, L(c, dark ? 0.26 : 0.6)],
              [0.6, c],
              [1, D(c, 0.5)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        R(138, 214, 14, 64, 6, metal) +
        R(248, 214, 14, 64, 6, metal) +
        [0, 1, 2, 3].map((i) => R(160, 226 + i * 18, 80, 4, 2, D(c, 0.35))).join('') +
        R(
          120,
          152,
          160,
          42,
          18,
          k.lin(
            [
              [0, D(c, 0.2)],
              [0.3, L(c, 0.2)],
              [1, D(c, 0.55)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        E(
          200,
          120,
          92,
          58,
          k.lin(
            [
              [0, L(c, dark ? 0.34 : 0.7)],
              [0.5, c],
              [1, D(c, 0.4)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        P(
          'M108 120v34c0 34 40 54 92 54s92-20 92-54v-34c0 32-41 58-92 58s-92-26-92-58z',
          k.lin(
            [
              [0, D(c, 0.1)],
              [0.3, L(c, dark ? 0.2 : 0.3)],
              [1, D(c, 0.5)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        E(200, 120, 78, 47, 'none', `stroke="${accent}" stroke-width="4"`) +
        E(200, 120, 70, 41, '#14191a') +
        ports.map((p, i) => port(200 + (i - (ports.length - 1) / 2) * 66, 116, p, 0.95)).join('') +
        T(200, 150, `${d.text ?? '38'} W`, 14, '#c9d1cd', { anchor: 'middle' }),
    )
  );
};

const carFront: Painter = (k, d) => {
  const c = d.colour;
  const ports = d.ports ?? ['c', 'a'];
  return (
    k.sh(200, 352, 130, 16) +
    C(
      200,
      200,
      138,
      k.lin(
        [
          [0, L(c, 0.3)],
          [1, D(c, 0.4)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    C(200, 200, 124, 'none', `stroke="${d.second ?? '#38c793'}" stroke-width="7"`) +
    C(200, 200, 112, '#14191a') +
    ports.map((p, i) => port(200, 200 + (i - (ports.length - 1) / 2) * 62, p, 1.9)).join('') +
    T(200, 292, `${d.text ?? '38'} W`, 20, '#c9d1cd', { anchor: 'middle' })
  );
};

/** Wireless pad: a disc, a square tile or a magnetic puck. */
const pad: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const accent = d.second ?? '#38c793';
  const rim = k.lin(
    [
      [0, D(c, 0.1)],
      [0.25, L(c, dark ? 0.3 : 0.4)],
      [0.6, D(c, 0.2)],
      [1, D(c, 0.55)],
    ],
    0,
    0,
    1,
    0,
  );
  const face = k.lin(
    [
      [0, L(c, dark ? 0.24 : 0.6)],
      [0.5, c],
      [1, D(c, 0.2)],
    ],
    0,
    0,
    1,
    1,
  );
  const cord =
    S('M286 232c60 10 96 40 56 78s-150 22-196 40', D(c, 0.45), 11) +
    S('M286 230c60 10 96 40 56 78s-150 22-196 40', L(c, 0.12), 7);
  if (d.variant === 'cuadro') {
    const iso = (y: number, b: string): string => G(`translate(196,${y}) matrix(.84,.4,-.84,.4,0,0)`, b);
    return (
      k.sh(196, 288, 170, 56) +
      cord +
      Array.from({ length: 16 }, (_, i) =>
        iso(236 - i, R(-112, -112, 224, 224, 40, mix(D(c, 0.5), D(c, 0.05), i / 16))),
      ).join('') +
      iso(
        220,
        R(-112, -112, 224, 224, 40, face) +
          C(0, 0, 64, 'none', `stroke="${accent}" stroke-width="5"`) +
          S('M-22 0h44M0 -22v44', accent, 5),
      )
    );
  }
  const r = d.variant === 'imán' ? 104 : 142;
  return (
    k.sh(200, 292, 178, 44, 0.4) +
    cord +
    E(200, 246, r, r * 0.42, D(c, 0.6)) +
    P(`M${200 - r} 214v26a${r} ${r * 0.42} 0 0 0 ${r * 2} 0v-26z`, rim) +
    E(200, 214, r, r * 0.42, face) +
    E(200, 214, r - 3, r * 0.42 - 2, 'none', `stroke="#fff" stroke-opacity="${dark ? 0.3 : 0.9}" stroke-width="2"`) +
    (d.variant === 'imán'
      ? E(200, 214, r * 0.72, r * 0.3, 'none', 'stroke="#c9d0cc" stroke-width="9"')
      : E(200, 214, r * 0.56, r * 0.235, 'none', `stroke="${accent}" stroke-width="5"`)) +
    E(200, 214, r * 0.2, r * 0.085, D(c, 0.25)) +
    T(200, 258, d.text ?? '15 W', 15, dark ? '#c9d1cd' : '#59615d', { anchor: 'middle' })
  );
};

const padInUse: Painter = (k, d) =>
  G('translate(0,44)', pad(k, d)) +
  G(
    'translate(60,96) matrix(.74,.1,-.5,.52,130,-10)',
    phoneFront(k, 0, 0, 150, 312, '#59615d', { colours: ['#f2c879', '#d9764a', '#1e4d7a'] }),
  );

/** Stand that charges phone, watch and buds. */
const station: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  const body = (): string =>
    k.lin(
      [
        [0, L(c, dark ? 0.28 : 0.6)],
        [0.5, c],
        [1, D(c, 0.36)],
      ],
      0,
      0,
      1,
      1,
    );
  return (
    k.sh(200, 352, 176, 20, 0.4) +
    P(
      'M138 330l40-210h30l20 210z',
      k.lin(
        [
          [0, D(c, 0.1)],
          [0.5, L(c, 0.2)],
          [1, D(c, 0.5)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(52, 318, 296, 34, 17, body()) +
    R(54, 319, 292, 8, 4, '#fff', 'opacity=".3"') +
    (d.variant === 'sola'
      ? C(166, 150, 62, D(c, 0.25)) +
        C(162, 147, 62, body()) +
        C(162, 147, 44, 'none', `stroke="${L(c, dark ? 0.4 : 0.8)}" stroke-width="5"`)
      : G(
          'rotate(-7 170 170)',
          phoneFront(k, 104, 52, 128, 262, '#6d746f', {
            colours: ['#f2b45f', d.second ?? '#1f6b57', '#12303a'],
            scene: 'ondas',
          }),
        )) +
    R(272, 214, 16, 110, 8, body()) +
    C(280, 196, 34, body()) +
    R(250, 164, 60, 64, 18, '#8d9491') +
    R(254, 168, 52, 56, 15, '#070a0a') +
    T(280, 204, '10:09', 17, '#fff', { anchor: 'middle' }) +
    G(
      'translate(306,300)',
      P('M-22 18q0-26 24-26t24 26z', L('#f2f2ee', 0.2)) + P('M-22 4h48v6q0 12-24 12t-24-12z', '#dfe2df'),
    ) +
    C(80, 335, 3.4, '#38c793')
  );
};

const emptyStation: Painter = (k, d) => station(k, { ...d, variant: 'sola' });

export const power = {
  cargador: { hero: wall, more: [wallBack, wallPorts, wallKit], focus: [170, 230, 2], size: [38, 42, 46] },
  'cargador-auto': { hero: car, more: [carFront], focus: [230, 140, 1.9], size: [28, 62, 28] },
  inalambrico: { hero: pad, more: [padInUse], focus: [200, 220, 1.8], size: [100, 100, 11] },
  estacion: {
    hero: station,
    more: [emptyStation],
    focus: [270, 220, 1.9],
    size: [160, 145, 90],
  },
} as const;
