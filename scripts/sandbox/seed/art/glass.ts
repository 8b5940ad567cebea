import { PLANE, C, D, G, P, R, mix, type Kit, type Painter } from './kit.ts';
import type { Drawing } from '../drawing.ts';
import { phoneBack, phoneFront } from './phone.ts';
import { svg } from './svg.ts';

const iso = (y: number, b: string): string => G(`translate(200,${y}) matrix(.8,.4,-.8,.4,0,0)`, b);
const w = 196;
const h = 330;

function pane(k: Kit, y: number, variant: string): string {
  const fill =
    variant === 'privacidad'
      ? k.lin(
          [
            [0, '#39434a', 0.9],
            [0.42, '#10171c', 0.82],
            [0.5, '#5d6a72', 0.9],
            [0.58, '#10171c', 0.82],
            [1, '#1c262c', 0.86],
          ],
          0,
          0,
          1,
          0.8,
        )
      : variant === 'mate'
        ? k.lin(
            [
              [0, '#ffffff', 0.82],
              [0.5, '#eef1ef', 0.7],
              [1, '#e3e8e5', 0.72],
            ],
            0,
            0,
            1,
            0.8,
          )
        : variant === 'luz azul'
          ? k.lin(
              [
                [0, '#e7dcff', 0.8],
                [0.42, '#9db4ff', 0.34],
                [0.5, '#ffffff', 0.75],
                [0.58, '#8fa8ff', 0.3],
                [1, '#c9b8ff', 0.6],
              ],
              0,
              0,
              1,
              0.8,
            )
          : k.lin(
              [
                [0, '#ffffff', 0.75],
                [0.42, '#dff1ee', 0.28],
                [0.5, '#ffffff', 0.7],
                [0.58, '#dff1ee', 0.2],
                [1, '#eafaf6', 0.5],
              ],
              0,
              0,
              1,
              0.8,
            );
  const frame =
    variant === 'completo'
      ? R(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, 27, 'none', 'stroke="#14191a" stroke-width="8"')
      : '';
  const edge = (o: string): string => R(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, 30, 'none', o);
  return (
    iso(y + 3, edge('stroke="#7fa79d" stroke-opacity=".6" stroke-width="3"')) +
    iso(
      y,
      R(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, variant === 'hidrogel' ? 22 : 30, fill) +
        frame +
        edge('stroke="#fff" stroke-width="3"') +
        edge('stroke="#5d7f78" stroke-opacity=".55" stroke-width="1"'),
    )
  );
}

const cut = (front: string | undefined): string =>
  front === 'gota'
    ? C(0, -h / 2 + 14, 8, '#0b0e10')
    : front === 'punch'
      ? C(0, -h / 2 + 22, 6, '#0b0e10')
      : front === 'muesca'
        ? R(-44, -h / 2 + 5, 88, 18, 9, '#0b0e10')
        : R(-24, -h / 2 + 16, 48, 14, 7, '#0b0e10');

const floating: Painter = (k, d) => {
  const variant = d.variant ?? 'claro';
  const paper = k.lin(
    [
      [0, D(d.colour, 0.35)],
      [0.5, d.colour],
      [1, d.second ?? '#f2c879'],
    ],
    0,
    0,
    0.7,
    1,
  );
  const base = Array.from({ length: 13 }, (_, j) => 12 - j)
    .map((i) => iso(262 + i, R(-w / 2, -h / 2, w, h, 34, i ? mix('#8b9390', '#3c4341', i / 12) : '#151a1c')))
    .join('');
  const panes = variant === 'par' ? pane(k, 176, 'claro') + pane(k, 116, 'claro') : pane(k, 158, variant);
  return G(
    'translate(20,22) scale(.9)',
    k.sh(200, 300, 190, 62, 0.3) +
      base +
      iso(262, R(-w / 2 + 7, -h / 2 + 7, w - 14, h - 14, 28, paper) + cut(d.front)) +
      panes,
  );
};

/** Glass peeling off an upright phone. */
const upright: Painter = (k, d) => {
  const tint = d.variant === 'privacidad' ? '#10171c' : d.variant === 'luz azul' ? '#8fa8ff' : '#dff1ee';
  const o = d.variant === 'privacidad' ? 0.78 : 0.34;
  return (
    k.sh(196, 372, 150, 16) +
    G(
      'rotate(-5 150 200)',
      phoneFront(
        k,
        78,
        34,
        156,
        328,
        '#39403d',
        { colours: [d.second ?? '#f2c879', d.colour, D(d.colour, 0.5)], scene: 'bloques' },
        d.front,
      ),
    ) +
    G(
      'rotate(7 240 200)',
      R(
        166,
        40,
        152,
        322,
        30,
        k.lin(
          [
            [0, '#ffffff', 0.7],
            [0.3, tint, o],
            [0.48, '#ffffff', Math.max(o, 0.5)],
            [0.52, tint, o],
            [1, '#ffffff', 0.5],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ) +
        R(167, 41, 150, 320, 29, 'none', 'stroke="#fff" stroke-width="3"') +
        R(166, 40, 152, 322, 30, 'none', 'stroke="#5d7f78" stroke-opacity=".55" stroke-width="1"') +
        R(222, 54, 40, 9, 4.5, PLANE, 'opacity=".9"'),
    )
  );
};

/** Glass, wipes and guide: what is in the box. */
const contents = svg('vidrio-3');

const back = (k: Kit, d: Drawing): string =>
  G('rotate(-8 200 240)', phoneBack(k, 76, 60, 248, 470, d.colour, d.camera ?? 'tri'));

/** Lens protectors hovering over the cameras. */
const lenses: Painter = (k, d) => {
  const ring = (x: number, y: number, r: number): string =>
    C(x, y + 6, r + 1, '#0b1310', 'opacity=".25"') +
    C(x, y, r, 'none', `stroke="${d.second ?? '#c9d0cc'}" stroke-width="7"`) +
    C(x, y, r - 4, '#dff1ee', 'opacity=".5"') +
    P(
      `M${x - r * 0.6} ${y + r * 0.1}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y - r * 0.6}`,
      'none',
      'stroke="#fff" stroke-width="4" stroke-linecap="round"',
    );
  const cl = k.clip(R(32, 32, 336, 330, 0, '#000'));
  return (
    k.sh(200, 362, 180, 16) +
    `<g clip-path="${cl}">${back(k, d)}</g>` +
    ring(276, 82, 40) +
    ring(322, 178, 40) +
    ring(264, 254, 40)
  );
};

export const glass = {
  vidrio: { hero: floating, more: [upright, contents], focus: [200, 150, 1.7], size: [70, 145, 0.3] },
  'vidrio-frente': { hero: upright, more: [floating, contents], focus: [190, 90, 1.8], size: [70, 145, 0.3] },
  lentes: { hero: lenses, more: [contents], focus: [276, 120, 1.8], size: [16, 16, 1] },
} as const;
