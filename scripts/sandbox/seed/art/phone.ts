import { C, D, G, L, P, R, S, T, type Kit } from './kit.ts';
import { camera } from './cameras.ts';

/** The glass back of a phone. */
export function phoneBack(k: Kit, x: number, y: number, w: number, h: number, c: string, cam?: string): string {
  const r = w * 0.2;
  return (
    R(
      x,
      y,
      w,
      h,
      r,
      k.lin(
        [
          [0, L(c, 0.5)],
          [0.08, D(c, 0.2)],
          [0.92, D(c, 0.2)],
          [1, D(c, 0.5)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(
      x + 4,
      y + 4,
      w - 8,
      h - 8,
      r - 4,
      k.lin(
        [
          [0, L(c, 0.32)],
          [0.5, c],
          [1, D(c, 0.28)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    camera(k, x, y, w, c, cam)
  );
}

export interface Wallpaper {
  /** Sun, middle, sky. */
  colours: readonly [string, string, string];
  scene?: 'dunas' | 'ondas' | 'sol' | 'bloques' | 'luna' | undefined;
}

function scene(w: Wallpaper, x: number, y: number, width: number, h: number): string {
  const [a, b, c] = w.colours;
  const X = (f: number): number => Math.round(x + width * f);
  const Y = (f: number): number => Math.round(y + h * f);
  switch (w.scene) {
    case 'ondas':
      return [0.46, 0.58, 0.7, 0.82]
        .map((f, i) =>
          P(
            `M${x} ${Y(f)}C${X(0.3)} ${Y(f - 0.12)} ${X(0.6)} ${Y(f + 0.1)} ${x + width} ${Y(f - 0.06)}V${y + h}H${x}z`,
            [a, b, D(b, 0.25), D(c, 0.2)][i] ?? c,
            'opacity=".85"',
          ),
        )
        .join('');
    case 'sol':
      return (
        C(X(0.5), Y(0.62), width * 0.36, a) +
        C(X(0.5), Y(0.62), width * 0.27, L(a, 0.35)) +
        R(x, Y(0.66), width, h * 0.34, 0, D(b, 0.5)) +
        [0.7, 0.76, 0.83]
          .map((f, i) => R(X(0.24 + i * 0.06), Y(f), width * (0.52 - i * 0.12), h * 0.014, 2, a, 'opacity=".8"'))
          .join('')
      );
    case 'bloques':
      return (
        P(`M${x} ${Y(0.5)}L${x + width} ${Y(0.34)}V${Y(0.62)}L${x} ${Y(0.8)}z`, a) +
        P(`M${x} ${Y(0.8)}L${x + width} ${Y(0.62)}V${y + h}H${x}z`, D(b, 0.3)) +
        C(X(0.74), Y(0.43), width * 0.1, L(b, 0.5))
      );
    case 'luna':
      return (
        C(X(0.66), Y(0.52), width * 0.22, L(a, 0.5)) +
        C(X(0.76), Y(0.49), width * 0.19, b) +
        [
          [0.2, 0.44],
          [0.34, 0.66],
          [0.82, 0.7],
          [0.14, 0.8],
        ]
          .map(([p = 0, q = 0]) => C(X(p), Y(q), 2.2, '#fff', 'opacity=".8"'))
          .join('') +
        P(
          `M${x} ${Y(0.9)}L${X(0.3)} ${Y(0.74)}L${X(0.52)} ${Y(0.88)}L${X(0.78)} ${Y(0.72)}L${x + width} ${Y(0.86)}V${y + h}H${x}z`,
          D(c, 0.5),
        )
      );
    default:
      return (
        C(X(0.72), Y(0.54), width * 0.36, a, 'opacity=".9"') +
        P(
          `M${x} ${Y(0.73)}C${X(0.27)} ${Y(0.62)} ${X(0.5)} ${Y(0.63)} ${X(0.68)} ${Y(0.69)}S${X(0.92)} ${Y(0.73)} ${x + width} ${Y(0.71)}V${y + h}H${x}z`,
          D(b, 0.35),
          'opacity=".9"',
        ) +
        P(
          `M${x} ${Y(0.84)}C${X(0.33)} ${Y(0.76)} ${X(0.57)} ${Y(0.81)} ${x + width} ${Y(0.83)}V${y + h}H${x}z`,
          D(c, 0.45),
        )
      );
  }
}

/** The front of a phone that is switched on. `c` is the frame. */
export function phoneFront(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  paper: Wallpaper,
  front = 'isla',
): string {
  const r = w * 0.21;
  const home = front === 'boton';
  const e = w * 0.05;
  const top = home ? h * 0.12 : e;
  const bottom = home ? h * 0.12 : front === 'gota' ? e * 1.7 : e;
  const sx = x + e;
  const sy = y + top;
  const sw = w - e * 2;
  const shh = h - top - bottom;
  const sr = home ? 4 : r - e + 1;
  const cl = k.clip(R(sx, sy, sw, shh, sr, '#000'));
  const cx = x + w / 2;
  const [sun, middle, sky] = paper.colours;
  const cut =
    front === 'isla'
      ? R(cx - w * 0.145, sy + w * 0.055, w * 0.29, w * 0.085, w * 0.043, '#070a0a')
      : front === 'muesca'
        ? P(
            `M${cx - w * 0.26} ${sy - 1}h${w * 0.52}l-6 6v${w * 0.02}q0 ${w * 0.05}-${w * 0.05} ${w * 0.05}h-${w * 0.3}q-${w * 0.05} 0-${w * 0.05}-${w * 0.05}v-${w * 0.02}z`,
            '#070a0a',
          )
        : front === 'gota'
          ? P(
              `M${cx - w * 0.1} ${sy - 1}h${w * 0.2}q-${w * 0.05} 1-${w * 0.055} ${w * 0.05}a${w * 0.046} ${w * 0.046} 0 0 1-${w * 0.09} 0q-1-${w * 0.05}-${w * 0.055}-${w * 0.05}z`,
              '#070a0a',
            )
          : home
            ? C(cx, y + h - bottom / 2, w * 0.085, 'none', 'stroke="#4a524e" stroke-width="2.5"') +
              R(cx - w * 0.09, y + top * 0.5, w * 0.18, 4, 2, '#333a37')
            : C(cx, sy + w * 0.07, w * 0.036, '#070a0a');
  return (
    R(
      x,
      y,
      w,
      h,
      r,
      k.lin(
        [
          [0, L(c, 0.72)],
          [0.06, c],
          [0.94, D(c, 0.2)],
          [1, D(c, 0.5)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(x + 3.5, y + 3.5, w - 7, h - 7, r - 3.5, '#070a0a') +
    `<g clip-path="${cl}">` +
    R(
      sx,
      sy,
      sw,
      shh,
      0,
      k.lin(
        [
          [0, sky],
          [0.5, middle],
          [1, sun],
        ],
        0,
        0,
        0.2,
        1,
      ),
    ) +
    scene(paper, sx, sy, sw, shh) +
    P(`M${sx} ${sy}h${sw * 0.66}L${sx} ${sy + shh * 0.66}z`, '#fff', 'opacity=".1"') +
    '</g>' +
    cut +
    T(cx, sy + shh * 0.26, '10:09', w * 0.25, '#fff', { anchor: 'middle' }) +
    T(cx, sy + shh * 0.32, 'jueves 20 de noviembre', w * 0.075, '#fff', { anchor: 'middle', extra: 'opacity=".9"' }) +
    (home ? '' : R(cx - w * 0.17, sy + shh - w * 0.06, w * 0.34, 3.4, 1.7, '#fff', 'opacity=".8"'))
  );
}

/** A blank, dark front: for glass, cases and screens. */
export function darkFront(k: Kit, x: number, y: number, w: number, h: number, frame: string): string {
  const r = w * 0.18;
  return (
    R(x, y, w, h, r, frame) +
    R(x + 4, y + 4, w - 8, h - 8, r - 4, '#0a0e10') +
    R(
      x + 10,
      y + 10,
      w - 20,
      h - 20,
      r - 9,
      k.lin(
        [
          [0, '#27313a'],
          [0.44, '#12181d'],
          [0.45, '#0a0e11'],
          [1, '#0a0e11'],
        ],
        0,
        0,
        1,
        0.7,
      ),
    ) +
    G('', P(`M${x + 10} ${y + 30}a20 20 0 0 1 20-20h${w * 0.5}L${x + 10} ${y + h * 0.55}z`, '#fff', 'opacity=".07"')) +
    S(`M${x + w * 0.42} ${y + 18}h${w * 0.16}`, '#000', 6)
  );
}
