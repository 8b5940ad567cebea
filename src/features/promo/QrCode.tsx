import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Quiet modules around the code, which readers need. */
const margin = 3;

/** The code for the reader at the counter. */
export function QrCode({ code }: { code: string }) {
  const { size, path } = useMemo(() => {
    // As bytes of UTF-8, which every reader takes for an Ñ; the library's own choice for it is read by few.
    const drawn = generate(mode.bytes(new TextEncoder().encode(code)), { minCorrectionLevel: correction.M });
    return { size: drawn.size, path: toSvgPath(drawn) };
  }, [code]);
  const box = `${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`;
  return (
    <section className="promo-counter" aria-labelledby="counter">
      <svg viewBox={box} role="img" aria-label={`Código QR de ${[...code].join(' ')}`} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <div>
        <h2 id="counter">En la sucursal</h2>
        <p>Muestra esta pantalla en caja antes de pagar. Con el código QR no hay que dictarlo.</p>
      </div>
    </section>
  );
}
