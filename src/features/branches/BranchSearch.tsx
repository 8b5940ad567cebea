import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import { branchAddress, branchName } from '../../components/branch.ts';
import { Icon } from '../../components/Icon.tsx';
import type { Branch } from '../../contract/fields.ts';
import { shop } from '../../shop.ts';
import { branchesNear, type BranchSearch as Found } from './branches.ts';
import { allBranches } from './all.store.ts';
import { $branch, chooseBranch } from './branches.store.ts';

const unreachable = 'No pudimos consultar las sucursales. Revisa tu conexión e intenta de nuevo.';

/** Finds branches by postal code, and lets one be picked (R2.6, R2.7). */
export function BranchSearch({ onChosen }: { onChosen: () => void }) {
  const field = useId();
  const [found, setFound] = useState<Found | null>(null);
  const turn = useRef(0);
  const search = async (typed: string) => {
    const mine = ++turn.current;
    // A text that is no code needs no call.
    const answer =
      typed.trim().length < 5
        ? branchesNear(typed, [])
        : await allBranches().then(
            (all) => branchesNear(typed, all),
            () => ({ error: unreachable }),
          );
    if (mine === turn.current) setFound(answer);
  };
  return (
    <>
      <form
        className="postal-code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void search(event.currentTarget.querySelector('input')?.value ?? '');
        }}
      >
        <label htmlFor={field}>Código postal</label>
        <div className="row">
          <input
            id={field}
            name="cp"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            aria-describedby={`${field}-message`}
            aria-invalid={found !== null && 'error' in found}
          />
          <button className="button ink" type="submit">
            Buscar
          </button>
        </div>
      </form>
      <div id={`${field}-message`} role="status">
        {found && 'error' in found && (
          <p className="field-error">
            <Icon name="warning" className="icon small" />
            {found.error}
          </p>
        )}
        {found && 'branches' in found && <p className="visually-hidden">{found.branches.length} sucursales cerca</p>}
      </div>
      {found && 'branches' in found && (
        <BranchOptions
          branches={found.branches}
          onChoose={(branch) => {
            chooseBranch(branch);
            onChosen();
          }}
        />
      )}
    </>
  );
}

function BranchOptions({ branches, onChoose }: { branches: Branch[]; onChoose: (branch: Branch) => void }) {
  const current = useStore($branch)?.id ?? shop.mainBranch;
  const [picked, setPicked] = useState(branches.find(({ id }) => id === current) ?? branches[0]);
  return (
    <>
      <fieldset className="branch-options">
        <legend className="visually-hidden">Sucursales cerca</legend>
        {branches.map((branch) => (
          <label key={branch.id}>
            <input type="radio" name="branch" checked={branch.id === picked?.id} onChange={() => setPicked(branch)} />
            <span>
              <b>{branchName(branch)}</b>
              <small>{branchAddress(branch)[0]}</small>
            </span>
            <span className="code">{branch.postalCode}</span>
          </label>
        ))}
      </fieldset>
      <button className="button ink full" type="button" onClick={() => picked && onChoose(picked)}>
        Elegir sucursal
      </button>
    </>
  );
}
