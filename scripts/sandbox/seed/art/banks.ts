import { C, D, G, L, R, S, T, isDark, mix, type Painter } from './kit.ts';
import { phoneBack } from './phone.ts';
import { port } from './port.ts';
import { svg } from './svg.ts';

const sizes: Record<string, readonly [w: number, h: number, thick: number]> = {
  normal: [190, 300, 42],
  delgada: [196, 312, 22],
  mini: [150, 214, 40],
  solar: [200, 312, 46],
};

/** A power bank lying on its back. */
const lying: Painter = (k, d) => {
  const c = d.colour;
  const v = d.variant ?? 'normal';
  const [w, h, thick] = sizes[v] ?? [190, 300, 42];
  const iso = (y: number, b: string): string => G(`translate(200,${y}) matrix(.82,.38,-.7,.42,0,0)`, b);
  const r = v === 'solar' ? 26 : 38;
  const words = d.text ?? '20 000';
  const dark = isDark(c);
  const ink = dark ? L(c, 0.62) : D(c, 0.5);
  const top =
    v === 'solar'
      ? R(-78, -124, 156, 168, 6, '#141c33') +
        [0, 1, 2]
          .map((i) =>
            [0, 1, 2]
              .map(
                (j) =>
                  R(
                    -74 + i * 51,
                    -120 + j * 55,
                    46,
                    50,
                    2,
                    k.lin(
                      [
                        [0, '#3d5490'],
                        [1, '#1a2442'],
                      ],
                      0,
                      0,
                      1,
                      1,
                    ),
                  ) + S(`M${-51 + i * 51} ${-120 + j * 55}v50`, '#8b9ac4', 1),
              )
              .join(''),
          )
          .join('') +
        T(0, 98, `${words} mAh`, 22, L(c, 0.7), { anchor: 'middle' }) +
        [0, 1, 2, 3].map((i) => C(-30 + i * 20, 124, 4.5, i < 3 ? '#bff5dd' : D(c, 0.4))).join('')
      : (v === 'normal'
          ? R(-58, -h / 2 + 30, 116, 58, 12, '#0a0e0d') +
            T(0, -h / 2 + 72, '84%', 36, d.second ?? '#7ff0c0', { anchor: 'middle' })
          : [0, 1, 2, 3]
              .map((i) => C(-30 + i * 20, -h / 2 + 36, 4.5, i < 3 ? (dark ? '#bff5dd' : '#2f9d70') : D(c, 0.2)))
              .join('')) + T(0, h / 2 - 40, `${words} mAh`, 22, ink, { anchor: 'middle' });
  const layers = Array.from({ length: thick + 1 }, (_, j) => thick - j)
    .map((i) =>
      iso(
        196 + i,
        R(
          -w / 2,
          -h / 2,
          w,
          h,
          r,
          i === 0
            ? c
            : i < 3
              ? L(c, 0.35)
              : v === 'solar' && i > 12 && i < 34
                ? D(d.second ?? '#d9643a', i / 90)
                : mix(D(c, 0.12), D(c, 0.55), i / thick),
        ),
      ),
    )
    .join('');
  const ports =
    thick < 30
      ? G('translate(118,286) matrix(.82,.38,0,1,0,0)', G('scale(.7) translate(0,-36)', port(0, 4, 'c')))
      : G(
          `translate(${v === 'mini' ? 148 : 118},${v === 'mini' ? 281 : 303}) matrix(.82,.38,0,1,0,0)`,
          R(-22, -30, 34, 13, 6.5, '#8f9793') +
            R(-19, -27.6, 28, 8.2, 4, '#0a0e0d') +
            R(28, -31, 36, 15, 2, '#8f9793') +
            R(31, -28.4, 30, 10, 1, '#0a0e0d'),
        );
  return (
    k.sh(196, 296, v === 'mini' ? 150 : 190, v === 'mini' ? 50 : 66, 0.34) +
    layers +
    iso(
      196,
      R(
        -w / 2,
        -h / 2,
        w,
        h,
        r,
        k.lin(
          [
            [0, L(c, 0.3)],
            [0.5, c],
            [1, D(c, 0.2)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) + top,
    ) +
    ports
  );
};

/** Standing, seen from its ports. */
const standing = svg('pila-2');

/** Magnetic: on the back of a phone. */
const magnet: Painter = (k, d) => {
  const c = d.colour;
  const dark = isDark(c);
  return (
    k.sh(204, 370, 150, 16, 0.36) +
    G('rotate(8 260 200)', phoneBack(k, 170, 26, 164, 336, d.second ?? '#7b8fa6', d.camera ?? 'duo')) +
    G(
      'rotate(-8 160 230)',
      R(88, 116, 156, 240, 32, '#0b1310', 'opacity=".22"') +
        R(
          80,
          108,
          156,
          240,
          32,
          k.lin(
            [
              [0, L(c, dark ? 0.3 : 0.7)],
              [0.08, c],
              [0.9, D(c, 0.2)],
              [1, D(c, 0.5)],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        R(
          85,
          113,
          146,
          230,
          28,
          k.lin(
            [
              [0, L(c, dark ? 0.24 : 0.6)],
              [0.5, c],
              [1, D(c, 0.18)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        C(158, 212, 52, 'none', `stroke="${dark ? '#c9d0cc' : '#9aa29e'}" stroke-width="8"`) +
        S('M158 276v26', dark ? '#c9d0cc' : '#9aa29e', 8) +
        T(158, 332, `${d.text ?? '5 000'} mAh`, 14, dark ? L(c, 0.6) : D(c, 0.5), { anchor: 'middle' }) +
        [0, 1, 2, 3].map((i) => C(104 + i * 13, 130, 3.4, i < 3 ? '#38c793' : D(c, 0.4))).join(''),
    )
  );
};

export const banks = {
  pila: { hero: lying, more: [standing], focus: [210, 150, 1.8], size: [70, 146, 27] },
  'pila-parada': { hero: standing, more: [lying], focus: [200, 90, 1.9], size: [68, 142, 24] },
  'pila-iman': { hero: magnet, more: [standing], focus: [150, 240, 1.8], size: [64, 102, 12] },
  'pila-barra': { hero: svg('pila-barra'), more: [standing], focus: [220, 110, 1.9], size: [34, 78, 28] },
} as const;
