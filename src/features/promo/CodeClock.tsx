import { validity } from './promo.ts';
import { clockText, endText } from './shown.ts';

/** What is left of the code, as a clock and a bar that runs down; then when it ended. */
export function Clock({ left, until }: { left: number; until: number }) {
  return (
    <div>
      <p className="promo-clock">
        <b role="timer" aria-label="Tiempo para usarlo">
          {clockText(left)}
        </b>
        {left > 0 ? 'para usarlo' : `venció a las ${endText(until)}`}
      </p>
      {/* Drawn, since the policy forbids style attributes in markup. */}
      <svg className="promo-bar" viewBox={`0 0 ${validity} 6`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={left} height="6" />
      </svg>
    </div>
  );
}
