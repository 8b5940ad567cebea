import { branchAddress, branchPhone } from '../../components/branch.ts';
import { BranchName } from '../../components/BranchName.tsx';
import type { Branch } from '../../contract/catalogue.ts';
import { branchDetails, holidays } from '../../shop.ts';
import { BranchActions } from './BranchActions.tsx';
import { holidaysText, toDays, toWeek } from './openingHours.ts';
import { OpeningOrQuestion } from './OpeningOrQuestion.tsx';

/** The head of a branch's page (R2.11). */
export function BranchIntroduction({ branch }: { branch: Branch }) {
  const { phone, near } = branchDetails[branch.id] ?? {};
  return (
    <div className="branch-introduction">
      <div>
        <h1 data-name>
          <BranchName city={branch.city} neighbourhood={branch.neighbourhood} />
        </h1>
        <OpeningOrQuestion branch={branch} />
        <address>{branchAddress(branch).join(', ')}</address>
        {near && <p className="near">{near}</p>}
      </div>
      <div>
        <BranchActions branch={branch} />
        <p className="hint">
          {branchPhone(branch.id)}
          {!phone && ', para todas las sucursales'}
          {' · '}
          <span className="own-tag">Es tu sucursal</span>
          <button className="link needs-script" type="button" data-choose-branch>
            Elegir sucursal
          </button>
        </p>
      </div>
    </div>
  );
}

/** A week's hours and the holidays of a branch; nothing if they are unknown. The browser marks today (entries/branches.ts). */
export function BranchHours({ branch }: { branch: Branch }) {
  const { hours, zone, closed = holidays } = branchDetails[branch.id] ?? {};
  if (!hours) return null;
  return (
    <section className="branch-hours">
      <h2 id="hours">Horario</h2>
      <table aria-labelledby="hours" data-zone={zone}>
        <tbody>
          {toDays(toWeek(hours)).map(({ day, name, times }) => (
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
