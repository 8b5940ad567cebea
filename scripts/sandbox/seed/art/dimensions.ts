import { pictureBackground, group, rect, stroke, textOutlines, textWidth } from './markup.ts';

const inkColour = '#2b322f';

const drawLabel = (x: number, y: number, text: string, rotation = 0): string => {
  const width = textWidth(text, 18) + 12;
  return group(
    `translate(${x},${y}) rotate(${rotation})`,
    rect(-width / 2, -11, width, 22, 0, pictureBackground) +
      textOutlines(0, 6, text, 18, inkColour, { anchor: 'middle' }),
  );
};

function formatLength(mm: number): string {
  if (mm >= 1000) return `${mm / 1000} m`;
  return mm >= 100 ? `${Math.round(mm) / 10} cm` : `${mm} mm`;
}

/** Draws the outlines of front and side, with labelled dimensions. @param size width, height and depth in millimetres */
export function drawDimensions(size: readonly [number, number, number], colour: string): string {
  const [width, height, depth] = size;
  const scale = 250 / Math.max(width + depth * 0.6, height, 1);
  const scaleLength = (mm: number, min: number, max: number): number => Math.min(max, Math.max(min, mm * scale));
  const frontWidth = scaleLength(width, 44, 230);
  const drawnHeight = scaleLength(height, 44, 236);
  const sideWidth = scaleLength(depth, 10, 76);
  const x = (400 - frontWidth - sideWidth - 40) / 2 + 14;
  const y = (374 - drawnHeight) / 2;
  const radius = Math.min(frontWidth, drawnHeight) * 0.16;
  const outline = `stroke="${inkColour}" stroke-width="2.2"`;
  const sideX = x + frontWidth + 40;
  const innerOutline = `stroke="${colour}" stroke-width="2"`;
  // The lines with the lengths, and their end ticks.
  const lineY = y + drawnHeight + 26;
  const tickY = y + drawnHeight + 18;
  return (
    rect(x, y, frontWidth, drawnHeight, radius, 'none', outline) +
    rect(
      x + 8,
      y + 8,
      Math.max(frontWidth - 16, 4),
      Math.max(drawnHeight - 16, 4),
      Math.max(radius - 8, 2),
      'none',
      innerOutline,
    ) +
    rect(sideX, y, sideWidth, drawnHeight, Math.min(radius, sideWidth * 0.4), 'none', outline) +
    stroke(`M${sideX + sideWidth * 0.5} ${y + 8}V${y + drawnHeight - 8}`, colour, 1.6, 'stroke-dasharray="5 5"') +
    stroke(`M${x} ${lineY}h${frontWidth}M${x} ${tickY}v16M${x + frontWidth} ${tickY}v16`, inkColour, 1.5) +
    drawLabel(x + frontWidth / 2, lineY + (frontWidth < 90 ? 22 : 0), formatLength(width)) +
    stroke(`M${x - 26} ${y}v${drawnHeight}M${x - 34} ${y}h16M${x - 34} ${y + drawnHeight}h16`, inkColour, 1.5) +
    drawLabel(x - 26, y + drawnHeight / 2, formatLength(height), -90) +
    stroke(`M${sideX} ${lineY}h${sideWidth}M${sideX} ${tickY}v16M${sideX + sideWidth} ${tickY}v16`, inkColour, 1.5) +
    drawLabel(
      Math.max(sideX + sideWidth / 2, x + frontWidth + 44),
      lineY + (sideWidth < 90 ? 22 : 0),
      formatLength(depth),
    )
  );
}
