import { D, G, L, R, mix, type Painter } from './kit.ts';
import type { Drawing } from '../drawing.ts';
import { phoneBack, phoneFront, type Wallpaper } from './phone.ts';
import { svg } from './svg.ts';

const paper = (d: Drawing): Wallpaper => {
  const middle = d.second ?? '#c6485c';
  const suns: Record<string, string> = {
    sol: '#f2b45f',
    ondas: '#f4e3b8',
    bloques: '#f2cf4a',
    luna: '#f3f0e4',
    dunas: '#f2d9a0',
  };
  return {
    colours: [suns[d.variant ?? 'sol'] ?? '#f2b45f', middle, mix(D(middle, 0.45), '#2d3566', 0.5)],
    scene: (d.variant ?? 'sol') as Wallpaper['scene'],
  };
};

/** Front over back. */
const both: Painter = (k, d) =>
  k.sh(204, 368, 156, 16, 0.34) +
  G('rotate(9 260 200)', phoneBack(k, 176, 30, 160, 326, d.colour, d.camera)) +
  G(
    'rotate(-6 150 200)',
    R(76, 34, 164, 330, 36, '#0b1310', 'opacity=".16"') +
      phoneFront(k, 70, 32, 164, 330, L(d.colour, 0.1), paper(d), d.front),
  );

/** Back over front. */
const backFirst: Painter = (k, d) =>
  k.sh(204, 368, 156, 16, 0.34) +
  G('rotate(9 260 200)', phoneFront(k, 172, 34, 158, 318, L(d.colour, 0.1), paper(d), d.front)) +
  G(
    'rotate(-6 150 200)',
    R(78, 36, 162, 328, 34, '#0b1310', 'opacity=".2"') + phoneBack(k, 70, 32, 164, 330, d.colour, d.camera),
  );

/** Front alone, leaning. */
const front: Painter = (k, d) =>
  k.sh(204, 374, 120, 16, 0.36) +
  G(
    'rotate(7 200 200)',
    R(120, 28, 174, 348, 36, '#0b1310', 'opacity=".14"') +
      phoneFront(k, 113, 24, 174, 348, L(d.colour, 0.1), paper(d), d.front),
  );
const backAlone: Painter = (k, d) =>
  k.sh(204, 374, 120, 16, 0.36) + G('rotate(-6 200 200)', phoneBack(k, 113, 24, 174, 348, d.colour, d.camera));

const handset = { more: [backAlone, svg('celular-3')], focus: [240, 90, 1.9], size: [72, 147, 8] } as const;
export const handsets = {
  celular: { hero: both, ...handset },
  'celular-frente': { hero: front, ...handset, focus: [210, 110, 1.8] },
  'celular-atras': { hero: backFirst, ...handset, focus: [130, 90, 1.8] },
} as const;
