import { C, D, G, L, P, R, S, type Kit } from './kit.ts';

/** What is on the back of a case, by its kind; `c2` is the accent. */
export function casePrint(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  kind: string,
  c2: string,
): string {
  const r = w * 0.2;
  const t = w / 4;
  switch (kind) {
    case 'uso rudo': {
      const e = D(c, 0.42);
      return (
        [0.45, 0.53, 0.61, 0.69, 0.77]
          .map((f) =>
            P(
              `M${x} ${y + h * f}l${w * 0.5} ${w * 0.12} ${w * 0.5} ${-w * 0.12}v9l${-w * 0.5} ${w * 0.12} ${-w * 0.5} ${-w * 0.12}z`,
              D(c, 0.2),
            ),
          )
          .join('') +
        [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ]
          .map(([sx = 0, sy = 0]) =>
            G(
              `translate(${x + sx * w},${y + sy * h}) scale(${sx ? -1 : 1},${sy ? -1 : 1})`,
              P(
                `M-4 ${r * 2}V${r * 0.9}A${r * 0.94} ${r * 0.94} 0 0 1 ${r * 0.9} -4H${r * 2}l-10 13H${r * 1.1}A${r * 0.7} ${r * 0.7} 0 0 0 9 ${r * 1.1}V${r * 1.8}z`,
                k.lin(
                  [
                    [0, L(e, 0.18)],
                    [1, e],
                  ],
                  0,
                  0,
                  1,
                  1,
                ),
              ),
            ),
          )
          .join('')
      );
    }
    case 'acanalada':
      return R(
        x,
        y,
        w,
        h,
        0,
        k.pat(
          11,
          10,
          `<rect width="5.5" height="10" fill="${D(c, 0.16)}"/><rect x="5.5" width="2" height="10" fill="${L(c, 0.28)}"/>`,
        ),
      );
    case 'azulejo':
      return R(
        x,
        y,
        w,
        h,
        0,
        k.pat(
          t * 2,
          t * 2,
          `<rect width="${t * 2}" height="${t * 2}" fill="${c}"/><path d="M0 0h${t}a${t} ${t} 0 0 1-${t} ${t}z" fill="#f4f1e6"/><path d="M${t * 2} ${t * 2}h-${t}a${t} ${t} 0 0 1 ${t}-${t}z" fill="#f4f1e6"/><path d="M${t} 0h${t}v${t}a${t} ${t} 0 0 1-${t}-${t}z" fill="${L(c, 0.35)}"/><circle cx="${t * 0.5}" cy="${t * 1.5}" r="${t * 0.24}" fill="${c2}"/>`,
          `patternTransform="translate(${x},${y})"`,
        ),
      );
    case 'lunares':
      return R(
        x,
        y,
        w,
        h,
        0,
        k.pat(
          30,
          30,
          `<circle cx="7.5" cy="7.5" r="5.2" fill="${c2}"/><circle cx="22.5" cy="22.5" r="5.2" fill="${c2}"/>`,
          `patternTransform="translate(${x},${y})"`,
        ),
      );
    case 'zarape':
      return [0.42, 0.5, 0.6, 0.66, 0.76, 0.83]
        .map((f, i) =>
          R(
            x,
            y + h * f,
            w,
            h * ([0.05, 0.07, 0.03, 0.06, 0.04, 0.05][i] ?? 0.05),
            0,
            [c2, L(c, 0.55), '#f4f1e6', D(c, 0.45), c2, '#f4f1e6'][i] ?? c2,
          ),
        )
        .join('');
    case 'agave': {
      const leaf = (a: number, l: number, f: string): string =>
        G(
          `translate(${x + w / 2},${y + h * 0.95}) rotate(${a})`,
          P(
            `M0 0C-${w * 0.14} -${l * 0.4} -${w * 0.08} -${l * 0.8} 0 -${l}C${w * 0.08} -${l * 0.8} ${w * 0.14} -${l * 0.4} 0 0z`,
            f,
          ) + S(`M0 -8V-${l * 0.86}`, L(f, 0.3), 1.6),
        );
      return [
        [-58, 0.3],
        [58, 0.3],
        [-36, 0.4],
        [36, 0.4],
        [-16, 0.46],
        [16, 0.46],
        [0, 0.5],
      ]
        .map(([a = 0, f = 0], i) => leaf(a, h * f, i % 2 ? D(c2, 0.16) : c2))
        .join('');
    }
    case 'papel picado': {
      const flag = (fx: number, fy: number, f: string): string =>
        G(
          `translate(${fx},${fy})`,
          P(
            `M0 0h${w * 0.26}v${w * 0.26}l-${w * 0.045} ${w * 0.04} -${w * 0.045} -${w * 0.04} -${w * 0.04} ${w * 0.04} -${w * 0.04} -${w * 0.04} -${w * 0.045} ${w * 0.04} -${w * 0.045} -${w * 0.04}z`,
            f,
          ) +
            C(w * 0.13, w * 0.11, w * 0.05, c) +
            C(w * 0.13, w * 0.11, w * 0.02, f) +
            C(w * 0.05, w * 0.21, w * 0.016, c) +
            C(w * 0.21, w * 0.21, w * 0.016, c),
        );
      return [0.5, 0.68, 0.86]
        .map(
          (f, row) =>
            S(`M${x} ${y + h * f}q${w / 2} ${w * 0.06} ${w} 0`, '#f4f1e6', 1.6) +
            [0.05, 0.37, 0.69]
              .map((g, i) => flag(x + w * g, y + h * f + 3, [c2, '#f4f1e6', L(c, 0.45)][(i + row) % 3] ?? c2))
              .join(''),
        )
        .join('');
    }
    case 'tarjetero':
      return (
        R(x + w * 0.14, y + h * 0.45, w * 0.72, h * 0.4, 8, D(c, 0.14)) +
        R(
          x + w * 0.14,
          y + h * 0.45,
          w * 0.72,
          h * 0.4,
          8,
          'none',
          `stroke="${L(c, 0.35)}" stroke-width="2" stroke-dasharray="5 4"`,
        ) +
        R(x + w * 0.2, y + h * 0.41, w * 0.6, h * 0.1, 5, '#e9ece9') +
        R(x + w * 0.2, y + h * 0.445, w * 0.6, h * 0.02, 0, '#2a302d') +
        R(x + w * 0.14, y + h * 0.5, w * 0.72, h * 0.35, 8, D(c, 0.1))
      );
    case 'anillo':
      return (
        C(
          x + w / 2,
          y + h * 0.62,
          w * 0.21,
          k.lin(
            [
              [0, '#f3f5f4'],
              [0.5, '#9aa29e'],
              [1, '#d5dad7'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        C(x + w / 2, y + h * 0.62, w * 0.15, D(c, 0.2)) +
        R(x + w * 0.46, y + h * 0.62 - w * 0.24, w * 0.08, w * 0.1, 4, '#8a918d') +
        C(x + w / 2, y + h * 0.62, w * 0.1, c2)
      );
    default:
      return '';
  }
}
