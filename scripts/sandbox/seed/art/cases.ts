import { C, D, G, L, P, R, S, type Kit, type Painter } from './kit.ts';
import { camera } from './cameras.ts';
import { phoneFront } from './phone.ts';
import { casePrint } from './casePrints.ts';
import { svg } from './svg.ts';

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
  const printed = casePrint(k, x, y, w, h, c, kind, c2);
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
const inside = svg('funda-3');

export const cases = {
  funda: { hero: pair, more: [worn, inside], focus: [165, 110, 1.9], size: [73, 149, 11] },
  'funda-sola': { hero: single, more: [worn, inside], focus: [175, 120, 1.8], size: [75, 152, 13] },
  'funda-puesta': { hero: worn, more: [single, inside], focus: [250, 110, 1.9], size: [74, 150, 12] },
  folio: { hero: svg('folio'), more: [svg('folio-2')], focus: [210, 190, 1.8], size: [80, 158, 18] },
} as const;
