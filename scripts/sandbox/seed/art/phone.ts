import { C, D, G, L, P, R, S, T, type Kit } from './kit.ts';

/** A camera lens. */
export function lens(k: Kit, x: number, y: number, r: number): string {
  const glass = k.rad(
    [
      [0, '#2b4a66'],
      [0.45, '#12202c'],
      [1, '#050708'],
    ],
    0.4,
    0.35,
    0.7,
  );
  return (
    C(x, y, r, '#8d9491') +
    C(x, y, r - Math.min(1.6, r * 0.14), '#101413') +
    C(x, y, r * 0.66, glass) +
    C(x - r * 0.24, y - r * 0.28, r * 0.16, '#dbe9f2', 'opacity=".85"')
  );
}

const flash = (x: number, y: number, r: number): string => C(x, y, r, '#f6efd8') + C(x, y, r * 0.5, '#fffbe9');

/** The rear cameras of a phone whose back is `w` wide and starts at (x, y); `c` is the colour around them. */
export function camera(k: Kit, x: number, y: number, w: number, c: string, layout = 'tri'): string {
  const glass = (): string =>
    k.lin(
      [
        [0, '#3a403e'],
        [1, '#1c201f'],
      ],
      0,
      0,
      1,
      1,
    );
  const bump = (bx: number, by: number, bw: number, bh: number, r: number): string =>
    R(bx, by, bw, bh, r, D(c, 0.34)) + R(bx + 3, by + 3, bw - 6, bh - 6, r - 3, glass());
  const left = x + w * 0.1;
  const top = y + w * 0.1;
  const u = w * 0.47;
  switch (layout) {
    case 'duo':
      return (
        bump(left, top, u, u, u * 0.3) +
        lens(k, left + u * 0.32, top + u * 0.32, u * 0.21) +
        lens(k, left + u * 0.68, top + u * 0.68, u * 0.21) +
        flash(left + u * 0.7, top + u * 0.28, u * 0.07)
      );
    case 'pastilla':
      return (
        bump(left, top, u * 0.56, u * 1.1, u * 0.28) +
        lens(k, left + u * 0.28, top + u * 0.3, u * 0.2) +
        lens(k, left + u * 0.28, top + u * 0.79, u * 0.2) +
        flash(left + u * 0.82, top + u * 0.55, u * 0.07)
      );
    case 'solo':
      return (
        bump(left, top, u * 0.46, u * 0.46, u * 0.23) +
        lens(k, left + u * 0.23, top + u * 0.23, u * 0.17) +
        flash(left + u * 0.66, top + u * 0.23, u * 0.07)
      );
    case 'columna':
      return (
        [0.26, 0.76, 1.26]
          .map(
            (f) =>
              C(left + u * 0.26, top + u * f, u * 0.24, D(c, 0.4)) + lens(k, left + u * 0.26, top + u * f, u * 0.21),
          )
          .join('') + flash(left + u * 0.7, top + u * 0.3, u * 0.07)
      );
    case 'ultra':
      return (
        [0.28, 0.82, 1.36]
          .map(
            (f) =>
              C(left + u * 0.28, top + u * f, u * 0.26, D(c, 0.45)) + lens(k, left + u * 0.28, top + u * f, u * 0.23),
          )
          .join('') +
        [0.55, 1.09]
          .map(
            (f) =>
              C(left + u * 0.84, top + u * f, u * 0.15, D(c, 0.45)) + lens(k, left + u * 0.84, top + u * f, u * 0.13),
          )
          .join('') +
        flash(left + u * 0.84, top + u * 0.2, u * 0.06)
      );
    case 'cuadro':
      return (
        bump(left, top, u * 1.06, u * 1.06, u * 0.24) +
        [
          [0.29, 0.29],
          [0.77, 0.29],
          [0.29, 0.77],
        ]
          .map(([a = 0, b = 0]) => lens(k, left + u * a, top + u * b, u * 0.2))
          .join('') +
        flash(left + u * 0.77, top + u * 0.77, u * 0.1)
      );
    case 'moto':
      return (
        bump(left, top, u * 0.72, u * 0.98, u * 0.2) +
        lens(k, left + u * 0.36, top + u * 0.29, u * 0.2) +
        lens(k, left + u * 0.36, top + u * 0.71, u * 0.15) +
        flash(left + u * 0.6, top + u * 0.52, u * 0.05)
      );
    case 'redonda': {
      const cx = x + w * 0.5;
      const cy = y + w * 0.42;
      const r = w * 0.29;
      return (
        C(cx, cy, r, D(c, 0.34)) +
        C(cx, cy, r - 3, glass()) +
        [
          [-0.4, -0.4],
          [0.4, -0.4],
          [-0.4, 0.4],
          [0.4, 0.4],
        ]
          .map(([a = 0, b = 0], i) =>
            i === 3 ? flash(cx + r * a, cy + r * b, r * 0.14) : lens(k, cx + r * a, cy + r * b, r * 0.28),
          )
          .join('')
      );
    }
    case 'barra':
      return (
        bump(x + w * 0.06, y + w * 0.2, w * 0.88, w * 0.25, w * 0.12) +
        [0.24, 0.48].map((f) => lens(k, x + w * f, y + w * 0.325, w * 0.085)).join('') +
        flash(x + w * 0.74, y + w * 0.325, w * 0.03)
      );
    default:
      return (
        bump(left, top, u, u, u * 0.3) +
        lens(k, left + u * 0.3, top + u * 0.3, u * 0.19) +
        lens(k, left + u * 0.3, top + u * 0.7, u * 0.19) +
        lens(k, left + u * 0.71, top + u * 0.5, u * 0.19) +
        flash(left + u * 0.71, top + u * 0.2, u * 0.06)
      );
  }
}

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
