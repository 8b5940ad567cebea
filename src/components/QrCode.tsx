import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { memo } from 'react';

/** Width of the quiet zone that scanners need around the code, in modules. */
const margin = 3;

/** A QR code of a text. @param label its accessible name */
export const QrCode = memo(function QrCode({ text, label }: { text: string; label: string }) {
  // As UTF-8 bytes, which all scanners decode; few support the library's default encoding of Ñ.
  const code = generate(mode.bytes(new TextEncoder().encode(text)), { minCorrectionLevel: correction.M });
  const side = code.size + 2 * margin;
  return (
    <svg viewBox={`${-margin} ${-margin} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={toSvgPath(code)} />
    </svg>
  );
});
