import type { MonthDay } from '../../api/published.ts';

// In px. Not wider than a phone, since its text would be illegible if it were scaled down.
const width = 360;
const left = 34;
const right = 8;
const top = 40;
const barHeight = 112;
const axis = top + barHeight;
const height = axis + 24;
const dotRadius = 4;

const changesText = (count: number): string => (count === 1 ? '1 cambio' : `${count} cambios`);
const deploysText = (count: number): string => (count === 1 ? '1 publicación' : `${count} publicaciones`);

/** A chart of the month: for each day a bar for its changes, and above it a dot for each kind of deploy. */
export function MonthChart({ name, days }: { name: string; days: readonly MonthDay[] }) {
  const dayWidth = (width - left - right) / days.length;
  const maxChanges = Math.max(1, ...days.map(({ changes }) => changes));
  const totalChanges = days.reduce((sum, { changes }) => sum + changes, 0);
  const deploys = days.reduce((sum, { triggered, others }) => sum + triggered + others, 0);
  return (
    <figure className="month-chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${name}: ${changesText(totalChanges)}, ${deploysText(deploys)}`}
      >
        <text className="month-scale" x={left - 8} y={top + 5}>
          {maxChanges}
        </text>
        <text className="month-scale" x={left - 8} y={axis}>
          0
        </text>
        <path className="month-axis" d={`M${left} ${axis}H${width - right}`} />
        {days.map((day, index) => (
          <DayBar
            key={index}
            day={day}
            number={index + 1}
            x={left + index * dayWidth}
            width={dayWidth}
            changeHeight={barHeight / maxChanges}
          />
        ))}
      </svg>
      <figcaption>
        <ul role="list">
          <li className="month-legend-bar">Cambios publicados ese día</li>
          <li className="month-legend-dot">Publicación del catálogo</li>
          <li className="month-legend-other">Otra: de código, o a mano</li>
        </ul>
      </figcaption>
    </figure>
  );
}

interface DayBarProps {
  day: MonthDay;
  /** Day of the month. */
  number: number;
  x: number;
  width: number;
  /** Height of one change, px. */
  changeHeight: number;
}

function DayBar({ day: { changes, triggered, others }, number, x, width: dayWidth, changeHeight }: DayBarProps) {
  const barTop = axis - Math.round(changes * changeHeight);
  const centre = (x + dayWidth / 2).toFixed(1);
  const dots = [triggered > 0 && 'month-dot', others > 0 && 'month-dot other'].filter((dot) => dot !== false);
  return (
    <g>
      {changes > 0 && (
        <rect
          className="month-bar"
          x={(x + 1.5).toFixed(1)}
          y={barTop}
          width={(dayWidth - 3).toFixed(1)}
          height={axis - barTop}
        />
      )}
      {dots.map((dot, index) => (
        <circle key={dot} className={dot} cx={centre} cy={barTop - 8 - index * 11} r={dotRadius} />
      ))}
      {(number === 1 || number % 5 === 0) && (
        <text className="month-day" x={centre} y={axis + 18}>
          {number}
        </text>
      )}
      {(changes > 0 || dots.length > 0) && (
        <title>{`Día ${number}: ${changesText(changes)}, ${deploysText(triggered + others)}`}</title>
      )}
    </g>
  );
}
