import { PLANE, C, D, G, L, P, R, S, T, type Kit, type Painter } from './kit.ts';
import { camera, darkFront, phoneFront } from './phone.ts';

const shell = (k: Kit, x: number, y: number, w: number, h: number, c: string): string => {
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
          [0, L(c, 0.34)],
          [0.06, c],
          [0.93, c],
          [1, D(c, 0.35)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    R(
      x + 5,
      y + 5,
      w - 10,
      h - 10,
      r - 5,
      k.lin(
        [
          [0, L(c, 0.2)],
          [0.5, c],
          [1, D(c, 0.16)],
        ],
        0,
        0,
        1,
        1,
      ),
    )
  );
};

/** What is on the back of a case, by its kind; `c2` is the accent. */
function print(k: Kit, x: number, y: number, w: number, h: number, c: string, kind: string, c2: string): string {
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

/** The back of a case. */
export function caseBack(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  kind: string,
  cam?: string,
  c2 = '#f0a431',
): string {
  const r = w * 0.2;
  if (kind === 'transparente' || kind === 'magnética') {
    return (
      R(
        x + 5,
        y + 5,
        w - 10,
        h - 10,
        r - 4,
        k.lin(
          [
            [0, L(c, 0.2)],
            [0.6, c],
            [1, D(c, 0.2)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      R(x, y, w, h, r, '#ffffff', 'opacity=".28"') +
      R(
        x - 0.5,
        y - 0.5,
        w + 1,
        h + 1,
        r + 0.5,
        'none',
        `stroke="${D(c, 0.5)}" stroke-opacity=".5" stroke-width="1.4"`,
      ) +
      R(x + 1.5, y + 1.5, w - 3, h - 3, r - 1, 'none', 'stroke="#fff" stroke-opacity=".9" stroke-width="3"') +
      R(x + 6, y + 6, w - 12, h - 12, r - 5, 'none', `stroke="${D(c, 0.5)}" stroke-opacity=".25" stroke-width="1.5"`) +
      (kind === 'magnética'
        ? C(x + w / 2, y + h * 0.56, w * 0.27, 'none', 'stroke="#fff" stroke-opacity=".92" stroke-width="9"') +
          S(`M${x + w / 2} ${y + h * 0.56 + w * 0.39}v${w * 0.2}`, '#fff', 9, 'stroke-opacity=".92"')
        : P(
            `M${x + 10} ${y + h * 0.9}L${x + w - 10} ${y + h * 0.36}v${h * 0.1}L${x + 10} ${y + h}z`,
            '#fff',
            'opacity=".2"',
          )) +
      camera(k, x, y, w, '#8b9390', cam)
    );
  }
  const cl = k.clip(R(x + 4, y + 4, w - 8, h - 8, r - 4, '#000'));
  const printed = print(k, x, y, w, h, c, kind, c2);
  const gloss = ['azulejo', 'zarape', 'agave', 'papel picado', 'lunares'].includes(kind)
    ? R(
        x,
        y,
        w,
        h,
        0,
        k.lin(
          [
            [0, '#fff', 0.22],
            [0.5, '#fff', 0],
            [1, '#000', 0.16],
          ],
          0,
          0,
          1,
          1,
        ),
      )
    : '';
  const body =
    kind === 'uso rudo'
      ? `<g clip-path="${cl}">${printed.slice(0, printed.indexOf('<g '))}</g>${printed.slice(printed.indexOf('<g '))}`
      : printed || gloss
        ? `<g clip-path="${cl}">${printed}${gloss}</g>`
        : '';
  return (
    shell(k, x, y, w, h, c) +
    body +
    S(`M${x + 8} ${y + r * 1.2}V${y + h - r * 1.2}`, '#fff', 2.5, 'opacity=".35"') +
    camera(k, x, y, w, c, cam)
  );
}

const kindOf = (d: { variant?: string }): string => d.variant ?? 'silicón';

const pair: Painter = (k, d) =>
  k.sh(210, 366, 150, 20) +
  G('rotate(12 260 220)', caseBack(k, 178, 60, 146, 296, d.second ?? '#e8c9b0', 'silicón', d.camera)) +
  G(
    'rotate(-7 170 200)',
    R(96, 44, 160, 324, 34, '#0b1310', 'opacity=".18"') +
      caseBack(k, 88, 34, 160, 324, d.colour, kindOf(d), d.camera, d.second),
  );

const single: Painter = (k, d) =>
  k.sh(204, 374, 120, 16) +
  G('rotate(5 200 200)', caseBack(k, 114, 26, 172, 346, d.colour, kindOf(d), d.camera, d.second));

/** Case from behind with the phone's face beside it. */
const worn: Painter = (k, d) =>
  k.sh(204, 370, 156, 16) +
  G('rotate(9 260 200)', caseBack(k, 186, 40, 150, 312, d.colour, kindOf(d), d.camera, d.second)) +
  G(
    'rotate(-6 150 200)',
    R(66, 30, 168, 334, 36, d.colour) +
      R(
        66,
        30,
        168,
        334,
        36,
        k.lin(
          [
            [0, '#fff', 0.3],
            [0.2, '#fff', 0],
            [1, '#000', 0.3],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      phoneFront(
        k,
        73,
        37,
        154,
        320,
        '#2b302e',
        { colours: [L(d.colour, 0.5), d.colour, D(d.colour, 0.6)], scene: 'ondas' },
        d.front,
      ),
  );

/** The empty case, seen from inside. */
const inside: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 374, 124, 16) +
    G(
      'rotate(-4 200 200)',
      R(
        110,
        26,
        180,
        346,
        38,
        k.lin(
          [
            [0, L(c, 0.3)],
            [0.1, c],
            [0.9, D(c, 0.1)],
            [1, D(c, 0.4)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        R(
          120,
          36,
          160,
          326,
          30,
          k.lin(
            [
              [0, D(c, 0.42)],
              [1, D(c, 0.18)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        R(134, 50, 132, 298, 20, 'none', `stroke="${L(c, 0.2)}" stroke-opacity=".4" stroke-width="1.5"`) +
        R(196, 52, 68, 68, 20, PLANE) +
        R(196, 52, 68, 68, 20, 'none', `stroke="${D(c, 0.5)}" stroke-width="4"`) +
        T(200, 240, 'microfibra', 15, L(c, 0.3), { anchor: 'middle' }) +
        R(104, 110, 7, 40, 3, D(c, 0.3)) +
        R(289, 130, 7, 60, 3, D(c, 0.4)),
    )
  );
};

/** Wallet case, closed with its strap over an open one. */
const folio: Painter = (k, d) => {
  const c = d.colour;
  const leather = (x: number, y: number, w: number, h: number, f: string): string =>
    R(
      x,
      y,
      w,
      h,
      14,
      k.lin(
        [
          [0, L(f, 0.22)],
          [0.4, f],
          [1, D(f, 0.3)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) + R(x + 8, y + 8, w - 16, h - 16, 9, 'none', `stroke="${L(f, 0.4)}" stroke-width="1.8" stroke-dasharray="6 4"`);
  return (
    k.sh(204, 368, 158, 18) +
    G(
      'rotate(10 260 200)',
      leather(184, 40, 152, 308, D(c, 0.12)) +
        [0, 1, 2]
          .map(
            (i) =>
              R(204, 90 + i * 46, 112, 78, 6, i === 2 ? D(c, 0.25) : (['#e9ece9', '#c9a24b'][i] ?? c)) +
              R(200, 112 + i * 46, 120, 70, 6, D(c, 0.04 + i * 0.08)),
          )
          .join(''),
    ) +
    G(
      'rotate(-6 150 200)',
      R(80, 38, 170, 326, 18, '#0b1310', 'opacity=".2"') +
        R(72, 34, 172, 326, 18, D(c, 0.5)) +
        leather(72, 32, 166, 324, c) +
        R(
          206,
          166,
          62,
          50,
          14,
          k.lin(
            [
              [0, L(c, 0.12)],
              [1, D(c, 0.35)],
            ],
            0,
            0,
            0,
            1,
          ),
        ) +
        C(
          222,
          191,
          10,
          k.lin(
            [
              [0, '#f5e3b5'],
              [1, '#a07a2c'],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        T(155, 320, d.text ?? 'KUVO', 17, D(c, 0.4), { anchor: 'middle', spacing: 4 }),
    )
  );
};

const openFolio: Painter = (k, d) => {
  const c = d.colour;
  return (
    k.sh(200, 340, 186, 20) +
    R(
      38,
      62,
      160,
      274,
      14,
      k.lin(
        [
          [0, L(c, 0.18)],
          [1, D(c, 0.2)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    R(
      202,
      62,
      160,
      274,
      14,
      k.lin(
        [
          [0, c],
          [1, D(c, 0.34)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    R(194, 62, 12, 274, 0, D(c, 0.4)) +
    [0, 1, 2]
      .map(
        (i) =>
          R(56, 96 + i * 56, 122, 80, 6, ['#e9ece9', '#4a7fb0', '#c9a24b'][i] ?? c) +
          R(52, 118 + i * 56, 130, 76, 6, D(c, 0.06 * i)),
      )
      .join('') +
    darkFront(k, 214, 74, 136, 250, '#39403d')
  );
};

export const cases = {
  funda: { hero: pair, more: [worn, inside], focus: [165, 110, 1.9], size: [73, 149, 11] },
  'funda-sola': { hero: single, more: [worn, inside], focus: [175, 120, 1.8], size: [75, 152, 13] },
  'funda-puesta': { hero: worn, more: [single, inside], focus: [250, 110, 1.9], size: [74, 150, 12] },
  folio: { hero: folio, more: [openFolio], focus: [210, 190, 1.8], size: [80, 158, 18] },
} as const;
