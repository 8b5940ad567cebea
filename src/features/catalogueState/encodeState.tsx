import type { CatalogueState, PublishedState } from '../../api/published.ts';
import { formatCount } from '../../components/counts.ts';
import { toVNodes } from '../../runtime/renderToDom.ts';
import { MonthChart } from './MonthChart.tsx';

/** Encodes the state with its rendered view, so that /estado loads no script to render it. */
export const encodeState = (state: CatalogueState): string =>
  JSON.stringify({ ...state, view: toVNodes(<StateReport {...state} />) } satisfies PublishedState);

/** The state of the catalogue, for the shop's operator (R11.4). */
function StateReport(state: CatalogueState) {
  const { localTime, counts, quarantined, quarantinedText, notices, accepted, changes, month } = state;
  return (
    <>
      <section className="state-now">
        <h2>Catálogo publicado</h2>
        <p>
          <span className="state-time">{localTime}</span>, hora de la Ciudad de México
        </p>
        <dl className="state-counts">
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
        {accepted && <p className="notice state-accepted">Se publicó aunque cambió mucho: {accepted}</p>}
      </section>
      <section className="state-month">
        <h2>{month.name}</h2>
        <p>{month.summary}</p>
        {month.days.some(({ triggered, others }) => triggered + others > 0) && (
          <MonthChart name={month.name} days={month.days} />
        )}
      </section>
      <section className="state-changes">
        <h2>Lo último que cambió</h2>
        <p>{changes ? changes.title : 'Aún no hay cambios.'}</p>
        <div>
          {changes?.sections.map(({ title, lines }) => (
            <details key={title}>
              <summary>{title}</summary>
              <Lines lines={lines} />
            </details>
          ))}
        </div>
      </section>
      <section className="state-quarantined">
        <h2>Lo que se dejó fuera</h2>
        <p>{quarantinedText}</p>
        <Lines lines={quarantined} />
      </section>
      {notices.length > 0 && (
        <section className="state-notices">
          <h2>Avisos</h2>
          <Lines lines={notices} />
        </section>
      )}
    </>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
);
