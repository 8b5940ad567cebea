import { R, makeKit, G, T, D, L } from './art/kit.ts';
import { viewsOf } from './art/kinds.ts';
export function drawSlide(file: string): string {
  const k = makeKit();
  const paint = viewsOf('cargador')[0]!;
  const body =
    R(0, 0, 1600, 600, 0, '#0d3d30') +
    R(960, 0, 640, 600, 0, L('#0d3d30', 0.08)) +
    G('translate(980,10) scale(1.45)', paint(k, { kind: 'cargador', colour: '#f3f3ef' })) +
    T(64, 200, 'Carga rápida,', 130, '#fff') +
    T(64, 330, 'precio tranquilo.', 130, '#fff');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 600" width="1600" height="600"><title>${file}</title><defs>${k.defs.join('')}</defs>${body}</svg>${D('#ffffff', 0) ? '' : ''}`;
}
