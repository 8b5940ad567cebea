import { D, G, L, P, R, T, type Painter } from './kit.ts';
import { svg } from './svg.ts';
const cardPath =
  'M72 162q0-12 12-12h86q9 0 14 8l10 18q4 7 4 14v12q0 6 4 10l4 4q4 4 4 10v126q0 12-12 12H84q-12 0-12-12z';

/** microSD with its adaptor. */
const card: Painter = (k, d) => {
  const c = d.colour;
  const acc = d.second ?? '#e9b949';
  return (
    k.sh(206, 362, 150, 18, 0.32) +
    G(
      'rotate(9 250 200)',
      P(
        'M146 62q0-14 14-14h136l44 46v236q0 14-14 14H160q-14 0-14-14z',
        k.lin(
          [
            [0, '#4a524e'],
            [0.5, '#2c322f'],
            [1, '#171b19'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            R(
              166 + i * 24,
              60,
              14,
              40,
              3,
              k.lin([
                [0, '#f1d48d'],
                [1, '#b0822f'],
              ]),
            ),
          )
          .join('') +
        R(160, 124, 166, 196, 6, '#e9ece9') +
        T(174, 158, 'Adaptador', 20, '#2c322f') +
        T(316, 304, 'SD', 26, '#59615d', { anchor: 'end' }) +
        R(136, 128, 12, 34, 3, '#d7dbd8'),
    ) +
    G(
      'rotate(-10 150 220)',
      P(cardPath, '#0b1310', 'opacity=".25" transform="translate(5,7)"') +
        P(
          cardPath,
          k.lin(
            [
              [0, L(c, 0.24)],
              [0.5, c],
              [1, D(c, 0.35)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        R(72, 318, 138, 18, 0, acc) +
        T(86, 246, d.text ?? '128', (d.text ?? '').length > 3 ? 46 : 58, '#fff') +
        T(88, 278, 'GB', 24, acc) +
        T(134, 278, 'U3 · V30', 15, '#fff') +
        T(88, 186, 'micro', 17, '#fff'),
    )
  );
};

/** USB stick: "metal" with a key ring, or "doble" with USB-C and USB-A. */
const stick = svg('usb');

const stickPair: Painter = (k, d) =>
  G('translate(-50,20) scale(.76)', stick(k, d)) +
  G('translate(140,60) scale(.76)', stick(k, { ...d, colour: L(d.colour, 0.3) }));

export const memory = {
  memoria: { hero: card, more: [svg('memoria-2')], focus: [150, 250, 1.9], size: [11, 15, 1] },
  usb: { hero: stick, more: [stickPair], focus: [240, 130, 1.9], size: [18, 52, 8] },
  ssd: { hero: svg('ssd'), more: [svg('ssd-2')], focus: [160, 160, 1.9], size: [64, 88, 12] },
  lector: { hero: svg('lector'), more: [], focus: [200, 130, 1.9], size: [46, 62, 10] },
} as const;
