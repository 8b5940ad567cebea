import { branchAddressLine, branchName } from '../../components/branch.ts';
import { BranchName } from '../../components/BranchName.tsx';
import type { Branch } from '../../contract/catalogue.ts';
import { mexicoCityZone as shopZone } from '../../lib/time.ts';
import { whatsappUrl } from '../../lib/contactUrls.ts';
import { shop } from '../../shop.ts';
import { branchDetails, branchPhone, holidays } from '../../shop/branchDetails.ts';
import { BranchActions } from './BranchActions.tsx';
import { holidaysText, toDayHours, toWeek, weekText } from './weekHours.ts';

export function BranchIntroduction({ branch }: { branch: Branch }) {
  const { phone, landmark } = branchDetails[branch.id] ?? {};
  return (
    <div className="branch-introduction">
      <div>
        <h1 data-name tabIndex={-1}>
          <BranchName city={branch.city} neighbourhood={branch.neighbourhood} />
        </h1>
        <OpeningStatusLine branch={branch} />
        <address>{branchAddressLine(branch)}</address>
        {landmark && <p className="landmark">{landmark}</p>}
      </div>
      <div>
        <BranchActions branch={branch} />
        <p className="hint">
          {branchPhone(branch.id)}
          {!phone && ', el teléfono de la tienda'}
          {' · '}
          <span className="own-tag">Es tu sucursal</span>
          <button className="link needs-script" type="button" data-select-branch>
            Elegir sucursal
          </button>
        </p>
      </div>
    </div>
  );
}

/** An empty line that a script fills with the opening status; if the hours are unknown, a link to ask for them (R2.10). */
export const OpeningStatusLine = ({ branch }: { branch: Branch }) => (
  <p className="branch-opening">
    {branchDetails[branch.id]?.hours ? (
      <span className="opening-status" data-opening={branch.id} />
    ) : (
      <a
        className="link"
        href={whatsappUrl(shop.whatsapp, `Hola, ¿cuál es el horario de la sucursal ${branchName(branch)}?`)}
        target="_blank"
        rel="noopener"
      >
        Pregunta el horario
      </a>
    )}
  </p>
);

/** A week's hours in one line; nothing if they are unknown (R2.10). */
export function BranchHoursLine({ branch }: { branch: Branch }) {
  const { hours } = branchDetails[branch.id] ?? {};
  return hours && <small>{weekText(toWeek(hours))}</small>;
}

/** A week's hours and the holidays of a branch; nothing if its hours are unknown. A script marks today (src/entries/branch.ts). */
export function BranchHours({ branch }: { branch: Branch }) {
  const { hours, zone = shopZone, closed = holidays } = branchDetails[branch.id] ?? {};
  if (!hours) return null;
  return (
    <section className="branch-hours">
      <h2 id="hours">Horario</h2>
      <table aria-labelledby="hours" data-zone={zone}>
        <tbody>
          {toDayHours(toWeek(hours)).map(({ day, name, times }) => (
            <tr key={day} data-day={day}>
              <th scope="row">{name}</th>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {closed.length > 0 && <p className="hint">{holidaysText(closed)}</p>}
    </section>
  );
}
