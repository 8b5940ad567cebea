import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { steps, type Step } from './draft.ts';

const bars = [
  { step: 'note', name: 'Nota' },
  { step: 'phone', name: 'Teléfono' },
  { step: 'data', name: 'Datos', more: ' del cliente' },
] as const;

/** Three bars: done, now, to come. The review stands behind them all. */
export function StepBar({ step }: { step: Step }) {
  const now = steps.indexOf(step);
  return (
    <ol className="step-bar" aria-label="Pasos">
      {bars.map(({ name, step: each, ...bar }, place) => (
        <li
          key={each}
          className={place < now ? 'done' : place === now ? 'now' : undefined}
          aria-current={place === now ? 'step' : undefined}
        >
          {place < now && <Icon paths={icons.check} className="icon small" />}
          <span>
            {place < now ? <span className="visually-hidden">Listo: </span> : `${place + 1}. `}
            {name}
            {'more' in bar && <span className="wide-text">{bar.more}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
