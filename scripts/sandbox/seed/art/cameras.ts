import { C, D, R, type Kit } from './kit.ts';

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
