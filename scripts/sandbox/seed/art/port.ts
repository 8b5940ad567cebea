import { R } from './kit.ts';

/** A USB port seen from the front, centred on (x, y). */
export function port(x: number, y: number, kind: string, s = 1): string {
  return kind === 'c'
    ? R(x - 25 * s, y - 9 * s, 50 * s, 18 * s, 9 * s, '#a9b0ac') +
        R(x - 22.5 * s, y - 6.5 * s, 45 * s, 13 * s, 6.5 * s, '#0e1211') +
        R(x - 13 * s, y - 1.6 * s, 26 * s, 3.2 * s, 1.6 * s, '#59625e')
    : R(x - 29 * s, y - 12 * s, 58 * s, 24 * s, 4 * s, '#a9b0ac') +
        R(x - 26 * s, y - 9 * s, 52 * s, 18 * s, 2 * s, '#0e1211') +
        R(x - 22 * s, y - 6 * s, 44 * s, 7 * s, s, '#d9643a');
}
